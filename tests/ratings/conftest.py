import pytest

from accounts.models import User


@pytest.fixture
def cast(db) -> list[User]:
    """Anna, Ben, Clara, Dora and Emil, all of them with accounts."""
    return [
        User.objects.create_user(name, password=name)
        for name in ("Anna", "Ben", "Clara", "Dora", "Emil")
    ]


@pytest.fixture
def anna(cast):
    return cast[0]


@pytest.fixture
def ben(cast):
    return cast[1]
