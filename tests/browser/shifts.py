"""What moves on a page without having been moved: the browser's own account of layout shifts."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

# From when the page has come: how it builds up is no matter of what arrives later. Scrolling is
# none to the browser, and neither is what moves by a transform.
OBSERVER = """
window.shifts = [];
addEventListener("load", () => {
  const where = (node) => {
    const element = node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement;
    const own = (each) => each.id ? `#${each.id}`
      : [each.localName, ...each.classList].join(".");
    const region = element?.parentElement?.closest("[id], .plate, .stall, .place");
    return element ? (element.id || !region ? "" : `${own(region)} `) + own(element) : "(gone)";
  };
  const rect = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const note = ({ value, hadRecentInput, sources }) => shifts.push({
    value, hadRecentInput, phase: document.querySelector("#region-prompt")?.dataset.asked ?? "",
    sources: sources.map(({ node, previousRect, currentRect }) =>
      [where(node), rect(previousRect), rect(currentRect)]),
  });
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  requestAnimationFrame(() => setTimeout(() => observer.observe({ type: "layout-shift" }), 100));
  window.shiftsNow = () => {
    observer.takeRecords().forEach(note);
    return shifts.splice(0);
  };
});
"""


@dataclass(frozen=True)
class Shift:
    """How much of the window moved, times how far, and what: `(selector, from, to)` each, the
    rectangles as x, y, width and height."""

    value: float
    is_after_input: bool
    phase: str
    sources: tuple[tuple[str, str, str], ...]


class Shifts:
    """Everything that shifts on a page from now on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.all: list[Shift] = []
        page.add_init_script(OBSERVER)

    def look(self) -> list[Shift]:
        """What has shifted since one last looked."""
        new = [shift_of(each) for each in self.page.evaluate("window.shiftsNow?.() ?? []")]
        self.all += new
        return new

    @property
    def total(self) -> float:
        return sum(each.value for each in self.all)

    @property
    def unprompted(self) -> float:
        """Only what came more than half a second after any input."""
        return sum(each.value for each in self.all if not each.is_after_input)

    @property
    def largest(self) -> float:
        return max((each.value for each in self.all), default=0)

    def causes(self) -> Iterator[tuple[str, float, int, str]]:
        """Elements that shifted, by the sum of the shifts they had a part in: how much, how often,
        and the largest one's phase, from where and to where."""
        sums: Counter[str] = Counter()
        times: Counter[str] = Counter()
        examples: dict[str, tuple[float, str]] = {}
        for shift in self.all:
            for what, before, after in shift.sources:
                sums[what] += shift.value
                times[what] += 1
                example = f"{shift.phase or '-'}: {before} -> {after}"
                examples[what] = max(examples.get(what, (0, "")), (shift.value, example))
        for what, value in sums.most_common():
            yield what, value, times[what], examples[what][1]


def shift_of(told: dict[str, Any]) -> Shift:
    return Shift(
        told["value"],
        told["hadRecentInput"],
        told["phase"],
        tuple((what, before, after) for what, before, after in told["sources"]),
    )
