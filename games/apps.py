from django.apps import AppConfig


class GamesConfig(AppConfig):
    name = "games"
    verbose_name = "Tables and matches"

    def ready(self) -> None:
        from games import signals  # noqa: F401 (connects them)
