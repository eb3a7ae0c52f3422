"""No template says anything that is not marked for translation."""

import re

import pytest
from django.template import engines
from jinja2 import nodes

# Signs, units and names that are the same in every language.
SAME = {"Parlour", "k", "kB", "SHA", "px", "vs", "x", "space"}
HIDDEN = re.compile(r"<(script|style|svg|code)\b.*?</\1>|<!--.*?-->|&\w+;", re.DOTALL)
# Between two tags: what else stands in a template may be a part of a tag.
SHOWN = re.compile(r'>([^<>"=]*)<')
SPOKEN = re.compile(r'\b(?:aria-label|title|alt|placeholder)="([^"{]*)"')


def templates() -> list[str]:
    return engines["jinja2"].env.list_templates(extensions=["html"])


def written(name: str) -> str:
    """What a template writes by itself; where it puts something in there is a gap."""
    env = engines["jinja2"].env
    source = env.loader.get_source(env, name)[0]
    parts = (
        node.data if isinstance(node, nodes.TemplateData) else "\0"
        for output in env.parse(source).find_all(nodes.Output)
        for node in output.nodes
    )
    return "".join(parts)


@pytest.mark.parametrize("name", templates())
def test_a_template_has_no_words_of_its_own(name):
    text = HIDDEN.sub(" ", written(name))

    said = [*SHOWN.findall(text), *SPOKEN.findall(text)]
    assert set(re.findall(r"[^\W\d_]{2,}", " ".join(said))) - SAME == set()
