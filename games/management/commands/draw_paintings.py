"""Paint the seventy paintings of Modern Art anew, and the marks beside them.

Into static/img/paintings/ and static/img/saleroom.svg.
"""

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from games.drawings.paintings.catalogue import PAINTINGS
from games.drawings.paintings.marks import sprite
from games.drawings.paintings.studio import painted


class Command(BaseCommand):
    help = __doc__

    def handle(self, *args: Any, **options: Any) -> None:
        images = settings.BASE_DIR / "static" / "img"
        folder = images / "paintings"
        folder.mkdir(exist_ok=True)
        sizes = []
        for card in PAINTINGS:
            target = folder / f"{card}.svg"
            target.write_text(painted(card), encoding="utf-8")
            sizes.append(target.stat().st_size)
        (images / "saleroom.svg").write_text(sprite(), encoding="utf-8")
        self.stdout.write(
            f"{folder}: {len(sizes)} paintings, {sum(sizes):,} bytes, the largest {max(sizes):,}."
        )
