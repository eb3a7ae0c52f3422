"""A site that many tests visit: whoever comes next finds it as if nobody had been there."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.site import PATIENCE, Site

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
    def __init__(self, folder: Path) -> None:
        # Its own database, whatever else is being tested.
        self.database = folder / "parlour.sqlite3"
        super().__init__(folder, DATABASE_URL=f"sqlite:///{self.database}", **ENVIRONMENT)

    def tidy_up(self) -> None:
        """Before a visit. A site that the last one left dead is started again."""
        if self.process is None or self.process.poll() is not None:
            self.start()
        for statement in TIDYING:
            self.change(statement)

    def change(self, statement: str, *values: str) -> None:
        """A row of the database, behind the site's back."""
        with closing(sqlite3.connect(self.database, timeout=PATIENCE)) as connection, connection:
            connection.execute(statement, values)
