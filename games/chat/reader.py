"""One page that reads the chat of a table."""

from games.chat.reading import Line, latest, muted_by, readable_rooms, room_of
from games.chat.rendering import appended, heading, region
from games.table import Table


class Reader:
    """Knows which rooms its page shows and whom its person has muted."""

    def __init__(self, user: int | None) -> None:
        self.user = user
        self.slug = self.code = self.room = ""
        self.rooms: frozenset[str] | None = None
        self.muted: dict[int, str] = {}
        self.shown: set[int] = set()

    def lacks(self, table: Table) -> bool:
        """Whether this person may now read other rooms than the page shows."""
        return self.rooms != readable_rooms(table, self.user)

    def everything(self, table: Table) -> str:
        """All that is shown of the chat, from here on to be continued by `read`."""
        self.slug, self.code = table.slug, table.code
        self.room, self.rooms = room_of(table, self.user), readable_rooms(table, self.user)
        self.muted = muted_by(self.user)
        lines = latest(table.match, self.rooms, self.muted)
        self.shown = {line.id for line in lines}
        return region(table, self.user, lines, self.muted)

    def moved(self, table: Table) -> str:
        """Who reads along from now on, where others do than before. No line is looked up: when
        a match ends this is for all who watch."""
        before, self.room = self.room, room_of(table, self.user)
        # Not as markup: that would take what it is added to for mere text.
        return str(heading(self.room)) if self.room != before else ""

    def read(self, lines: tuple[Line, ...]) -> str:
        """What is new of these, ready to be sent."""
        if self.rooms is None:
            return ""  # `everything` is still to come, and has them
        new = [
            line
            for line in lines
            if line.room in self.rooms and line.user not in self.muted and line.id not in self.shown
        ]
        self.shown.update(line.id for line in new)
        return appended(self.slug, self.code, self.user, new) if new else ""
