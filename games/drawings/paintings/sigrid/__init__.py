"""Sigrid Thaler: flowing waves in cool blues."""

from games.drawings.paintings.sigrid import breakers, currents, ice, seas, shores

WORKS = {
    "open-1": breakers.ninth_wave,
    "open-2": shores.skerries,
    "open-3": shores.fjord,
    "one_offer-1": currents.maelstrom,
    "one_offer-2": seas.rain,
    "hidden-1": ice.floes,
    "hidden-2": currents.stone,
    "hidden-3": seas.moon,
    "fixed_price-1": seas.folded_waves,
    "fixed_price-2": ice.glacier,
    "fixed_price-3": currents.jellyfish,
    "double-1": breakers.ebb_and_flow,
    "double-2": shores.river,
}
