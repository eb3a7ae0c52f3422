"""Reasons to begin with; administrators add their own."""

from django.db import migrations

TEMPLATES = [
    ("Insults: warning", "warning", None, "You insulted somebody in the chat. Please don't: everybody is here to play."),
    ("Insults: 3 days without chat", "chat", 3, "You insulted others in the chat although you had been warned."),
    ("Hate or threats: ban for 30 days", "ban", 30, "You wrote hateful or threatening things. There is no room for that here."),
    ("Spam: 7 days without chat", "chat", 7, "You used the chat to advertise or to flood it."),
    ("Stalling: 7 days without rated play", "rated", 7, "You kept others waiting on purpose, or left matches that you were about to lose."),
    ("Cheating: 90 days without rated play", "rated", 90, "You arranged the outcome of rated matches with others, or played with more than one account."),
    ("Evading a ban: ban", "ban", None, "You came back under another account while you were banned."),
]


def fill(apps, schema_editor):
    Template = apps.get_model("moderation", "Template")
    for title, kind, days, text in TEMPLATES:
        Template.objects.get_or_create(
            title=title, defaults={"kind": kind, "days": days, "text": text}
        )


class Migration(migrations.Migration):
    dependencies = [("moderation", "0002_audit_is_append_only")]
    operations = [migrations.RunPython(fill, migrations.RunPython.noop)]
