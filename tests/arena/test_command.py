"""`manage.py arena`, as it is typed."""

import pytest
from django.core.management import CommandError, call_command


def arena(*options: str) -> None:
    call_command("arena", "--worlds", "2", *options)


def test_it_says_who_won_how_much(capsys):
    arena("--game", "check", "--seats", "medium,easy", "--deals", "3")

    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:3] for line in lines] == [
        ["RESULT", "arena-check", "level=medium"],
        ["RESULT", "arena-check", "level=easy"],
    ]
    assert all(" deals=3" in line for line in lines)


def test_two_processes_find_what_one_does(capsys):
    def shares(jobs: str) -> list[str]:
        arena("--game", "check", "--seats", "medium,easy", "--deals", "3", "--jobs", jobs)
        return [line.split(" p50")[0] for line in capsys.readouterr().out.splitlines()]

    assert shares("2") == shares("1")


def test_the_report_names_the_command_that_made_it(tmp_path):
    report = tmp_path / "check.md"

    arena("--game", "check", "--seats", "medium,easy", "--deals", "2", "--report", str(report))

    assert "python manage.py arena --game check --seats medium,easy" in report.read_text()
    assert "(check.svg)" in report.read_text()
    assert (tmp_path / "check.svg").read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("options", "because"),
    [
        (("--seats", "medium"), "2 to 6 seats, not 1"),
        (("--seats", "medium,divine"), "no level 'divine'"),
        (("--seats", "medium,easy", "--deals", "1"), "One deal proves nothing"),
        (("--seats", "medium,easy", "--set", "rounds"), "settings cannot be"),
        (("--seats", "medium,easy", "--set", "rounds=-3"), "settings cannot be"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(options, because):
    with pytest.raises(CommandError, match=because):
        arena("--game", "check", *options)
