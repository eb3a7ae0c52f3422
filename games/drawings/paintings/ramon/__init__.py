"""Ramon Martins: dense organic pattern, greens and jungle ornament."""

from games.drawings.paintings.ramon import (
    birds,
    crowns,
    jaguar,
    leaves,
    night,
    ornaments,
    pond,
    snake,
    trees,
)

WORKS = {
    "open-1": jaguar.jaguar,
    "open-2": crowns.canopy,
    "open-3": birds.toucan,
    "one_offer-1": ornaments.vine,
    "one_offer-2": ornaments.mandala,
    "one_offer-3": leaves.monstera_at_four,
    "hidden-1": pond.pond,
    "hidden-2": snake.snake,
    "hidden-3": night.night_garden,
    "fixed_price-1": leaves.herbarium,
    "fixed_price-2": crowns.river,
    "fixed_price-3": ornaments.palms,
    "double-1": birds.parrots,
    "double-2": trees.roots,
    "double-3": leaves.carnivores,
}
