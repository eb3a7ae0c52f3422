"""The lobby, new tables, and the table that waits."""

from functools import partial

from games import services
from games.engines import GAMES
from games.models import Match
from tests.eyes.cast import BOT, ME, OPEN, guest, member, playing, waiting
from tests.eyes.catalogue import Look, add, moment
from tests.eyes.looks import visit
from tests.ratings.records import ended


@moment("lobby.empty")
def empty() -> Look:
    """A visitor on the first day: no table is open, nothing to watch."""
    return visit("/")


@moment("lobby.full")
def full() -> Look:
    """Tables to join, to watch, of one's own, and matches to look back at."""
    anna, ben = member("Anna"), member("Bartholomew")
    for slug in GAMES:
        waiting(slug, ben)
        playing(slug, ben)
    waiting("spades", anna, is_rated=True, turn_seconds=60)
    playing("modern_art", anna)
    ended(anna, "easy", "easy", scores=(310, 220, 180))
    return visit("/", anna)


@moment("lobby.known")
def known() -> Look:
    """Somebody with a name and no match."""
    return visit("/", guest("Anna"))


@moment("lobby.crowded")
def crowded() -> Look:
    """Long names everywhere, and more tables than fit on a screen."""
    names = ("Maximiliane von Hohenber", "Bartholomew Featherstone", "Wwwwwwwwwwwwwwwwwwwwwwww")
    host, *others = [member(name) for name in names]
    for other in others:
        for slug in GAMES:
            waiting(slug, other)
            playing(slug, other)
    for slug in GAMES:
        playing(slug, host)
    return visit("/", host)


@moment("lobby.name_refused")
def name_refused() -> Look:
    """No name was said: the reason stands beside its field."""
    return visit("/", post={"your_name": ""}, status=400)


@moment("lobby.companion_refused")
def companion_refused() -> Look:
    """The second person at this screen needs a name of their own."""
    posted = {"quick": "date", "companion-modern_art": "Anna"}
    return visit("/play/modern_art/", member("Anna"), post=posted, status=400)


@moment("lobby.name_page")
def name_page() -> Look:
    """What was pressed needs a name that will do; it is kept."""
    return visit("/play/spades/", post={"your_name": "<Anna>", "quick": "solo"}, status=400)


@moment("lobby.menu", opens=(".page-header .menu > summary",))
def menu() -> Look:
    """The menu of somebody who moderates."""
    anna = member("Anna")
    anna.is_staff = True
    anna.save()
    return visit("/", anna)


def new(slug: str) -> Look:
    """A new table is set up."""
    return visit(f"/new/{slug}/", member())


for _slug in GAMES:
    add(f"lobby.new_table.{_slug}", partial(new, _slug))


@moment("lobby.new_table.refused")
def new_refused() -> Look:
    """Every reason against what was chosen is shown at once."""
    return visit("/new/spades/", member(), post={"seat-0-kind": "bot"}, status=400)


@moment("lobby.new_table.visitor")
def new_visitor() -> Look:
    """Somebody without a name sets a table up."""
    return visit("/new/check/")


@moment("lobby.join.no_name")
def join() -> Look:
    """Sitting down takes a name that will do."""
    match = waiting("spades", member())
    return visit(f"/t/{match.code}/join/", post={"your_name": "", "seat": "1"}, status=400)


@moment("lobby.join.refused")
def join_refused() -> Look:
    """The name will not do."""
    match = waiting("spades", member())
    return visit(f"/t/{match.code}/join/", post={"your_name": "<Anna>", "seat": "1"}, status=400)


# ── The table that waits ─────────────────────────────────────────────────────


def page(match: Match, user=None) -> Look:
    return visit(f"/t/{match.code}/", user)


@moment("lobby.waiting.host")
def waiting_host() -> Look:
    """The host waits for three others."""
    anna = member()
    return page(waiting("modern_art", anna), anna)


@moment("lobby.waiting.ready_to_start")
def waiting_full() -> Look:
    """Everybody is there; who is not ready is named."""
    anna, ben = member(), member("Ben")
    match = waiting("spades", anna, ME, OPEN, BOT, BOT, is_public=False)
    services.take_seat(match.pk, ben, 1)
    services.set_ready(match.pk, ben, True)
    return page(match, anna)


@moment("lobby.waiting.guest")
def waiting_guest() -> Look:
    """A guest has sat down and is not ready yet."""
    anna, ben = member(), guest("Ben")
    match = waiting("gotcha", anna)
    services.take_seat(match.pk, ben, 1)
    return page(match, ben)


@moment("lobby.waiting.invited")
def waiting_invited() -> Look:
    """A visitor followed the link: a name and a seat."""
    return page(waiting("check", member()))


@moment("lobby.waiting.rated_visitor")
def waiting_rated() -> Look:
    """A rated table is for people with an account."""
    return page(waiting("spades", member(), is_rated=True, turn_seconds=60))


@moment("lobby.waiting.closed")
def waiting_closed() -> Look:
    """The host has closed the table."""
    anna, ben = member(), member("Ben")
    match = waiting("spades", anna)
    services.close_table(match.pk, anna)
    return page(match, ben)


@moment("lobby.waiting.rules", opens=".waiting-options > summary")
def waiting_rules() -> Look:
    """What is played here, opened."""
    return page(waiting("spades", member()))


@moment("lobby.waiting.with_bots")
def waiting_bots() -> Look:
    """A visitor may sit down instead of a bot."""
    return page(waiting("check", member(), ME, BOT, BOT), member("Ben"))


@moment("lobby.waiting.not_ready")
def waiting_not_ready() -> Look:
    """Ready, and free to say not ready after all."""
    anna, ben = member(), member("Ben")
    match = waiting("gotcha", anna)
    services.take_seat(match.pk, ben, 1)
    services.set_ready(match.pk, ben, True)
    return page(match, ben)
