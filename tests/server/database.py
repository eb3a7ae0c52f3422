"""A database of its own for a real site, on whatever the tests run on: a file, or one more beside
that of DATABASE_URL."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
from psycopg.sql import SQL, Identifier

from tests.server.program import PATIENCE


class File:
    def __init__(self, folder: Path) -> None:
        self.path = folder / "parlour.sqlite3"
        self.url = f"sqlite:///{self.path}"

    def change(self, statement: str, *values: str) -> None:
        """Some rows, behind the site's back; a value's place is `%s`."""
        with closing(sqlite3.connect(self.path, timeout=PATIENCE)) as connection, connection:
            connection.execute(statement.replace("%s", "?"), values)

    def drop(self) -> None:
        """It goes with its folder."""


class Beside:
    def __init__(self, url: str) -> None:
        self.name = f"{urlsplit(url).path[1:]}_{os.getpid()}"
        self.url = urlsplit(url)._replace(path=f"/{self.name}").geturl()
        self.keeper = urlsplit(url)._replace(path="/postgres").geturl()
        self.drop()
        self._keep(SQL("CREATE DATABASE {}"))

    def change(self, statement: str, *values: str) -> None:
        with psycopg.connect(self.url) as connection:
            connection.execute(statement.encode(), values)

    def drop(self) -> None:
        self._keep(SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)"))

    def _keep(self, statement: SQL) -> None:
        with psycopg.connect(self.keeper, autocommit=True) as connection:
            connection.execute(statement.format(Identifier(self.name)))


def own_database(folder: Path) -> File | Beside:
    url = os.environ.get("DATABASE_URL", "")
    return Beside(url) if url.startswith("postgres") else File(folder)
