from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class DealsConfig(AppConfig):
    name = "games.deals"
    verbose_name = _("Same deals")

    def ready(self) -> None:
        from games.deals import sections  # noqa: F401 (says what can be downloaded)
