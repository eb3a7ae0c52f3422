from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("games", "0007_rules_of_a_match")]

    operations = [
        migrations.AddField(
            model_name="match",
            name="ended",
            field=models.JSONField(blank=True, editable=False, null=True),
        ),
    ]
