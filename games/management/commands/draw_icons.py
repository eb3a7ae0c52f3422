"""Draw the icons of the installed site anew: static/img/app/."""

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from games.drawings.icons import ICONS


class Command(BaseCommand):
    help = "Draws the icons of the installed site into static/img/app/."

    def handle(self, *args: Any, **options: Any) -> None:
        folder = settings.BASE_DIR / "static" / "img" / "app"
        folder.mkdir(parents=True, exist_ok=True)
        for name, drawn in ICONS.items():
            (folder / name).write_bytes(drawn())
            self.stdout.write(f"{folder / name}: {(folder / name).stat().st_size} bytes")
