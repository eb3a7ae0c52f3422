"""Rafael Silveira: dreamlike portraits of shapes in violets and magentas."""

from games.drawings.paintings.rafael import (
    cage,
    covers,
    desert,
    dreams,
    duchess,
    heads,
    lamp,
    lock,
    several,
    vessels,
)

WORKS = {
    "open-1": heads.weather,
    "open-2": dreams.moonkeeper,
    "open-3": heads.opened,
    "one_offer-1": dreams.balloon,
    "one_offer-2": lamp.aurora,
    "one_offer-3": vessels.attentive,
    "hidden-1": covers.mask,
    "hidden-2": lock.keyhole,
    "hidden-3": covers.veil,
    "fixed_price-1": vessels.fishbowl,
    "fixed_price-2": desert.lips_over_desert,
    "fixed_price-3": cage.caged_heart,
    "double-1": several.twins,
    "double-2": several.stacked,
    "double-3": duchess.duchess,
}
