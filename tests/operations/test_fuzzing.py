"""Every view is sent what nobody would think of: none fails, and what is refused changes nothing.

The views are read from the URLconf, the names of fields from the page that each shows.
"""

import re
from urllib.parse import quote

import pytest
from django.apps import apps
from django.core.cache import cache
from django.db import transaction
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games import tables
from games.views.codes import forget_codes
from tests.operations.every_view import every_address

pytestmark = pytest.mark.django_db

ADDRESSES = every_address()
# Sessions are written by asking; leases are renewed by looking.
VOLATILE = {"session"}
LEASES = {"present_until", "last_login", "wake_at"}
FIELDS = ["seat", "taken", "action", "ready", "level", "public", "rated", "fill", "text", "phrase"]
FIELDS += ["person", "next", "page", "q", "o", "p", "e", "_popup", "revision", "chat", "amount"]
FIELDS += ["action_checkbox", "_selected_action", "select_across", "index", "your_name", "login"]
WEIRD = ["", "0", "-1", "9" * 25, "1e9", "NaN", "\x00", "%00", "é" * 200, "x" * 5000, "<b>", "٣"]
WEIRD += ["null", "{}", "[]", '{"type": []}', '{"type": "play"}', '{"$": "$seat[]"}', "[" * 900]
WEIRD += ["../../etc/passwd", "' OR 1=1 --", "on", "yes", "\ud7ff\U0010ffff", "2026-02-31"]
values = st.sampled_from(WEIRD) | st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
EXAMPLES = 4  # a view
hostile = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def everything() -> dict[str, list[tuple]]:
    """What is stored, but for what changes by being looked at."""
    found = {}
    for model in apps.get_models():
        if model._meta.model_name in VOLATILE or model._meta.proxy:
            continue
        fields = [field.attname for field in model._meta.concrete_fields]
        kept = [name for name in fields if name not in LEASES]
        found[model._meta.label] = sorted(model._base_manager.values_list(*kept), key=repr)
    return found


def forget():
    """What was remembered of a transaction that was taken back."""
    tables.forget_all()
    forget_codes()
    cache.clear()


def asked(browser, method, url, fields):
    """The answer, and what was stored then; in a transaction that is taken back."""
    with transaction.atomic():
        answer = getattr(browser, method)(url, fields)
        after = everything() if answer.status_code >= 400 else None
        transaction.set_rollback(True)
    forget()
    return answer, after


def names_in(browser, url):
    """The fields of the forms on a page, and some that other pages have."""
    answer = browser.get(url)
    page = "" if answer.streaming else answer.content.decode(errors="replace")
    return sorted({*re.findall(r'name="([^"]+)"', page), *FIELDS})


def faults(browser, addresses, parts):
    """What went wrong at any of these addresses."""
    before = everything()
    session = dict(browser.cookies)
    found = []

    def assail(address):
        url = address.at(**parts)

        @hostile
        @given(
            st.sampled_from(["get", "post"]),
            st.dictionaries(st.sampled_from(names_in(browser, url)), values, max_size=6),
            st.sampled_from([None, *address.parts]),
            values.filter(lambda text: text not in ("", ".", "..")),
        )
        def hold(method, fields, part, value):
            browser.cookies.update(session)
            aimed = url if part is None else address.at(**parts | {part: quote(value, safe="")})
            answer, after = asked(browser, method, aimed, fields)
            if answer.status_code >= 500 or (after is not None and after != before):
                found.append((answer.status_code, method, aimed, fields))

        hold()

    for address in addresses:
        assail(address)
    return found


def test_no_view_fails_and_nothing_is_changed_by_what_is_refused(as_anna, parts, settings):
    settings.TICKER_EMBEDDED = False  # none runs here, which /readyz rightly answers with 503
    site = [address for address in ADDRESSES if not address.route.startswith("/admin/")]

    assert not faults(as_anna, site, parts)


def test_nor_in_the_admin(as_ada, parts):
    admin = [address for address in ADDRESSES if address.route.startswith("/admin/")]

    assert not faults(as_ada, admin, parts)
