"""Daniel Melim: urban stencil and cut paper in reds, with a bold black line."""

from games.drawings.paintings.daniel import (
    animals,
    faces,
    heights,
    signs,
    streets,
    towers,
    ways,
    wheels,
)

WORKS = {
    "open-1": streets.wires,
    "open-2": signs.loudhailer,
    "open-3": animals.pigeon,
    "one_offer-1": signs.hand_up,
    "one_offer-2": towers.water_tower,
    "one_offer-3": wheels.night_bus,
    "hidden-1": faces.under_the_posters,
    "hidden-2": heights.fire_escape,
    "hidden-3": animals.cat,
    "fixed_price-1": ways.crossing,
    "fixed_price-2": streets.umbrellas,
    "fixed_price-3": ways.all_directions,
    "double-1": faces.two_faces,
    "double-2": wheels.bicycle,
    "double-3": heights.cranes,
}
