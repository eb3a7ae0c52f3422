"""`manage.py fairness`, as it is typed."""

from django.core.management import call_command


def test_it_says_how_many_decisions_it_checked(capsys):
    call_command("fairness", "--game", "check", "--level", "easy", "--decisions", "40")

    assert capsys.readouterr().out == "RESULT fairness-check-easy decisions=40 leaks=0\n"
