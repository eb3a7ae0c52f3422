"""A reason must not claim an earlier warning: often there was none."""

from django.db import migrations

BEFORE = "You insulted others in the chat although you had been warned."
AFTER = "You insulted others in the chat. Please don't: everybody is here to play."


def reword(apps, schema_editor):
    # What an administrator has reworded stays as it is.
    apps.get_model("moderation", "Template").objects.filter(text=BEFORE).update(text=AFTER)


class Migration(migrations.Migration):
    dependencies = [("moderation", "0005_actions_in_words")]
    operations = [migrations.RunPython(reword, migrations.RunPython.noop)]
