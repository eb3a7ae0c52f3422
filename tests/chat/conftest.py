from tests.games.conftest import anna, attached, ben, clara, dora

__all__ = ["anna", "attached", "ben", "clara", "dora"]
