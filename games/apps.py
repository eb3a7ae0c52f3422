from django.apps import AppConfig


class GamesConfig(AppConfig):
    name = "games"
    verbose_name = "Tables and matches"

    def ready(self) -> None:
        # Connected by it; said by it what can be downloaded, and is forgotten.
        from games import sections, signals  # noqa: F401
