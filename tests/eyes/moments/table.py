"""What every table has, whatever is played: the menu, help, chat, pauses, the curtain."""

from functools import partial
from unittest import mock

from django.test import override_settings
from msgspec.structs import replace

from accounts.moderation.services import impose
from games import services, tables
from games.agreements import Proposal
from games.bots import Decision
from games.chat import services as chat
from games.engines import GAMES
from games.engines.spades.settings import Settings
from games.models import Match, Purpose, Status
from games.rendering import Viewer, angle
from games.services import SeatPlan
from games.table import Table
from tests.eyes.cast import BOT, ME, OPEN, guest, member, played_on, playing
from tests.eyes.catalogue import Look, add, moment
from tests.eyes.looks import table_page, visit
from tests.eyes.stage import NOW
from tests.games.felt import felt
from tests.games.unkept import acted, begun


def _table(**changes) -> Table:
    return replace(felt(Settings(turn_seconds=60)), **changes)


@moment("table.menu", opens=".table-menu > summary")
def menu() -> Look:
    """What one can do about the table."""
    return table_page(_table(), 0)


@moment("table.menu.visitor", opens=".table-menu > summary")
def menu_visitor() -> Look:
    """What a visitor can: take a bot's seat, look back."""
    table = _table()
    seats = [
        replace(each, kind="bot", level="easy") if each.index > 1 else each for each in table.seats
    ]
    return table_page(replace(table, seats=tuple(seats), holders=(1, 2, None, None)), None)


def help_menu(slug: str) -> Look:
    """Help, opened."""
    table = begun(slug, 4, GAMES[slug].Settings())
    return table_page(table, min(table.actors))


for _slug in GAMES:
    add(
        f"table.help.{_slug}",
        partial(help_menu, _slug),
        opens=".table-head > .menu:not(.table-menu) > summary",
    )


@moment("table.refused")
def refused() -> Look:
    """An action was refused with a sentence."""
    table = _table()
    return table_page(table, min(table.actors), refusal="It is not your turn.")


@moment("table.offline", offline=True)
def offline() -> Look:
    """The page's line is gone."""
    table = _table()
    return table_page(table, min(table.actors))


@moment("table.watching")
def watching() -> Look:
    """A visitor watches."""
    return table_page(_table(), None)


@moment("table.rated")
def rated() -> Look:
    """A rated match: no hints."""
    return table_page(_table(is_rated=True), 0)


@moment("table.away")
def away() -> Look:
    """Somebody is away, and a bot plays for them; another seat is a bot's own."""
    table = _table()
    first, second, third, fourth = table.seats
    seats = (
        first,
        replace(second, away=True),
        replace(third, kind="bot", level="hard", name="Greta"),
        fourth,
    )
    return table_page(replace(table, seats=seats), 0)


@moment("table.paused")
def paused() -> Look:
    """No clock runs, and no bot plays."""
    return table_page(_table(paused_since=NOW.timestamp() - 60), 0)


def _asked(what: str, seat: int, **more) -> Table:
    return _table(proposal=Proposal(what, seat, more.pop("taken", 0), (seat + 1,), **more))


@moment("table.proposal.pause")
def asks_for_pause() -> Look:
    """Somebody asks for a pause: one agrees or declines."""
    return table_page(_asked("pause", 1), 0)


@moment("table.proposal.own")
def own_proposal() -> Look:
    """One's own question, to be withdrawn."""
    return table_page(_asked("pause", 0), 0)


@moment("table.proposal.time")
def asks_for_time() -> Look:
    """Somebody asks for more time."""
    table = _table()
    (seat,) = table.actors
    return table_page(_asked("time", seat), (seat + 1) % 4)


@moment("table.proposal.back")
def asks_to_go_back() -> Look:
    """Somebody would like to take their last action back."""
    return table_page(_asked("back", 1), 0)


@moment("table.proposal.granted")
def granted() -> Look:
    """A pause is agreed and waits for the countdown."""
    asked = Proposal("pause", 1, 0, (1, 2, 3, 4), granted=True)
    return table_page(_table(proposal=asked), 0)


@moment("table.broken_off")
def broken_off() -> Look:
    """The match was broken off."""
    return table_page(_table(status=Status.ABORTED), 0)


# ── One screen ───────────────────────────────────────────────────────────────


def _shared() -> Table:
    """One person holds the first and the third seat."""
    table = felt(Settings(turn_seconds=0))
    (seat,) = table.actors
    holders = tuple(1 if each in (seat, (seat + 2) % 4) else each + 1 for each in range(4))
    return replace(table, holders=holders)


@moment("table.curtain.one_screen")
def curtain() -> Look:
    """Between two people at one screen: nothing of the table is to be seen."""
    table = _shared()
    return table_page(table, min(table.seats_of(1)))


@moment("table.perspective.one_screen")
def perspective() -> Look:
    """The right one has the screen."""
    table = _shared()
    (seat,) = table.actors
    return table_page(table, seat, seat=seat)


