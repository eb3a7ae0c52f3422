"""A contest as a picture: each level's share of wins, with its interval and what chance gives."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

from games.arena.statistics import Row

WIDTH, LEFT, RIGHT, STEP, TOP = 640, 130, 24, 44, 34
INK, QUIET, BAR = "#2b2a33", "#8a8794", "#2f6f62"


def chart(title: str, rows: Sequence[Row], chance: float) -> str:
    """An SVG document."""
    height = TOP + STEP * len(rows) + 34
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        f' font-family="system-ui, sans-serif" font-size="14" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="{LEFT}" y="20" font-weight="600">{escape(title)}</text>',
        *_grid(height),
        *(part for place, row in enumerate(rows) for part in _bar(TOP + STEP * place, row)),
        f'<line x1="{_x(chance):.1f}" x2="{_x(chance):.1f}" y1="{TOP}" y2="{height - 30}"'
        f' stroke="{INK}" stroke-dasharray="4 3"/>',
        f'<text x="{_x(chance) + 5:.1f}" y="{height - 34}" font-size="12">chance</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _x(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def _grid(height: int) -> list[str]:
    lines = []
    for tenth in range(0, 11, 2):
        x = _x(tenth / 10)
        lines.append(
            f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{height - 30}" stroke="#e4e2ea"/>'
        )
        lines.append(
            f'<text x="{x:.1f}" y="{height - 12}" text-anchor="middle" font-size="12"'
            f' fill="{QUIET}">{10 * tenth} %</text>'
        )
    return lines


def _bar(y: int, row: Row) -> list[str]:
    middle = y + STEP / 2
    share = row.share
    return [
        f'<text x="{LEFT - 12}" y="{middle + 5}" text-anchor="end">{escape(row.level)}</text>',
        f'<rect x="{LEFT}" y="{y + 10}" width="{_x(share.mean) - LEFT:.1f}" height="{STEP - 20}"'
        f' rx="3" fill="{BAR}" opacity="0.85"/>',
        f'<path d="M{_x(share.low):.1f} {middle - 6}v12M{_x(share.low):.1f} {middle}'
        f'H{_x(share.high):.1f}M{_x(share.high):.1f} {middle - 6}v12"'
        f' stroke="{INK}" stroke-width="2" fill="none"/>',
    ]
