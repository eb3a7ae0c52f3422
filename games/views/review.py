"""Replays: a match moment by moment, from a viewpoint as it was then, or all open."""

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

import msgspec
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods, require_POST
from markupsafe import Markup

from accounts.models import User
from games import archive, bots, services, tables
from games.archive import Frame, Reel
from games.models import ImportedLog, Match
from games.rendering import deal_hash, is_open
from games.services import Refusal
from games.stills import still
from games.threads import in_game_thread
from games.views.table import is_htmx

OPEN, WATCHING = "open", "watch"
Viewpoint = str  # a seat's number, or one of these two


@require_GET
@never_cache
@in_game_thread
def review(request: HttpRequest, code: str) -> HttpResponse:
    """A match of this house: any viewpoint once it is over; before, one's own."""
    match = get_object_or_404(Match, code=code, started_at__isnull=False)
    reel = archive.reel(match)
    user = request.user.pk if request.user.is_authenticated else None
    own = [seat.index for seat in match.seats.all() if user is not None and seat.user_id == user]
    address = reverse("review", args=[code])
    asked = request.GET.get("as", "")
    table = tables.current(match.pk)
    is_over = is_open(table)
    if reel.is_over and not is_over and not own:
        messages.error(
            request, _("Others are still playing this deal. You can replay it when they are done.")
        )
        return redirect("table", code)
    may = viewpoints(reel, own, is_over)
    if asked and asked not in may:
        messages.error(
            request,
            _("While this match is being played, you can replay only what everybody saw.")
            if reel.game.is_of_memory
            else _("While a match is being played, you can replay it only from your own seat."),
        )
        return redirect(address)
    return moment(
        request,
        reel,
        is_over,
        asked or usual(own, may),
        may,
        address,
        {
            "code": code,
            "table": code,
            "own": own,
            "has_file": is_over,
            "levels": bots.levels(reel.slug) if is_over else (),
        },
    )


def viewpoints(reel: Reel, own: Sequence[int], is_over: bool) -> list[Viewpoint]:
    """From where this person may look. What one was shown once in a game of memory must not come
    back while it is being played, not even to who saw it."""
    if is_over:
        return [OPEN, WATCHING, *[str(seat.index) for seat in reel.seats]]
    if reel.game.is_of_memory:
        return [WATCHING]
    return [WATCHING, *[str(seat) for seat in own]]


def usual(own: Sequence[int], may: Sequence[Viewpoint]) -> Viewpoint:
    # Several people at one screen: nobody's hand is shown until it is asked for.
    if len(own) == 1 and str(own[0]) in may:
        return str(own[0])
    return may[0]


def moment(
    request: HttpRequest,
    reel: Reel,
    is_over: bool,
    viewpoint: Viewpoint,
    may: Sequence[Viewpoint],
    address: str,
    context: dict[str, Any],
) -> HttpResponse:
    at = number(request.GET.get("at", ""), 0 if reel.is_over else reel.last)
    frame = reel.frames[min(at, reel.last)]
    opened = None
    if viewpoint == OPEN:
        assert reel.game.opened is not None
        opened = reel.game.opened(frame.state)
    seat = int(viewpoint) if viewpoint.isdigit() else None
    regions = still(reel, frame.number, seat, opened.view if opened else None)
    marks = rounds(reel, frame)
    context |= {
        "layout": "review/review.html",
        "is_part": is_htmx(request),
        "regions": {name: Markup(html) for name, html in regions.items()},
        "hands": opened.hands if opened else (),
        "title": reel.game.title,
        "slug": reel.slug,
        "seats": reel.seats,
        "at": frame.number,
        "last": reel.last,
        "round": frame.round,
        "told": told(reel, frame, is_over),
        # All of them once, with the page; a step does not bring them again.
        "entries": () if is_htmx(request) else [told(reel, one, is_over) for one in reel.frames],
        "is_over": is_over,
        "viewpoint": viewpoint,
        "viewpoints": may,
        "address": address,
        "marks": marks,
        "back": marks[max(0, sum(begin < frame.number for _, begin, _ in marks) - 1)][1],
        "on": next((begin for _, begin, _ in marks if begin > frame.number), reel.last),
        "deal_hash": deal_hash(reel.seed),
        "seed": reel.seed if is_over else None,
    }
    return render(request, f"games/{reel.slug}/table.html", context)


