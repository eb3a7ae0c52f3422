"""The two roles, as groups with just the permissions that they need."""

from typing import Any

from django.contrib.auth.models import Group, Permission

# Codenames are unique among these apps' permissions.
APPS = ("accounts", "games", "chat", "moderation")
MODERATORS, ADMINISTRATORS = "Moderators", "Administrators"
_MODERATOR = {
    "view_user",
    "view_match",
    "view_report",
    "decide_report",
    "view_sanction",
    "impose_sanction",
    "lift_sanction",
    "view_appeal",
    "decide_appeal",
    "view_template",
    "view_auditentry",
    "rename_person",
    "abort_match",
}
_ADMINISTRATOR = _MODERATOR | {
    "annul_match",
    "find_alternatives",
    "add_template",
    "change_template",
    "delete_template",
}
ROLES = {MODERATORS: _MODERATOR, ADMINISTRATORS: _ADMINISTRATOR}


def make_groups(**kwargs: Any) -> None:
    """After a migration: groups that are there already are left as the site has set them."""
    for name in ROLES:
        if not Group.objects.filter(name=name).exists():
            reset_group(name)


def reset_group(name: str) -> Group:
    """The group with the permissions of its role, and no others."""
    group, _made = Group.objects.get_or_create(name=name)
    group.permissions.set(
        Permission.objects.filter(content_type__app_label__in=APPS, codename__in=ROLES[name])
    )
    return group
