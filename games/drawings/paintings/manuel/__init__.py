"""Manuel Carvalho: abstract geometry in warm oranges."""

from games.drawings.paintings.manuel import cities, rounds, textiles, weights

WORKS = {
    "open-1": rounds.high_noon,
    "open-2": textiles.little_flags,
    "open-3": cities.stairway,
    "one_offer-1": cities.three_kilns,
    "one_offer-2": weights.balance,
    "one_offer-3": weights.long_shadows,
    "hidden-1": textiles.siesta,
    "hidden-2": textiles.quilt,
    "fixed_price-1": rounds.market,
    "fixed_price-2": cities.terracotta,
    "double-1": rounds.echo,
    "double-2": weights.desert_score,
}
