"""One page that reads the chat of a table."""

from games.chat.reading import Line, latest, muted_by, readable_rooms, room_of
from games.chat.rendering import appended, region
from games.tables import Table


class Reader:
    """Knows which rooms its page shows and whom its person has muted."""

    def __init__(self, user: int | None) -> None:
        self.user = user
        self.slug = self.code = ""
        self.place: tuple[str, frozenset[str]] | None = None
        self.muted: dict[int, str] = {}
        self.shown: set[int] = set()

    def has_moved(self, table: Table) -> bool:
        """Whether this table puts its person into another room than before."""
        return self.place != self._place(table)

    def _place(self, table: Table) -> tuple[str, frozenset[str]]:
        return room_of(table, self.user), readable_rooms(table, self.user)

    def everything(self, table: Table) -> str:
        """All that is shown of the chat, from here on to be continued by `read`."""
        self.slug, self.code = table.slug, table.code
        self.place = self._place(table)
        self.muted = muted_by(self.user)
        lines = latest(table.match, self.place[1], self.muted)
        self.shown = {line.id for line in lines}
        return region(table, self.user, lines, self.muted)

    def read(self, lines: tuple[Line, ...]) -> str:
        """What is new of these, ready to be sent."""
        if self.place is None:
            return ""  # `everything` is still to come, and has them
        new = [
            line
            for line in lines
            if line.room in self.place[1]
            and line.user not in self.muted
            and line.id not in self.shown
        ]
        self.shown.update(line.id for line in new)
        return appended(self.slug, self.code, self.user, new) if new else ""
