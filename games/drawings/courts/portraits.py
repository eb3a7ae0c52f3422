"""Who is on the twelve court cards."""

from collections.abc import Callable

from games.drawings.courts import faces, garments, hair, hats, things
from games.drawings.courts.grounds import ground
from games.drawings.courts.palette import BROWN, DARK, FAIR, OLIVE, PAINTS, Paints
from games.drawings.suits import pip
from games.drawings.svg import group, path

STEEL = "#dfe4ee"
WOOD = "#7a5230"


def portrait(rank: str, suit: str) -> str:
    paints = PAINTS[suit]
    return ground(suit, rank, paints) + _FIGURES[rank + suit](paints)


def _king_of_spades(p: Paints) -> str:
    return group(
        hair.page_cut_behind("#e8e6f2"),
        garments.robe(p.second, p.gold),
        garments.front(p.suit),
        garments.chevrons(p.second_light),
        garments.ermine(p.pale, p.suit),
        faces.front(FAIR, brows=-1),
        hair.long_beard("#e8e6f2", "#b9b8d6"),
        faces.moustache("#f7f6fc"),
        hats.spiked_crown(p.gold, p.suit, p.line),
        hats.band(p.gold, p.second, p.line),
        things.sword(48, STEEL, p.gold),
        things.fist(48, 196, FAIR),
    )


def _queen_of_spades(p: Paints) -> str:
    return group(
        hats.halo(p.gold),
        hair.bob_behind("#16181f"),
        garments.fan_collar(p.second_light, p.pale, p.second),
        garments.robe(p.suit, p.second_light),
        garments.front(p.second),
        garments.chevrons(p.gold),
        faces.front(OLIVE, eyes="closed", brows=1),
        hair.fringe("#16181f"),
        faces.earrings(p.gold),
        garments.beads(p.pale, p.second),
        hats.tiara(p.gold, p.second_light, p.line, 5),
        path(pip("S", 0, 66, 13), fill=p.suit),
    )


def _jack_of_spades(p: Paints) -> str:
    return group(
        things.halberd(-46, STEEL, WOOD),
        garments.robe(p.second_light, p.suit),
        garments.front(p.suit),
        garments.buttons(p.gold, p.line),
        faces.profile(BROWN),
        hair.nape("#16181f"),
        hats.beret(p.second, p.gold, p.pale, p.second_light),
        garments.ruff(p.pale, p.second_light),
        things.fist(-46, 196, BROWN),
    )


def _king_of_hearts(p: Paints) -> str:
    return group(
        hair.curls_behind("#3a2018", "#6b4433"),
        garments.robe(p.suit, p.gold),
        garments.front(p.second),
        garments.scallops(p.second_light, p.second),
        garments.ermine(p.pale, p.second),
        faces.front(DARK, brows=2),
        hair.round_beard("#3a2018", "#6b4433"),
        faces.moustache("#3a2018"),
        hats.domed_crown(p.gold, p.suit, p.line),
        hats.band(p.gold, p.suit, p.line),
        things.sceptre(50, "H", p.gold, p.suit),
        things.fist(50, 196, DARK),
    )


def _queen_of_hearts(p: Paints) -> str:
    return group(
        hair.curls_behind("#a3361f", "#d4673f"),
        garments.fan_collar(p.pale, p.second_light, p.suit),
        garments.robe(p.second, p.second_light),
        garments.front(p.suit),
        garments.scallops(p.second_light, p.suit),
        faces.front(FAIR, brows=3),
        hair.parted("#a3361f"),
        garments.beads(p.gold, p.second),
        hats.tiara(p.gold, p.suit, p.line, 7),
        things.flower(46, 152, p.suit, p.gold, "#3d6b3f"),
        things.fist(45, 214, FAIR),
    )


def _jack_of_hearts(p: Paints) -> str:
    return group(
        garments.robe(p.suit, p.pale),
        garments.front(p.pale),
        garments.stripes(p.suit),
        faces.profile(OLIVE),
        hair.ringlets("#5a2c1a", "#8c4f31"),
        hats.brimmed_hat(p.second, p.gold, p.second_light, p.pale),
        garments.ruff(p.pale, p.second_light),
        things.letter(-30, 218, p.pale, p.suit),
        things.fist(-6, 216, OLIVE),
    )


