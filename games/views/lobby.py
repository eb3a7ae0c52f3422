"""The lobby: the lists, the ways to a match in one press, and the new table."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from django.contrib.auth.views import redirect_to_login
from django.core.exceptions import ValidationError
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods
from markupsafe import Markup

from accounts.looks import FOR_PEOPLE, Color
from accounts.models import User
from accounts.names import check_name, tidy
from accounts.services import Refused, become_guest
from games import lobby, services, tables
from games.bots import levels
from games.engines import GAMES
from games.engines.game import Game
from games.forms import TableSetup, plan_reasons, usual_level, with_colors_apart
from games.models import Match
from games.quick_starts import QUICK_STARTS, SOLO, QuickStart, offers, plans
from games.services import Refusal, SeatPlan
from games.threads import in_game_thread
from games.views import seats


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@in_game_thread
def home(request: HttpRequest) -> HttpResponse:
    """The lobby; a visitor may say their name there."""
    if request.method != "POST":
        return lobby_page(request)
    try:
        become_guest(request, request.POST.get("your_name", ""))
    except Refused as refused:
        return lobby_page(request, {"your_name": [refused.sentence]}, refused.status)
    return redirect("home")


def lobby_page(
    request: HttpRequest,
    reasons: Mapping[str, Sequence[str]] = MappingProxyType({}),
    status: int = 200,
) -> HttpResponse:
    """The lists, and the games to play; after a refusal what was typed is kept, and the reasons
    stand beside the field that they are about, or above all where there is none ("")."""
    viewer = viewer_of(request)
    shown = lobby.fragments(viewer.pk if viewer else None)
    context: dict[str, Any] = {
        "regions": {name: Markup(html) for name, html in shown.items()},
        "games": [(game, offers(game)) for game in GAMES.values()],
        "reasons": reasons.get("", ()),
        "refused": {field: " ".join(said) for field, said in reasons.items()},
        "your_name": request.POST.get("your_name", ""),
        "posted": request.POST,
    }
    return render(request, "lobby/home.html", context, status=status)


@require_http_methods(["GET", "HEAD", "POST"])
@in_game_thread
def play_now(request: HttpRequest, slug: str) -> HttpResponse:
    """A quick start. Where no seat is kept for friends the match begins at once."""
    game = game_or_404(slug)
    if request.method != "POST":
        return redirect("home")
    field = ""
    try:
        start = quick_start(request)
        field = f"companion-{slug}" if start.companions else ""
        places = plans(start, game, companion(request, field) if field else "")
        match = opened(request, game, {}, places, start.is_public, usual_level(game))
    except Refusal as refusal:
        return lobby_page(request, {field: refusal.sentences}, 400)
    except Refused as refused:
        kept = {name: request.POST[name] for name in ("quick", field) if name in request.POST}
        return name_page(
            request,
            refused,
            heading=_("Play %(game)s") % {"game": game.title},
            verb=_("Play now"),
            fields=kept,
            back=reverse("home"),
            back_words=_("Back to the lobby"),
        )
    return redirect("table", match.code)


def name_page(request: HttpRequest, refused: Refused, **context: Any) -> HttpResponse:
    """Ask for the name that what was pressed needs; it is pressed again with the name."""
    name = request.POST.get("your_name", "")
    context |= {"where": request.path, "your_name": name, "reason": refused.sentence}
    return render(request, "lobby/name.html", context, status=refused.status)


def quick_start(request: HttpRequest) -> QuickStart:
    start = QUICK_STARTS.get(request.POST.get("quick", SOLO.key))
    if start is None:
        raise Refusal(_("There is no such quick start. Choose one of those below."))
    return start


def companion(request: HttpRequest, field: str) -> str:
    """The second person at this screen."""
    name = tidy(request.POST.get(field, ""))
    if not name:
        raise Refusal(_("Who plays with you? Please give a name for the second person."))
    try:
        check_name(name)
    except ValidationError as error:
        raise Refusal(*error.messages) from error
    return name


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@in_game_thread
def new_table(request: HttpRequest, slug: str) -> HttpResponse:
    """Game, seats, options, ready. Every reason against what was chosen is shown at once."""
    game = game_or_404(slug)
    viewer = viewer_of(request)
    if request.method != "POST":
        return setup_page(request, TableSetup(game, viewer))
    setup = TableSetup(game, viewer, request.POST)
    if not setup.is_valid():
        return setup_page(request, setup, 400)
    house = setup.house.cleaned_data
    options = setup.options.chosen()
    try:
        match = opened(
            request,
            game,
            options,
            setup.plans,
            house["is_public"],
            house["level"],
            is_rated=house["is_rated"],
        )
    except Refusal as refusal:
        setup.reasons += refusal.sentences
        return setup_page(request, setup, 400)
    except Refused as refused:
        setup.reasons.append(refused.sentence)
        return setup_page(request, setup, refused.status)
    return redirect("table", match.code)


def setup_page(request: HttpRequest, setup: TableSetup, status: int = 200) -> HttpResponse:
    context = {
        "setup": setup,
        "games": GAMES.values(),
        "levels": levels(setup.game.slug),
        "colors": Color.choices,
        "avatars": FOR_PEOPLE,
    }
    return render(request, "lobby/new_table.html", context, status=status)


def opened(
    request: HttpRequest,
    game: Game,
    options: dict[str, Any],
    places: Sequence[SeatPlan],
    is_public: bool,
    level: str,
    is_rated: bool = False,
) -> Match:
    """A table of whoever asks, a newcomer included; it begins at once if nobody is waited for.

    Raises Refusal and Refused. Nobody becomes a guest for a table that would be refused.
    """
    name = request.POST.get("your_name", "")
    host = viewer_of(request) or User(username=tidy(name))
    if reasons := plan_reasons(game, host, places):
        raise Refusal(*reasons)
    host = become_guest(request, name)
    places = with_colors_apart(host, places)
    match = services.open_table(
        host, game.slug, options, places, is_public=is_public, is_rated=is_rated, level=level
    )
    if not any(plan.kind == "open" for plan in places):
        services.start(match.pk, host)
    return match


@require_http_methods(["GET", "HEAD", "POST"])
def join(request: HttpRequest, code: str) -> HttpResponse:
    """Sit down in one step, also as a newcomer who has only a name."""
    if request.method != "POST":
        return redirect("table", code)
    name = request.POST.get("your_name", "")
    match = get_object_or_404(Match.objects.only("game", "is_rated"), code=code)
    if match.is_rated and viewer_of(request) is None:
        # A name alone would not do there.
        return redirect_to_login(reverse("table", args=[code]))
    try:
        in_game_thread(become_guest)(request, name)
    except Refused as refused:
        return name_page(
            request,
            refused,
            heading=_("A seat at %(game)s") % {"game": GAMES[match.game].title},
            verb=_("Sit down"),
            fields={"seat": request.POST.get("seat", "")},
            back=reverse("table", args=[code]),
            back_words=_("Just watch"),
        )
    return seats.take(request, code)


@seats.verb
def next_bot(request: HttpRequest, match: int, user: User) -> None:
    """Put a bot into an open seat; press again and it is of the next level."""
    table = tables.current(match)
    chosen = [seat for seat in table.seats if str(seat.index) == request.POST.get("seat")]
    if not chosen:
        raise Refusal(_("There is no such seat."))
    names, now = levels(table.slug), chosen[0].level
    after = names[(names.index(now) + 1) % len(names)] if now in names else table.level
    services.set_bot(match, user, chosen[0].index, after)


def viewer_of(request: HttpRequest) -> User | None:
    return request.user if isinstance(request.user, User) else None


def game_or_404(slug: str) -> Game:
    if slug not in GAMES:
        raise Http404
    return GAMES[slug]
