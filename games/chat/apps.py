from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class ChatConfig(AppConfig):
    name = "games.chat"
    verbose_name = _("Chat")

    def ready(self) -> None:
        from games.chat import sections  # noqa: F401 (says what can be downloaded, and is forgotten)
