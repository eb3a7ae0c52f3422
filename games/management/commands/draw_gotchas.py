"""Draw the pictures of Things & Gotchas anew: static/img/gotcha.svg."""

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from games.drawings.gotcha.sprite import sprite


class Command(BaseCommand):
    help = __doc__

    def handle(self, *args: Any, **options: Any) -> None:
        target = settings.BASE_DIR / "static" / "img" / "gotcha.svg"
        target.write_text(sprite(), encoding="utf-8")
        self.stdout.write(f"{target}: {target.stat().st_size:,} bytes.")
