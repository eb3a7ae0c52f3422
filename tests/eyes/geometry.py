"""Whether all that a page offers can be seen, read and pressed: what is not, in sentences."""

from pathlib import Path

from tests.eyes.catalogue import Moment
from tests.eyes.showing import Loaded

SCRIPT = (Path(__file__).parent / "geometry.js").read_text(encoding="utf-8")
CLOCKS = ".clock[data-deadline], [data-countdown]"


def found(moment: Moment, loaded: Loaded) -> list[str]:
    page = loaded.page
    options = {
        "isTouch": loaded.size.is_touch,
        "isTable": loaded.look.table is not None,
        "meant": list(moment.meant),
        "inSight": list(loaded.look.in_sight),
    }
    sentences = page.evaluate(SCRIPT, options)
    if "one_screen" in moment.name and page.locator(CLOCKS).count():
        sentences.append("A clock runs, though several people share this screen.")
    return sentences
