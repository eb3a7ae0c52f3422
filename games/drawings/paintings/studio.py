"""Where a card becomes a painting."""

from games.drawings.paintings import daniel, manuel, rafael, ramon, sigrid
from games.drawings.paintings.canvas import Canvas
from games.drawings.paintings.catalogue import PAINTINGS

_WORKS = {
    f"{artist}-{place}": work
    for artist, works in (
        ("manuel", manuel.WORKS),
        ("sigrid", sigrid.WORKS),
        ("daniel", daniel.WORKS),
        ("ramon", ramon.WORKS),
        ("rafael", rafael.WORKS),
    )
    for place, work in works.items()
}


def painted(card: str) -> str:
    """The painting of a card as an SVG file."""
    painting = PAINTINGS[card]
    canvas = Canvas(card)
    _WORKS[card](canvas)
    return canvas.svg(f"{painting.artist_name}: {painting.title}")