class Told(msgspec.Struct, frozen=True):
    """An entry of the log as it is told: nothing of the state is in it."""

    number: int
    events: tuple[Any, ...]
    seat: int | None
    by: str
    # A reason tells of the hand behind it.
    why: str | None
    is_void: bool


def told(reel: Reel, frame: Frame, is_over: bool) -> Told:
    return Told(
        number=frame.number,
        events=tuple([line.event for line in frame.lines]),
        seat=frame.seat,
        by=frame.by,
        why=frame.why if is_over else None,
        is_void=frame.number in reel.void,
    )


def rounds(reel: Reel, frame: Frame) -> list[tuple[int, int, int]]:
    """Each round: its number, the moment at which it begins, and the one at which it ends."""
    begins = reel.rounds
    ends = [begin for _, begin in begins[1:]] + [reel.last]
    return [(round, begin, end) for (round, begin), end in zip(begins, ends, strict=True)]


def number(text: str, otherwise: int) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else otherwise


@require_GET
@never_cache
@in_game_thread
def download(request: HttpRequest, code: str) -> HttpResponse:
    """The match as a file; once it is over, for its seed is in it."""
    match = get_object_or_404(Match, code=code, started_at__isnull=False)
    if not is_open(tables.current(match.pk)):
        messages.error(request, _("A match can be downloaded once it is over for all who play it."))
        return redirect("review", code)
    text = msgspec.json.format(msgspec.json.encode(archive.document(match)), indent=1)
    answer = HttpResponse(text, content_type="application/json")
    answer["Content-Disposition"] = f'attachment; filename="{match.game}-{code}.json"'
    return answer


@require_POST
@in_game_thread
@login_required
def fork(request: HttpRequest, code: str) -> HttpResponse:
    """Go on from a moment, against bots, at a table of one's own."""
    match = get_object_or_404(Match, code=code)
    at = number(request.POST.get("at", ""), -1)
    seat = number(request.POST.get("seat", ""), -1)
    assert isinstance(request.user, User)
    try:
        table = services.fork(match.pk, request.user, at, seat, request.POST.get("level", ""))
    except Refusal as refusal:
        messages.error(request, str(refusal))
        return redirect(reverse("review", args=[code]) + (f"?at={at}" if at >= 0 else ""))
    return redirect("table", table.code)


@require_http_methods(["GET", "POST"])
@never_cache
@login_required
def bring(request: HttpRequest) -> HttpResponse:
    """Bring a downloaded match back to look at: as a file, or pasted."""
    assert isinstance(request.user, User)
    refusal = ""
    if request.method == "POST":
        try:
            kept = services.import_log(request.user, brought(request))
        except Refusal as error:
            refusal = str(error)
        else:
            return redirect("review-import", kept.code)
    context = {"refusal": refusal, "kept": request.user.imported_logs.only("code", "at")}
    status = HTTPStatus.BAD_REQUEST if refusal else HTTPStatus.OK
    return render(request, "review/bring.html", context, status=status)


def brought(request: HttpRequest) -> bytes:
    file = request.FILES.get("file")
    if file is None:
        text = request.POST.get("text", "").strip()
        if not text:
            raise Refusal(_("Choose a file, or paste what is in it."))
        return text.encode("utf-8", "replace")
    if file.size is None or file.size > archive.LARGEST:
        raise Refusal(_("That file is too large: a match has at most a megabyte."))
    return file.read()


@require_GET
@never_cache
@login_required
def imported(request: HttpRequest, code: str) -> HttpResponse:
    """A match that was brought: for who brought it, for nobody can vouch for a file."""
    kept = get_object_or_404(ImportedLog, code=code, user=request.user)
    reel = archive.replayed(archive.read(kept.document.encode()))
    may = viewpoints(reel, (), True)
    asked = request.GET.get("as", "")
    address = reverse("review-import", args=[code])
    context = {"code": code, "table": "", "own": (), "has_file": False, "levels": ()}
    return moment(request, reel, True, asked if asked in may else may[0], may, address, context)
