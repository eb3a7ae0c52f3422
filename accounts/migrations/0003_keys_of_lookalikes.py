"""Two names that look alike are one name from now on: every key is computed anew."""

from django.db import migrations

from accounts.names import name_key


def compute_keys(apps, schema_editor):
    """Accounts before guests, the older first. Who comes second keeps the name and the log-in:
    the key is told apart by a sign that no name has."""
    people = apps.get_model("accounts", "User").objects
    order = ["-is_active", "is_guest", "pk"]
    known = list(people.order_by(*order).values_list("pk", "username", "name_key"))
    taken = set()
    changed = {}
    for pk, username, old in known:
        key = name_key(username)
        if key in taken:
            key = f"{key}~{pk}"
        taken.add(key)
        if key != old:
            changed[pk] = key
    # By way of keys that nobody has: no two rows may share one, not even for a moment.
    for pk in changed:
        people.filter(pk=pk).update(name_key=f"~{pk}")
    for pk, key in changed.items():
        people.filter(pk=pk).update(name_key=key)


class Migration(migrations.Migration):
    dependencies = [("accounts", "0002_advice")]

    operations = [migrations.RunPython(compute_keys, migrations.RunPython.noop)]
