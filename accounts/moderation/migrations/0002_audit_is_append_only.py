"""The database itself refuses to change or delete what a moderator has done.

SQLite drops the triggers when a later migration rebuilds the table: such a migration must run
`create` of this one again (tests/moderation/test_audit.py would notice).
"""

from django.db import migrations

SENTENCE = "The audit log can neither be changed nor deleted."
CREATE = {
    "sqlite": [
        f"CREATE TRIGGER audit_no_{verb.lower()} BEFORE {verb} ON moderation_auditentry "
        f"BEGIN SELECT RAISE(ABORT, '{SENTENCE}'); END"
        for verb in ("UPDATE", "DELETE")
    ],
    "postgresql": [
        "CREATE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN RAISE EXCEPTION '{SENTENCE}'; END $$",
        "CREATE TRIGGER audit_no_change BEFORE UPDATE OR DELETE ON moderation_auditentry "
        "FOR EACH ROW EXECUTE FUNCTION audit_is_append_only()",
    ],
}
DROP = {
    "sqlite": ["DROP TRIGGER IF EXISTS audit_no_update", "DROP TRIGGER IF EXISTS audit_no_delete"],
    "postgresql": [
        "DROP TRIGGER IF EXISTS audit_no_change ON moderation_auditentry",
        "DROP FUNCTION IF EXISTS audit_is_append_only",
    ],
}


def create(apps, schema_editor):
    for statement in CREATE[schema_editor.connection.vendor]:
        schema_editor.execute(statement)


def drop(apps, schema_editor):
    for statement in DROP[schema_editor.connection.vendor]:
        schema_editor.execute(statement)


class Migration(migrations.Migration):
    dependencies = [("moderation", "0001_initial")]
    operations = [migrations.RunPython(create, drop)]