def _king_of_diamonds(p: Paints) -> str:
    return group(
        garments.robe(p.second, p.gold),
        garments.front(p.suit),
        garments.harlequin(p.pale),
        garments.ermine(p.pale, p.second),
        faces.profile(FAIR, ear=False),
        hair.nape("#b9722c"),
        hair.profile_beard("#b9722c", "#e0a565"),
        group(
            hats.stepped_crown(p.gold, p.suit, p.line),
            hats.band(p.gold, p.suit, p.line),
            transform="translate(5 4)rotate(3)",
        ),
        things.axe(54, STEEL, WOOD),
        things.fist(54, 196, FAIR),
    )


def _queen_of_diamonds(p: Paints) -> str:
    return group(
        hair.bun_behind("#2a1c18", "#6a4a3a"),
        garments.robe(p.suit, p.gold),
        garments.front(p.second),
        garments.harlequin(p.second_light),
        faces.front(DARK, eyes="closed", brows=4),
        hair.parted("#2a1c18"),
        faces.earrings(p.gold),
        garments.beads(p.gold, p.line),
        hats.tiara(p.gold, p.second_light, p.line, 3),
        things.fan(48, 216, p.second_light, p.pale, p.second),
        things.fist(48, 216, DARK),
    )


def _jack_of_diamonds(p: Paints) -> str:
    return group(
        garments.robe(p.second_light, p.second),
        garments.front(p.pale),
        garments.harlequin(p.suit),
        faces.front(BROWN, brows=2),
        hats.turban(p.second, p.gold, p.suit, p.second_light),
        faces.earrings(p.gold),
        garments.belt(p.second, p.gold),
        things.staff(46, WOOD, p.suit),
        things.fist(46, 190, BROWN),
    )


def _king_of_clubs(p: Paints) -> str:
    return group(
        hair.page_cut_behind("#6b4425"),
        garments.robe(p.suit, p.gold),
        garments.front(p.second),
        garments.stripes(p.gold),
        garments.ermine(p.pale, p.suit),
        faces.front(OLIVE, brows=1),
        hair.pointed_beard("#6b4425", "#9c6f45"),
        faces.moustache("#6b4425"),
        hats.leafed_crown(p.gold, p.second, p.line),
        hats.band(p.gold, p.second, p.line),
        things.orb(40, 222, p.second, p.gold),
        things.fist(40, 226, OLIVE),
    )


def _queen_of_clubs(p: Paints) -> str:
    return group(
        hair.braids_behind("#caa046"),
        garments.robe(p.second, p.pale),
        garments.front(p.suit),
        faces.front(FAIR, brows=2),
        hair.parted("#caa046"),
        hair.braids("#caa046", "#8c6a24"),
        hats.tiara(p.second_light, p.gold, p.line, 7),
        garments.beads(p.pale, p.second),
        things.sprig(0, 196, p.gold, p.pale),
    )


def _jack_of_clubs(p: Paints) -> str:
    return group(
        hair.page_cut_behind("#2b2018"),
        garments.robe(p.second_light, p.suit),
        garments.front(p.second),
        garments.buttons(p.gold, p.line),
        faces.front(OLIVE, brows=3),
        faces.moustache("#2b2018"),
        hats.floppy_cap(p.second, p.suit, p.gold, p.line),
        garments.ruff(p.pale, p.second_light),
        things.lute(30, 216, "#d99a4a", WOOD, p.pale),
    )


_FIGURES: dict[str, Callable[[Paints], str]] = {
    "KS": _king_of_spades,
    "QS": _queen_of_spades,
    "JS": _jack_of_spades,
    "KH": _king_of_hearts,
    "QH": _queen_of_hearts,
    "JH": _jack_of_hearts,
    "KD": _king_of_diamonds,
    "QD": _queen_of_diamonds,
    "JD": _jack_of_diamonds,
    "KC": _king_of_clubs,
    "QC": _queen_of_clubs,
    "JC": _jack_of_clubs,
}
