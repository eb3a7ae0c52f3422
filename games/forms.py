"""What somebody fills in to open a table: the seats, the options, and who may come."""

from collections.abc import Sequence
from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext
from msgspec.structs import replace

from accounts.looks import AVATARS, FOR_PEOPLE, Color
from accounts.models import User
from accounts.names import LONGEST, check_name, tidy
from games.bots import levels
from games.clocks import TURN, usual_turn
from games.engines.game import Game
from games.models import Level
from games.options import OptionsForm
from games.services import Refusal, SeatPlan
from games.services.opening import check_plans
from games.services.rated import check_plans_are_rated


class SeatForm(forms.Form):
    """One seat. What its kind has no use for (a bot's name, my level) is not looked at."""

    kind = forms.ChoiceField(
        choices=[
            ("me", gettext_lazy("Me")),
            ("open", gettext_lazy("Open")),
            ("guest", gettext_lazy("At this screen")),
            ("bot", gettext_lazy("Bot")),
        ]
    )
    name = forms.CharField(required=False)
    level = forms.CharField(required=False)
    color = forms.ChoiceField(choices=Color, required=False)
    avatar = forms.ChoiceField(choices=[(key, key) for key in AVATARS], required=False)

    def __init__(self, number: int, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, prefix=f"seat-{number}", **kwargs)
        self.number = number
        for name, sentence in (
            ("kind", _("who shall sit there?")),
            ("color", _("choose one of the colours shown.")),
            ("avatar", _("choose one of the avatars shown.")),
        ):
            self.fields[name].error_messages |= dict.fromkeys(
                ("required", "invalid_choice"), sentence
            )

    def clean_name(self) -> str:
        name = tidy(self.cleaned_data["name"])
        # Whether one is missing or too long is for the table as a whole to say.
        if self.cleaned_data.get("kind") == "guest" and 0 < len(name) <= LONGEST:
            check_name(name)
        return name

    def complaints(self) -> list[str]:
        return [
            _("Seat %(number)d: %(sentence)s") % {"number": self.number, "sentence": sentence}
            for sentence in sentences(self)
        ]

    def plan(self) -> SeatPlan:
        """Also of a seat that is refused: the table as a whole may be refused for more reasons."""
        chosen = self.cleaned_data
        return SeatPlan(
            kind=chosen["kind"],
            name=chosen.get("name", self["name"].value()) if chosen["kind"] == "guest" else "",
            level=chosen["level"] if chosen["kind"] == "bot" else "",
            color=chosen.get("color", ""),
            avatar=chosen.get("avatar", ""),
        )


