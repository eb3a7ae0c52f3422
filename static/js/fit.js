// Makes what stands in a frame ([data-fit]) as small as it takes to see all of it, down to LEAST;
// below that it scrolls. The size stays while one steps through the moments, so that nothing jumps:
// it shrinks when a moment needs more room, and starts again when the window or the key changes.
const LEAST = 0.5;
const TRIES = 7;
let fit = 1;
let kept = "";

function measure() {
  const frame = document.querySelector("[data-fit]");
  const content = frame?.firstElementChild;
  if (!content) return;
  const owner = frame.closest(".table");
  const fits = (size) => {
    owner.style.setProperty("--fit", size);
    return content.getBoundingClientRect().height <= frame.clientHeight + 0.5;
  };
  const key = `${content.dataset.fitKey} ${frame.clientWidth} ${frame.clientHeight}`;
  if (key !== kept) fit = 1;
  kept = key;
  if (fits(fit)) return;
  // Smaller, it is laid out wider and may need less height: the size cannot be reckoned, only tried.
  let [small, large] = [LEAST, fit];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const middle = (small + large) / 2;
    if (fits(middle)) small = middle;
    else large = middle;
  }
  fit = small;
  owner.style.setProperty("--fit", fit);
}

measure();
addEventListener("resize", measure);
addEventListener("load", measure); // by then all sheets are there
document.addEventListener("htmx:after:swap", measure);
document.fonts?.ready.then(measure);
