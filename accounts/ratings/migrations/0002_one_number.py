"""The rating that is shown is the estimate; it was the lower end of what somebody may be worth."""

from django.db import migrations, models

START, MINIMUM, BATCH = 2000, 10, 500


def shown(mu):
    return round(1000 + 40 * mu)


def tell_estimates(apps, schema_editor):
    """What is shown follows from what is kept: rating by rating, from its first change on."""
    Rating, Change = apps.get_model("ratings", "Rating"), apps.get_model("ratings", "Change")
    User = apps.get_model("accounts", "User")
    for rating in Rating.objects.iterator():
        before, month, month_from = START, None, START
        changed = []
        for change in Change.objects.filter(rating=rating).order_by("matches"):
            if change.month != month:
                month, month_from = change.month, before
            change.shown, change.month_from = shown(change.mu), month_from
            change.gain = change.shown - before
            before = change.shown
            changed.append(change)
        Change.objects.bulk_update(changed, ["shown", "month_from", "gain"], batch_size=BATCH)
        rating.shown, rating.month_from = shown(rating.mu), month_from
        used = User.objects.filter(pk=rating.user_id, is_active=True, is_guest=False)
        rating.is_listed = rating.matches >= MINIMUM and used.exists()
        rating.save(update_fields=["shown", "month_from", "is_listed"])


class Migration(migrations.Migration):
    dependencies = [("ratings", "0001_ratings"), ("accounts", "0001_initial")]

    operations = [
        *[
            migrations.AlterField(model, name, models.IntegerField(title, default=START))
            for model in ("rating", "change")
            for name, title in (("shown", "rating"), ("month_from", "rating when that month began"))
        ],
        migrations.RunPython(tell_estimates, migrations.RunPython.noop),
    ]
