"""The medium bot's offers: what it would keep itself, and what it would have the buyer take."""

from collections.abc import Sequence
from random import Random

from games.bots import Decision
from games.bots.gotcha.balance import Balance
from games.bots.gotcha.counts import GOTCHAS, KIND, NOTHING, counted, with_one
from games.bots.gotcha.hand import value_in_hand
from games.bots.gotcha.market import Market
from games.bots.gotcha.reading import read
from games.bots.gotcha.stalls import Goods, Stall, empty_stall
from games.engines.game import Seat
from games.engines.gotcha.actions import PlaceOffer
from games.engines.gotcha.view import View

# Offers so nearly as good as the best are made as well: what lies face up shall tell little.
NEARLY = 0.03


def choose_offer(view: View, legal: Sequence[PlaceOffer], rng: Random) -> Decision:
    values = [0.0] * len(legal)
    market = Market(read(view, view.actors[0]))
    # While all offer at once a view does not tell whose it is: it does what is good for any.
    for seat in view.actors:
        for place, value in enumerate(_values(market, seat, legal)):
            values[place] += value / len(view.actors)
    best = max(values)
    good = [offer for offer, value in zip(legal, values, strict=True) if value >= best - NEARLY]
    offer = rng.choice(good)
    return Decision(offer, _reason(offer))


def _values(market: Market, me: Seat, legal: Sequence[PlaceOffer]) -> list[float]:
    reading = market.reading
    sellers = [seat for seat in range(len(reading.points)) if seat != reading.buyer]
    stalls = [reading.stalls.get(seat) or empty_stall(seat) for seat in sellers]
    balance = Balance(market, me, stalls)
    later = {card: value_in_hand(reading, me, card) for card in reading.view.hand or ()}
    values = []
    for offer in legal:
        placed = (offer.face_up, *offer.face_down)
        front = Goods(with_one(NOTHING, KIND[offer.face_up]), len(offer.face_down))
        stall = Stall(me, Goods(counted(placed), 0), front)
        kept = sum(value for card, value in later.items() if card not in placed)
        values.append(balance.after(stall) + kept)
    return values


def _reason(offer: PlaceOffer) -> str:
    up = KIND[offer.face_up] in GOTCHAS
    down = any(KIND[card] in GOTCHAS for card in offer.face_down)
    if up and not down:
        return "I hide what I would like to keep behind a Gotcha."
    if down and not up:
        return "I hide a Gotcha that somebody else may take, or that hurts me little."
    if up:
        return "I have to offer Gotchas and would gladly see them go."
    return "If nobody takes these cards, I can use them myself."
