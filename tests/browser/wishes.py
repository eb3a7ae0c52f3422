"""What somebody without a mouse wishes to do in each game: of what the page offers, the first."""

from dataclasses import dataclass

from tests.browser.ways import Listening, Thing

LONGEST = 600
OVER = Thing("button", "^Play again$")
# What a round came to is told in a dialog, which lies over the rest until it is closed.
READ = Thing("button", "^On to round")


@dataclass(frozen=True)
class Evening:
    """A short match: how many play, the options by their names, and what is wished for."""

    players: int
    options: dict[str, str]
    wishes: tuple[Thing, ...]
    # What ends the match early: wished for, before all else, after this many actions.
    ending: Thing | None = None
    after: int = 0


def button(name: str, **more) -> Thing:
    return Thing("button", name, **more)


SHOWN = Thing("radio", "^Show", checked=True)
ABLE = Thing("heading", "^You drew .*([Jj]ack|[Qq]ueen|[Kk]ing)")
ADDED = Thing("radio", "Set =", checked=True)
EVENINGS = {
    "spades": Evening(
        4,
        {"Most rounds": "1", "Seconds for a turn": "0"},
        (button("^Bid 3$"), button(" of (spades|hearts|clubs|diamonds)$")),
    ),
    "modern_art": Evening(
        3,
        {"Countdown of open auctions": "0", "Seconds for a turn": "0"},
        (
            button("^Submit "),
            button("^Set price"),
            button("^(Pass|Don’t raise|Add none|Bid nothing)$"),
            button(" auction: "),
        ),
    ),
    "gotcha": Evening(
        3,
        {"Points to win": "1", "Seconds for a turn": "0"},
        (
            # Action cards: what one of them is used on, then the card itself.
            button("^Discard (it|both)$"),
            Thing("checkbox", "^Remove:", checked=False),
            Thing("radio", "Set =", unless=ADDED),
            button("^(Reveal|Remove|Steal|Discard): "),
            button("^(Take a point from|Add it to|Choose) "),
            button("spend it"),
            Thing("radio", "^(Flip|Remove|Add|Steal) ", checked=False),
            button("^I’m done$"),
            # An offer: one card to show, the rest face down until it is enough.
            button("^Offer these$"),
            Thing("radio", "^Show", unless=SHOWN),
            Thing("checkbox", "^Face down", checked=False, place=1),
            # What a set of Gotchas takes.
            button("^(Confirm both|Discard these)$"),
            Thing("radio", "^(Steal|Discard)", checked=False),
        ),
    ),
    "check": Evening(
        3,
        {"Seconds for the first look": "0", "Seconds for a match": "0", "Seconds for a turn": "0"},
        (
            button("^I have seen them$"),
            button("^Draw from the pile$"),
            # A card that looks or swaps is discarded for its ability, any other swapped in.
            button("^Discard it$", given=ABLE),
            Thing("radio", "^Swap ", unless=Thing("radio", "^Swap ", checked=True)),
            Thing("radio", "^… with", place=1, unless=Thing("radio", "^… with", checked=True)),
            button("^Swap$"),
            Thing("radio", "^Look at", unless=Thing("radio", "^Look at", checked=True)),
            button("^Look$"),
            button("^(Go on|Look at none|Swap nothing)$"),
            button("^Swap for "),
            button("^Pass$"),
        ),
        ending=button("^Call check$"),
        after=8,
    ),
}


def sits_down(way: Listening, game: str) -> None:
    """From the page of a new table, with bots in all other seats."""
    evening = EVENINGS[game]
    way.page.goto(f"/new/{game}/")
    if game != "spades":
        way.chooses("How many play?", str(evening.players))
    for seat in range(2, evening.players + 1):
        way.chooses(f"Who sits in seat {seat}?", "Bot")
    for name, value in evening.options.items():
        way.writes("spinbutton", name, value)
    way.writes("textbox", "Your name", "Anna")
    way.does(button("^Open the table$"))


def plays_to_the_end(way: Listening, game: str) -> None:
    evening = EVENINGS[game]
    for action in range(LONGEST):
        heard = way.heard()
        if way.finds(OVER, heard):
            return
        ending = (evening.ending,) if evening.ending and action > evening.after else ()
        wished = (each for each in (READ, *ending, *evening.wishes) if way.finds(each, heard))
        wish = next(wished, None)
        if wish:
            way.does(wish)
        else:
            way.awaits_news(heard)
    raise AssertionError(f"The match did not end:\n{way.heard()}")
