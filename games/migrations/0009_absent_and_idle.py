"""Matches that wait for their people, people who let their time run out, and what they were told."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("games", "0008_ended_early")]
    operations = [
        migrations.AddField(
            model_name="match",
            name="is_held",
            field=models.BooleanField(default=False, editable=False),
        ),
        migrations.AddField(
            model_name="seat",
            name="missed",
            field=models.PositiveSmallIntegerField(default=0),
        ),
        migrations.AddField(
            model_name="seat",
            name="told",
            field=models.PositiveIntegerField(default=0, editable=False),
        ),
        migrations.AddField(
            model_name="seat",
            name="read",
            field=models.PositiveIntegerField(default=0, editable=False),
        ),
        migrations.AddField(
            model_name="seat",
            name="read_at",
            field=models.FloatField(blank=True, editable=False, null=True),
        ),
    ]
