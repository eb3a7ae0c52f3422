"""Draw the playing cards anew: static/img/cards.svg."""

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from games.drawings.cards import sprite


class Command(BaseCommand):
    help = "Draws the sprite of the playing cards into static/img/cards.svg."

    def handle(self, *args: Any, **options: Any) -> None:
        target = settings.BASE_DIR / "static" / "img" / "cards.svg"
        target.write_text(sprite(), encoding="utf-8")
        self.stdout.write(f"{target}: {target.stat().st_size} bytes")
