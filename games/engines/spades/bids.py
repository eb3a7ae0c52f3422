"""The four kinds of bid."""

from typing import Literal

import msgspec

Kind = Literal["normal", "nil", "blind_nil", "blind"]

NILS: frozenset[Kind] = frozenset({"nil", "blind_nil"})
BLINDS: frozenset[Kind] = frozenset({"blind_nil", "blind"})


class Bid(msgspec.Struct, frozen=True):
    kind: Kind
    amount: int

    @property
    def is_nil(self) -> bool:
        return self.kind in NILS

    @property
    def is_blind(self) -> bool:
        return self.kind in BLINDS
