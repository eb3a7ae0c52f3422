from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class AccountsConfig(AppConfig):
    name = "accounts"
    verbose_name = _("People")

    def ready(self) -> None:
        from accounts import sections, turn_mail  # noqa: F401 (says what can be downloaded)
        from games import ticker

        ticker.run_beside(turn_mail.post_for_ever)
