"""The easy bot: at random, but never more than a painting would sell for as things stand."""

from collections import Counter

from tests.bots.modern_art.seat import amounts, chosen
from tests.engines.modern_art.table import Table, playing

SEEDS = range(200)
# Ramon is first this round; a painting would sell for 30 and the tiles of the rounds before.
FIRST = "round 2; tiles ramon 10 0 0 0; played ramon 1"


def auction(kind: str, money: int = 100) -> Table:
    hand = f"ramon-{kind}-1 sigrid-open-1"
    table = playing(f"{FIRST}; money 100 {money} 100 100; 0 {hand}")
    return table.plays(f"0:ramon-{kind}-1")


def at_any_money(kind: str) -> list[int]:
    """What it bids with as much money as it needs, whose amount leaves it to chance."""
    return [amounts("easy", auction(kind, money), 1, range(1))[0] for money in range(100, 300)]


def test_it_plays_any_card() -> None:
    table = playing("0 ramon-open-1 ramon-hidden-1 daniel-open-1 sigrid-double-1")

    cards = Counter(chosen("easy", table, 0, seed) for seed in SEEDS)

    assert set(cards) == set(table.state.hands[0])
    assert min(cards.values()) > 25


def test_it_bids_from_nothing_to_what_the_lot_would_sell_for_now() -> None:
    for kind in ("hidden", "one_offer"):
        bids = at_any_money(kind)

        assert min(bids) < 5
        assert 35 < max(bids) <= 40
        assert 15 < sum(bids) / len(bids) < 25


def test_it_bids_nothing_for_an_artist_who_is_not_among_the_first_three() -> None:
    table = playing("played manuel 2 sigrid 2 daniel 2; 0 rafael-hidden-1 sigrid-open-1")

    assert set(amounts("easy", table.plays("0:rafael-hidden-1"), 1)) == {0}


def test_in_an_open_auction_it_stays_with_one_guess_however_often_it_is_asked() -> None:
    for high in range(1, 45):
        table = auction("open").plays(f"3:{high}")

        bids = amounts("easy", table, 1, range(20))

        assert all(bids) or not any(bids)
        assert max(bids) <= min(40, high + 5)


def test_a_bid_of_its_own_stands() -> None:
    assert chosen("easy", auction("open").plays("1:1"), 1) == "pass"


def test_it_buys_at_every_second_fair_price_and_at_no_other() -> None:
    fair = auction("fixed_price").plays("0:price40")
    unfair = auction("fixed_price").plays("0:price41")

    bought = Counter(chosen("easy", fair, 1, seed) for seed in SEEDS)

    assert 75 < bought["buy"] < 125
    assert {chosen("easy", unfair, 1, seed) for seed in SEEDS} == {"pass"}


def test_it_names_a_price_that_it_could_pay() -> None:
    for money in range(30):
        table = playing(f"{FIRST}; money {money} 100 100 100; 0 ramon-fixed_price-1 sigrid-open-1")
        (price,) = amounts("easy", table.plays("0:ramon-fixed_price-1"), 0, range(1))

        assert min(1, money) <= price <= money


def test_it_adds_a_second_card_half_of_the_time() -> None:
    table = playing("0 ramon-double-1 ramon-open-1 ramon-hidden-1").plays("0:ramon-double-1")

    added = Counter(chosen("easy", table, 0, seed) for seed in SEEDS)

    assert 75 < added["decline"] < 125
    assert min(added["+ramon-open-1"], added["+ramon-hidden-1"]) > 25