class HouseForm(forms.Form):
    """How many sit down, who may come, who plays for the absent, and a newcomer's name."""

    count = forms.TypedChoiceField(coerce=int)
    is_public = forms.TypedChoiceField(
        choices=[("yes", gettext_lazy("Public")), ("no", gettext_lazy("Private"))],
        coerce=lambda answer: answer == "yes",
        error_messages=dict.fromkeys(
            ("required", "invalid_choice"), gettext_lazy("Is the table public or private?")
        ),
    )
    is_rated = forms.TypedChoiceField(
        choices=[("no", gettext_lazy("Casual")), ("yes", gettext_lazy("Rated"))],
        coerce=lambda answer: answer == "yes",
        empty_value=False,
        required=False,
        error_messages={"invalid_choice": gettext_lazy("Is the match rated or casual?")},
    )
    level = forms.ChoiceField(
        error_messages=dict.fromkeys(
            ("required", "invalid_choice"),
            gettext_lazy("Choose how well a bot plays for somebody who is away."),
        )
    )
    your_name = forms.CharField(required=False)

    def __init__(self, game: Game, viewer: User | None, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.viewer = viewer
        self.fields["count"].choices = [(seats, seats) for seats in game.seats]
        self.fields["count"].error_messages |= dict.fromkeys(
            ("required", "invalid_choice"), players_needed(game)
        )
        self.fields["level"].choices = [(level, level) for level in levels(game.slug)]

    def clean_your_name(self) -> str:
        name = tidy(self.cleaned_data["your_name"])
        if self.viewer is None:
            if not name:
                raise ValidationError(_("Please say what we shall call you."))
            check_name(name)
        return name


class TableSetup:
    """The whole page: all its forms, and every reason against them at once."""

    def __init__(self, game: Game, viewer: User | None, posted: QueryDict | None = None) -> None:
        self.game, self.viewer = game, viewer
        at_first = {"level": usual_level(game), "count": game.seats[-1], "is_public": "yes"}
        at_first["is_rated"] = "no"
        self.house = HouseForm(game, viewer, posted, initial=at_first)
        self.seats = [
            SeatForm(number, posted, initial=seat_at_first(number, game, viewer))
            for number in range(1, game.seats[-1] + 1)
        ]
        self.options = OptionsForm(game, posted, prefix="option")
        self.reasons: list[str] = []
        self.plans: list[SeatPlan] = []

    def is_valid(self) -> bool:
        reasons = sentences(self.house)
        seats = self.seats[: self.house.cleaned_data.get("count")]
        for seat in seats:
            reasons += seat.complaints()
        self.plans = [seat.plan() for seat in seats if "kind" in seat.cleaned_data]
        reasons += plan_reasons(self.game, self.host, self.plans)
        reasons += self.options.complaints()
        if self.house.cleaned_data.get("is_rated"):
            reasons += rated_reasons(self.host, self.plans, self.turn_seconds)
        self.reasons = list(dict.fromkeys(reasons))
        return not self.reasons

    @property
    def turn_seconds(self) -> int:
        chosen = self.options.cleaned_data.get(TURN)
        kinds = [plan.kind for plan in self.plans]
        return usual_turn(self.game, kinds) if chosen is None else chosen

    @property
    def host(self) -> User:
        """Whoever opens the table; a newcomer is nobody yet, but has said a name."""
        return self.viewer or User(username=self.house.cleaned_data.get("your_name", ""))


def sentences(form: forms.Form) -> list[str]:
    return [str(sentence) for errors in form.errors.values() for sentence in errors]


def plan_reasons(game: Game, host: User, plans: Sequence[SeatPlan]) -> list[str]:
    try:
        check_plans(game, host, plans)
    except Refusal as refusal:
        return list(refusal.sentences)
    return []


def rated_reasons(host: User, plans: Sequence[SeatPlan], turn_seconds: int) -> list[str]:
    try:
        check_plans_are_rated(host, [plan.kind for plan in plans], turn_seconds)
    except Refusal as refusal:
        return list(refusal.sentences)
    return []


def players_needed(game: Game) -> str:
    few, many = game.seats[0], game.seats[-1]
    if few < many:
        return _("This game is for %(few)d to %(many)d players.") % {"few": few, "many": many}
    return ngettext(
        "This game needs exactly %(few)d player.", "This game needs exactly %(few)d players.", few
    ) % {"few": few}


def usual_level(game: Game) -> str:
    names = levels(game.slug)
    return Level.MEDIUM.value if Level.MEDIUM in names else names[-1]


def seat_at_first(number: int, game: Game, viewer: User | None) -> dict[str, Any]:
    """I sit in the first seat and look like myself (a newcomer is given a look on the way in);
    the others are open, each with a colour and an avatar of its own."""
    at_first = {"kind": "me" if number == 1 else "open", "level": usual_level(game)}
    if number == 1:
        return at_first | ({"color": viewer.color, "avatar": viewer.avatar} if viewer else {})
    rest = [color for color in Color.values if viewer is None or color != viewer.color]
    return at_first | {
        "color": rest[(number - 2) % len(rest)],
        "avatar": FOR_PEOPLE[7 * number % len(FOR_PEOPLE)],
    }


def with_colors_apart(host: User, plans: Sequence[SeatPlan]) -> list[SeatPlan]:
    """No two seats of one colour: I keep mine, then people theirs; the others get a free one."""
    rank = {"me": 0, "guest": 1}
    apart, taken = list(plans), set()
    for seat in sorted(range(len(plans)), key=lambda seat: rank.get(plans[seat].kind, 2)):
        color = plans[seat].color or (host.color if plans[seat].kind == "me" else "")
        apart[seat] = replace(plans[seat], color="" if color in taken else color)
        taken.add(color)
    return apart
