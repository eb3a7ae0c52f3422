"""Forms answer with sentences of our own, never with the browser's bubbles."""

import re
from pathlib import Path

import pytest
from django.conf import settings

TEMPLATES = Path(settings.BASE_DIR) / "templates"
FORM = re.compile(r"<form\b(?:\{\{.*?\}\}|\{%.*?%\}|[^>])*>")


@pytest.mark.parametrize(
    "path",
    [path for path in sorted(TEMPLATES.rglob("*.html")) if "<form" in path.read_text()],
    ids=lambda path: str(path.relative_to(TEMPLATES)),
)
def test_no_form_is_checked_by_the_browser(path):
    forms = FORM.findall(path.read_text())

    assert forms
    assert [form for form in forms if "novalidate" not in form and "dialog" not in form] == []
