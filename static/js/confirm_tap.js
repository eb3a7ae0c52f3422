// On a touch screen a tap is easily a slip. Inside [data-tap] the first tap on an action selects it, and
// the bar below the table's prompt says what it is; a second tap on it, or the bar's button, sends it.
// Mouse, keyboard and whoever prefers one tap (html[data-one-tap]) send it at once, as without scripts.
const bar = document.getElementById("tap-bar");
const about = bar.querySelector("[data-tap-about]");
const go = bar.querySelector("[data-tap-go]");
const said = document.getElementById("tap-said");
let chosen = null; // the id and the action of what is selected
let pointer = ""; // what the last press was made with, where the click itself does not say

const isTouch = (event) =>
  (event.pointerType || (event.detail ? pointer : "")) === "touch" &&
  !document.documentElement.hasAttribute("data-one-tap");
const words = (button) =>
  button.getAttribute("aria-label") ?? button.querySelector("img[alt]")?.alt ?? button.textContent.trim();

// The bar is watched as well: it is written to only when it says something else.
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

// What is selected, if it still means what it meant.
function found() {
  const button = chosen && document.getElementById(chosen.id);
  return button && !button.disabled && button.value === chosen.value ? button : null;
}

function show() {
  const button = found();
  if (!button) chosen = null;
  for (const other of document.querySelectorAll("[data-tap] [aria-pressed], [data-tap][aria-pressed]")) {
    if (other !== button) other.removeAttribute("aria-pressed");
  }
  if (button && !button.hasAttribute("aria-pressed")) button.setAttribute("aria-pressed", "true");
  if (bar.hidden === Boolean(button)) bar.hidden = !button;
  write(about, button ? words(button) : "");
  write(go, button?.closest("[data-tap]").dataset.tap ?? "");
  write(said, button ? `${words(button)}. ${said.dataset.words}` : "");
}

function send() {
  const button = found();
  chosen = null;
  show();
  button?.click(); // by nobody's finger: it is sent
}

document.addEventListener("pointerdown", (event) => {
  pointer = event.pointerType;
}, true);

document.addEventListener("click", (event) => {
  const button = event.target.closest?.('button[name="action"]');
  if (!button?.id || !button.closest("[data-tap]") || !isTouch(event)) return;
  const isSecond = found() === button;
  chosen = isSecond ? null : { id: button.id, value: button.value };
  show();
  if (isSecond) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

go.addEventListener("click", send);
bar.querySelector("[data-tap-cancel]").addEventListener("click", () => {
  chosen = null;
  show();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !chosen) return;
  chosen = null;
  show();
});

// An update takes the mark off, or what was selected can no longer be chosen.
new MutationObserver(() => {
  if (chosen) show();
}).observe(document.querySelector(".table-play"), {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ["aria-pressed", "disabled", "value"],
});
