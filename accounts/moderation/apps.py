from django.apps import AppConfig
from django.db.models.signals import post_migrate
from django.utils.translation import gettext_lazy as _


class ModerationConfig(AppConfig):
    name = "accounts.moderation"
    verbose_name = _("Moderation")

    def ready(self) -> None:
        from accounts.moderation import sections, signals  # noqa: F401 (connect themselves)
        from accounts.moderation.roles import make_groups

        post_migrate.connect(make_groups, sender=self)
