"""The database itself refuses to change or delete what has happened.

SQLite drops the triggers when a later migration rebuilds the table: such a migration must run
`create` of this one again (tests/games/test_log.py would notice).
"""

from django.db import migrations

SENTENCE = "The log of a match can neither be changed nor deleted."
CREATE = {
    "sqlite": [
        f"CREATE TRIGGER log_no_{verb.lower()} BEFORE {verb} ON games_logentry "
        f"BEGIN SELECT RAISE(ABORT, '{SENTENCE}'); END"
        for verb in ("UPDATE", "DELETE")
    ],
    "postgresql": [
        "CREATE FUNCTION log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN RAISE EXCEPTION '{SENTENCE}'; END $$",
        "CREATE TRIGGER log_no_change BEFORE UPDATE OR DELETE ON games_logentry "
        "FOR EACH ROW EXECUTE FUNCTION log_is_append_only()",
    ],
}
DROP = {
    "sqlite": ["DROP TRIGGER IF EXISTS log_no_update", "DROP TRIGGER IF EXISTS log_no_delete"],
    "postgresql": [
        "DROP TRIGGER IF EXISTS log_no_change ON games_logentry",
        "DROP FUNCTION IF EXISTS log_is_append_only",
    ],
}


def create(apps, schema_editor):
    for statement in CREATE[schema_editor.connection.vendor]:
        schema_editor.execute(statement)


def drop(apps, schema_editor):
    for statement in DROP[schema_editor.connection.vendor]:
        schema_editor.execute(statement)


class Migration(migrations.Migration):
    dependencies = [("games", "0001_initial")]
    operations = [migrations.RunPython(create, drop)]
