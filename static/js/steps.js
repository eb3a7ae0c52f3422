// The indicator of a long page (.steps) follows the reader: the step whose section is being read
// is the current one, those above it are done.
const marks = [...document.querySelectorAll('.steps a[href^="#"]')];
const sections = marks.map((mark) => document.querySelector(mark.getAttribute("href")));

function follow() {
  const line = innerHeight * 0.4;
  const atEnd = scrollY > 0 && innerHeight + scrollY >= document.body.scrollHeight - 4;
  const reached = sections.filter((section) => section.getBoundingClientRect().top < line).length;
  const current = atEnd ? marks.length - 1 : Math.max(0, reached - 1);
  marks.forEach((mark, index) => {
    const place = mark.closest("li");
    place.toggleAttribute("data-done", index < current);
    if (index === current) place.setAttribute("aria-current", "step");
    else place.removeAttribute("aria-current");
  });
}

let waiting = false;
addEventListener(
  "scroll",
  () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      follow();
    });
  },
  { passive: true },
);
follow();
