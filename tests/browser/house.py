"""A site that many tests visit: whoever comes next finds it as if nobody had been there."""

from pathlib import Path
from uuid import uuid4

from tests.server.database import own_database
from tests.server.site import Site

# Who came in earlier tests gives their name back, or the next Anna would be Anna 2; what they left
# unfinished is woken no more, or bots and clocks would play on beside the next test; and the
# leaderboards are empty again.
TIDYING = (
    "UPDATE accounts_user SET username = 'gone-' || id, name_key = 'gone-' || id",
    "UPDATE games_match SET wake_at = NULL",
    "DELETE FROM ratings_rating",
)
ENVIRONMENT = {
    "BOT_PACE": "0",
    "GAME_THREADS": "1",
    # Many come from one address, and who closes their page is gone for good.
    "GUEST_RATE": "10000/h/ip",
    "CHANGES_AT_ONCE": "0",
    "AWAY_GRACE": "36000",
}


class House(Site):
    def __init__(self, folder: Path, **others: str) -> None:
        self.database = own_database(folder)
        # Its own corner of Redis too, where there is one.
        own = {"DATABASE_URL": self.database.url, "REDIS_PREFIX": f"house-{uuid4().hex}"}
        super().__init__(folder, **ENVIRONMENT | own | others)

    def tidy_up(self) -> None:
        """Before a visit. A site that the last one left dead is started again."""
        if self.process is None or self.process.poll() is not None:
            self.start()
        for statement in TIDYING:
            self.database.change(statement)

    def close_down(self) -> None:
        self.stop()
        self.database.drop()
