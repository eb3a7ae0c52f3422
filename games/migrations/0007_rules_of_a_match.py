"""Each match keeps which version of its game's rules it began with."""

from django.db import migrations, models


def began_with_the_first(apps, schema_editor):
    match = apps.get_model("games", "Match")
    match.objects.filter(started_at__isnull=False).update(rules=1)


class Migration(migrations.Migration):
    dependencies = [("games", "0006_forks_and_imports")]
    operations = [
        migrations.AddField(
            model_name="match",
            name="rules",
            field=models.PositiveSmallIntegerField(
                default=0, editable=False, verbose_name="version of the rules"
            ),
        ),
        migrations.RunPython(began_with_the_first, migrations.RunPython.noop),
    ]
