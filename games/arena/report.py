"""A contest in words and figures."""

from collections.abc import Sequence

from games.arena.deals import Deal
from games.arena.matches import Contest
from games.arena.statistics import Estimate, Row, elo

HEAD = (
    "| level | share of wins (95 %) | Elo | lead in points a round (95 %) "
    "| ms a decision: median / 95 % / longest | no time to search |"
)


def markdown(
    contest: Contest, rows: Sequence[Row], deals: Sequence[Deal], command: str, picture: str
) -> str:
    sides = deals[0].sides
    lines = [
        f"# {title(contest)}",
        "",
        f"{len(deals)} deals, each played in every order of the seats. By chance a seat wins"
        f" {100 / sides:.0f} %.",
        "",
        f"    {command}",
        "",
        HEAD,
        "|---" * 6 + "|",
        *(_line(row, sides) for row in rows),
        "",
    ]
    return "\n".join([*lines, f"![Share of wins by level]({picture})", ""])


def title(contest: Contest) -> str:
    return f"{contest.slug}: {', '.join(contest.seats)}"


def summary(contest: Contest, row: Row, deals: int) -> str:
    """One line for who reads the terminal, or greps it."""
    return (
        f"RESULT arena-{contest.slug} level={row.level} seats={','.join(contest.seats)}"
        f" share={100 * row.share.mean:.1f} low={100 * row.share.low:.1f}"
        f" high={100 * row.share.high:.1f} lead={row.lead.mean:+.2f} lead_low={row.lead.low:+.2f}"
        f" lead_high={row.lead.high:+.2f} p50_ms={row.median:.1f} p95_ms={row.p95:.1f}"
        f" max_ms={row.longest:.1f} degraded={100 * row.degraded:.2f} deals={deals}"
    )


def _line(row: Row, sides: int) -> str:
    return (
        f"| {row.level} | {_percent(row.share)} | {elo(row.share.mean, sides):+.0f}"
        f" | {row.lead.mean:+.1f} ({row.lead.low:+.1f} to {row.lead.high:+.1f})"
        f" | {row.median:.0f} / {row.p95:.0f} / {row.longest:.0f}"
        f" | {100 * row.degraded:.2f} % |"
    )


def _percent(share: Estimate) -> str:
    return f"{100 * share.mean:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"
