"""What axe-core finds serious at a moment: everything once, contrast in the other theme as well."""

from tests.browser.access import AXE, CHANGED, RUN, THEMES, where
from tests.eyes.showing import Screen

# Without its last lines: what it looks for is here, what it would wait for is not.
SERIOUS = ("serious", "critical")


def findings(screen: Screen) -> list[str]:
    page = screen.page
    page.evaluate(AXE)
    found = []
    for theme, options in THEMES.items():
        page.emulate_media(color_scheme=theme)
        page.evaluate(CHANGED)
        found += [
            f"{theme}: {each['id']}: {where(node)}"
            for each in page.evaluate(RUN, options)["violations"]
            if each["impact"] in SERIOUS
            for node in each["nodes"][:3]
        ]
    page.emulate_media(color_scheme="light")
    return found