@moment("table.staying.one_screen")
def staying() -> Look:
    """Another perspective was chosen by hand."""
    table = _shared()
    (seat,) = table.actors
    other = (seat + 2) % 4
    active = angle(table, Viewer(1)).active
    return table_page(table, other, seat=other, stay=active)


# ── Chat ─────────────────────────────────────────────────────────────────────


def _talk(*extra) -> tuple[Match, list]:
    anna, ben = member("Anna"), member("Bartholomew")
    plans = (ME, OPEN, BOT, BOT)
    match = services.open_table(anna, "spades", {"turn_seconds": 0}, plans)
    services.take_seat(match.pk, ben, 1)
    services.set_ready(match.pk, ben, True)
    services.start(match.pk, anna)
    chat.say(match.pk, anna, phrase="hello")
    chat.say(match.pk, ben, text="Good evening! Shall we make it a short one tonight?")
    chat.say(match.pk, anna, text="Gladly.")
    return match, [anna, ben]


@moment("table.chat.lines", opens="#chat > summary")
def chat_lines() -> Look:
    """What was said, and what one may say."""
    match, (anna, _ben) = _talk()
    return visit(f"/t/{match.code}/", anna)


@moment("table.chat.muted", opens="#chat > summary")
def chat_muted() -> Look:
    """Somebody is muted."""
    match, (anna, ben) = _talk()
    chat.mute(anna, ben)
    return visit(f"/t/{match.code}/", anna)


@moment("table.chat.visitor", opens="#chat > summary")
def chat_visitor() -> Look:
    """A visitor says a name to talk along."""
    match, _people = _talk()
    return visit(f"/t/{match.code}/")


@moment("table.chat.guest", opens="#chat > summary")
def chat_guest() -> Look:
    """A guest talks among those who watch."""
    match, _people = _talk()
    return visit(f"/t/{match.code}/", guest("Newcomer"))


@moment("table.chat.phrases_only", opens="#chat > summary")
def chat_phrases() -> Look:
    """Where guests may not write in their own words."""
    match, _people = _talk()
    with override_settings(GUEST_CHAT=False):
        return visit(f"/t/{match.code}/", guest("Newcomer"))


@moment("table.chat.silenced", opens="#chat > summary")
def chat_silenced() -> Look:
    """Who may not write is told so, and why."""
    match, (_anna, ben) = _talk()
    impose(member("Mia", is_staff=True, is_superuser=True), ben, "chat", "Insults.")
    return visit(f"/t/{match.code}/", ben)


@moment("table.confirm")
def confirm() -> Look:
    """Asked without scripts before something that cannot be undone."""
    match, (anna, _ben) = _talk()
    return visit(f"/t/{match.code}/resign/", anna, post={"confirm": "Resign?", "why": "late"})


# ── Hints ────────────────────────────────────────────────────────────────────


@moment("table.hint.refused")
def hint_refused() -> Look:
    """A hint as a page of its own, where there is none to give."""
    anna = member()
    match = playing("spades", anna, SeatPlan("bot", level="easy"), ME, BOT, BOT, turn_seconds=0)
    return visit(f"/advice/{match.code}/0/", anna, status=403)


@moment("table.hint.page")
def hint_page() -> Look:
    """A hint as a page of its own, for who has no scripts."""
    anna = member(advice=True)
    match = playing("spades", anna, ME, BOT, BOT, BOT, turn_seconds=0)
    table = tables.current(match.pk)
    while 0 not in table.actors:
        table = tables.current(played_on(match, 1).pk)
    legal = table.game.legal(table.state, 0)
    decision = Decision(legal[len(legal) // 4], "Two aces and a king are worth about three tricks.")
    with mock.patch("games.thinking.advised", return_value=decision):
        return visit(f"/advice/{match.code}/0/", anna)


# ── What a table came from ───────────────────────────────────────────────────


@moment("table.fork", opens=(".table-side .deal > summary", ".table-menu > summary"))
def fork() -> Look:
    """Goes on from a moment of another match, and one has acted already."""
    table = _table(origin="zzzzzzzzzz")
    while table.taken[0] == 0:
        (seat,) = table.actors
        table = acted(table, seat, table.game.default(table.state, seat))
    return table_page(table, 0)


@moment("table.guided.ended")
def guided_ended() -> Look:
    """The guided match was ended: on to a real one."""
    return table_page(_table(purpose=Purpose.GUIDED, status=Status.ABORTED), 0)


@moment("table.over", opens=".table-side .deal > summary")
def over() -> Look:
    """A match is over: its seed can be checked."""
    table = felt(Settings(round_limit=1))
    while table.actors:
        (seat,) = table.actors
        table = acted(table, seat, table.game.default(table.state, seat))
    return table_page(table, 0)


@moment("table.over.next_match")
def next_match() -> Look:
    """The others have gone on to the next match."""
    table = felt(Settings(round_limit=1))
    while table.actors:
        (seat,) = table.actors
        table = acted(table, seat, table.game.default(table.state, seat))
    return table_page(replace(table, rematch="zzzzzzzzzz"), 0)
