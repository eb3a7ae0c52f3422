// What a control does, shown beside it: at once to who comes by the keyboard, after a moment to who
// rests the pointer on it. The words are the ones that it is described by; Escape puts them away.
const REST = 650; // milliseconds
const tip = document.createElement("div");
tip.className = "help-tip";
tip.hidden = true;
tip.setAttribute("aria-hidden", "true"); // who listens has been told: the control is described by it
document.body.append(tip);

let resting = 0;
let shownFor = null;

function words(control) {
  return control
    .getAttribute("aria-describedby")
    .split(" ")
    .filter((id) => id.startsWith("help-"))
    .map((id) => document.getElementById(id)?.textContent.trim() ?? "")
    .join(" ");
}

function hide() {
  clearTimeout(resting);
  shownFor = null;
  tip.hidden = true;
}

function show(control) {
  if (!control.isConnected) return;
  tip.textContent = words(control);
  if (!tip.textContent) return;
  shownFor = control;
  tip.hidden = false;
  const box = control.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const left = Math.min(Math.max(8, box.left + box.width / 2 - own.width / 2), innerWidth - own.width - 8);
  const above = box.top - own.height - 8;
  const places = [above, box.bottom + 8].filter((top) => top > 8 && top + own.height < innerHeight - 8);
  const top = places.find((at) => isClear(left, at, own)) ?? places.at(-1) ?? above;
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}

// A countdown that runs stays in sight.
function isClear(left, top, { width, height }) {
  return [...document.querySelectorAll('[role="timer"]')].every((clock) => {
    const box = (clock.closest(".going") ?? clock).getBoundingClientRect();
    return box.left > left + width || box.right < left || box.top > top + height || box.bottom < top;
  });
}

const control = (event) => event.target.closest?.('[aria-describedby*="help-"]');

document.addEventListener("pointerover", (event) => {
  const over = control(event);
  if (over === shownFor) return;
  hide();
  if (over && event.pointerType === "mouse") resting = setTimeout(show, REST, over);
});
document.addEventListener("focusin", (event) => {
  const at = control(event);
  hide();
  if (at?.matches(":focus-visible")) show(at);
});
document.addEventListener("focusout", hide);
document.addEventListener("pointerdown", hide);
document.addEventListener("scroll", hide, { passive: true, capture: true });
document.addEventListener("htmx:after:swap", () => {
  if (shownFor && !shownFor.isConnected) hide();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") hide();
});
