from tests.games.conftest import attached

__all__ = ["attached"]
