"""What the end of a match leaves behind. Called inside the transaction that ends the match.

A result without its ratings can therefore not be: both are stored, or neither. The work is small
(milliseconds, once a match), and a queue would be one more thing that can be late or lost.
"""

from collections.abc import Iterable, Iterator, Sequence

from accounts.models import User
from accounts.ratings.entrants import Entrant, sitters
from accounts.ratings.judging import Judged, Stand, judged
from accounts.ratings.models import Change, Ladder, Rating
from games import push
from games.models import Match

FIELDS = Stand.__struct_fields__
BATCH = 500


def hold(game: str) -> Ladder:
    """The game's ladder, until the transaction ends: matches are rated one after the other."""
    Ladder.objects.get_or_create(game=game)
    return Ladder.objects.select_for_update().get(game=game)


def rate(match: Match) -> None:
    """Rate a match that has just finished. Its number is the order in which that happens."""
    ladder = hold(match.game)
    ladder.matches += 1
    ladder.save(update_fields=["matches"])
    match.rated_number = ladder.matches
    match.save(update_fields=["rated_number"])
    known = ratings_of(match.game, (sitter.entrant for sitter in sitters(match)))
    changes = judged(match, {entrant: stand_of(rating) for entrant, rating in known.items()})
    ratings = keep(match.game, {entrant: one.after for entrant, one in changes.items()}, known)
    Change.objects.bulk_create(
        change(ratings[entrant], match, one) for entrant, one in changes.items()
    )
    push.announce_leaders(match.game)


def ratings_of(game: str, entrants: Iterable[Entrant]) -> dict[Entrant, Rating]:
    """The ratings that these have already, and those of all levels of bots."""
    people = [entrant.user for entrant in entrants if entrant.user]
    of_game = Rating.objects.filter(game=game)
    found = list(of_game.filter(user=None))
    for some in chunks(people):
        found += of_game.filter(user__in=some)
    return {entrant_of(rating): rating for rating in found}


def chunks(people: Sequence[int]) -> Iterator[Sequence[int]]:
    """A statement takes so many parameters and no more."""
    for start in range(0, len(people), BATCH):
        yield people[start : start + BATCH]


def entrant_of(rating: Rating) -> Entrant:
    return Entrant(rating.user_id, rating.level)


def stand_of(standing: Rating | Change) -> Stand:
    return Stand(*(getattr(standing, name) for name in FIELDS))


def change(rating: Rating, match: Match, one: Judged) -> Change:
    after = {name: getattr(one.after, name) for name in FIELDS}
    return Change(
        rating=rating,
        match=match,
        number=match.rated_number,
        place=one.place,
        gain=one.gain,
        **after,
    )


def keep(
    game: str, stands: dict[Entrant, Stand], known: dict[Entrant, Rating]
) -> dict[Entrant, Rating]:
    """Store how these stand now; says under which rating each is kept."""
    listable = accounts_in([entrant.user for entrant in stands if entrant.user])
    ratings, new = {}, []
    for entrant, stand in stands.items():
        rating = known.get(entrant)
        if rating is None:
            rating = Rating(game=game, user_id=entrant.user, level=entrant.level)
            new.append(rating)
        for name in FIELDS:
            setattr(rating, name, getattr(stand, name))
        rating.is_listed = entrant.user in listable and not rating.is_provisional
        ratings[entrant] = rating
    old = [rating for rating in ratings.values() if rating.pk]
    Rating.objects.bulk_create(new, batch_size=BATCH)
    Rating.objects.bulk_update(old, [*FIELDS, "is_listed"], batch_size=20)
    return ratings


def accounts_in(people: Sequence[int]) -> set[int]:
    """Those who may be on a leaderboard: accounts that are in use."""
    found: set[int] = set()
    for some in chunks(people):
        users = User.objects.filter(pk__in=some, is_active=True, is_guest=False)
        found.update(users.values_list("pk", flat=True))
    return found
