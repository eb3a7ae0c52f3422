"""The log of a match in words, for those who look into it."""

from django.template import engines
from markupsafe import Markup

from games import tables
from games.models import Match

BEFORE, AFTER = 15, 8  # entries of the log around a moment


def in_words(match: Match, around: int | None = None) -> Markup:
    """Everything that happened, or what happened around a version; public facts only."""
    if match.started_at is None:
        return Markup()
    lines = tables.history(match)
    if around is not None:
        lines = [line for line in lines if around - BEFORE <= line.number <= around + AFTER]
    template = engines["jinja2"].env.get_template("moderation/log.html")
    seats = tables.current(match.pk).seats
    return Markup(
        template.render(
            slug=match.game, code=match.code, around=around or 0, lines=lines, seats=seats
        )
    )
