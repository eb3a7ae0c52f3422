"""Gives people a role, takes it from them, or sets the roles' permissions back."""

from django.core.management.base import BaseCommand, CommandError, CommandParser

from accounts.models import User
from accounts.moderation.roles import ADMINISTRATORS, MODERATORS, ROLES, reset_group

CHOICES = {"moderator": MODERATORS, "administrator": ADMINISTRATORS}


class Command(BaseCommand):
    help = "Give somebody a role (moderator, administrator, none); without a name, set both back."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("name", nargs="?")
        parser.add_argument("role", nargs="?", choices=[*CHOICES, "none"])

    def handle(self, *args, name: str | None, role: str | None, **options) -> None:
        groups = {group: reset_group(group) for group in ROLES}
        if name is None:
            self.stdout.write("Both roles have their permissions again.")
            return
        if role is None:
            raise CommandError("Say which role: moderator, administrator or none.")
        user = User.objects.find(name)
        if user is None or user.is_guest:
            raise CommandError(f"Nobody with an account is called {name}.")
        user.groups.remove(*groups.values())
        if role in CHOICES:
            user.groups.add(groups[CHOICES[role]])
        user.is_staff = user.is_superuser or role in CHOICES
        user.save(update_fields=["is_staff"])
        self.stdout.write(f"{user}: {role}")
