"""How much was compared when secrets were last looked for: `manage.py secrecy` writes it down."""

from datetime import date
from pathlib import Path

import msgspec

# Beside the code and kept with it: it says something of this code, and of no other.
FILE = Path(__file__).with_name("checked.json")


class Checked(msgspec.Struct, frozen=True):
    day: date
    matches: int
    # Deals that were made anew for somebody.
    worlds: int
    frames: int
    answers: int
    bytes: int

    @property
    def comparisons(self) -> int:
        return self.frames + self.answers


def publish(checked: Checked) -> None:
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(checked), indent=1) + b"\n")


def last() -> Checked | None:
    """What was written down last; nothing where nobody has looked yet."""
    return msgspec.json.decode(FILE.read_bytes(), type=Checked) if FILE.exists() else None
