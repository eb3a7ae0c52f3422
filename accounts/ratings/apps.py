from django.apps import AppConfig


class RatingsConfig(AppConfig):
    name = "accounts.ratings"

    def ready(self) -> None:
        from accounts.ratings import sections, signals  # noqa: F401 (connects them)
