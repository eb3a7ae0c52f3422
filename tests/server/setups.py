"""The two set-ups of deployment.md as processes: embedded, and outgrown."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.server.private import Postgres, Redis, Service
from tests.server.program import Program
from tests.server.site import Site

KEY = "k" * 64  # the sessions made by a test must be good at the server
# A thousand people who come from one address, and no absences.
COMPANY = {
    "AWAY_GRACE": "3600",
    "DEBUG": "off",
    "SECRET_KEY": KEY,
    "SOCKETS_PER_ADDRESS": "0",
    "CHANGES_AT_ONCE": "0",
}


class Setup:
    """A whole site: web processes, tickers, and the services that they need."""

    name = "sqlite"
    services: tuple[Service, ...] = ()
    tickers: tuple[Program, ...] = ()

    def __init__(self, webs: int = 1, tickers: int = 0, **environment: str) -> None:
        assert (webs, tickers) == (1, 0), "SQLite has one writer."
        # Without services, whatever the tests around it run on.
        for variable in ("DATABASE_URL", "REDIS_URL"):
            os.environ.pop(variable, None)
        self.webs = (Site(**COMPANY | environment),)

    @property
    def folder(self) -> Path:
        return self.webs[0].folder

    @property
    def environment(self) -> dict[str, str]:
        return self.webs[0].environment

    @property
    def ports(self) -> list[int]:
        return [web.port for web in self.webs]

    @property
    def programs(self) -> tuple[Program, ...]:
        return (*self.webs, *self.tickers)

    def prepare(self) -> None:
        """What has to be there before anybody comes; and this process looks at the same data."""
        for service in self.services:
            service.start()
        self.webs[0].manage("migrate")
        if self.environment["DEBUG"] == "off":
            self.webs[0].manage("collectstatic", "--noinput")
        ours = ("VAR_DIR", "DATABASE_URL", "REDIS_URL", *COMPANY, "BOT_PACE")
        os.environ |= {name: self.environment[name] for name in ours if name in self.environment}
        os.environ["GAME_THREADS"] = "0"
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        import django

        django.setup()

    def start(self) -> None:
        for program in self.programs:
            Program.start(program)
        for web in self.webs:
            web.await_health()

    def stop(self) -> None:
        # All at the same time: each takes a while to say goodbye.
        with ThreadPoolExecutor() as pool:
            list(pool.map(Program.stop, self.programs))
        for service in self.services:
            service.stop()


class Outgrown(Setup):
    """Two web processes and two tickers on PostgreSQL and Redis."""

    name = "postgres"

    def __init__(self, webs: int = 2, tickers: int = 2, **environment: str) -> None:
        self.database, self.redis = Postgres(), Redis()
        self.services = (self.database, self.redis)
        shared = COMPANY | {
            "DATABASE_URL": self.database.url,
            "REDIS_URL": self.redis.url,
            "TICKER_EMBEDDED": "off",
        }
        first = Site(**shared | environment)
        others = [Site(first.folder, **shared | environment) for _ in range(webs - 1)]
        self.webs = (first, *others)
        self.tickers = tuple(
            Program(first.folder, first.environment, "ticker", name=f"ticker-{number}")
            for number in range(tickers)
        )


SETUPS: dict[str, type[Setup]] = {"sqlite": Setup, "postgres": Outgrown}
