"""What axe-core finds serious at a moment: everything once, contrast in the other theme as well."""

from tests.browser.access import AXE, CHANGED, RUN, where
from tests.eyes.showing import Screen

SERIOUS = ("serious", "critical")
# What the guidelines ask for; the browser tests look at whole matches with axe's own advice, too,
# which takes as long again.
GUIDELINES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
# The themes differ in their colours alone: what is built is looked at once.
THEMES = {"light": {"runOnly": GUIDELINES}, "dark": {"runOnly": ["color-contrast"]}}


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
