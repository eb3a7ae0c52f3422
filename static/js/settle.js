// What an update moves because something beside it grew or went glides there: the places of the
// table, the lines of the log that make room. Nothing jumps. (Cards of a hand glide by their CSS.)
const MOVERS = [
  ".table-play :is(.plate, .stall, .place, .centre, .stage, .middle)",
  ".table-play > :is(.table-ask, .table-hand)",
  ".table-side, .table-side > *",
  "#region-log .log > li, #chat-lines > li",
].join(", ");
const LASTING = 240; // milliseconds at normal speed
const NEAR = 2; // pixels that nobody sees
let before = new Map(); // element -> where it was
let gliding = [];

const speed = () =>
  Number(getComputedStyle(document.documentElement).getPropertyValue("--speed"));

function look() {
  before = new Map();
  if (!speed()) return;
  for (const element of document.querySelectorAll(MOVERS)) {
    const { x, y, width } = element.getBoundingClientRect();
    if (width) before.set(element, { x, y });
  }
}

// A new line comes in from above, with those that make room for it.
function arrive(moved) {
  const lines = [...document.querySelectorAll("#region-log .log > li")];
  const pushed = lines.find((line) => moved.has(line));
  if (!pushed) return;
  for (const line of lines.slice(0, lines.indexOf(pushed))) moved.set(line, moved.get(pushed));
}

function settle() {
  const lasting = LASTING * speed();
  for (const animation of gliding) animation.cancel();
  gliding = [];
  if (!lasting || document.visibilityState === "hidden") return;
  const moved = new Map(); // element -> how far it would jump
  for (const [element, from] of before) {
    if (!element.isConnected) continue;
    const { x, y, width } = element.getBoundingClientRect();
    if (width) moved.set(element, { x: from.x - x, y: from.y - y });
  }
  arrive(moved);
  for (const [element, way] of moved) {
    const around = moved.get(element.parentElement?.closest(MOVERS)) ?? { x: 0, y: 0 };
    const x = way.x - around.x;
    const y = way.y - around.y;
    if (Math.hypot(x, y) < NEAR) continue;
    gliding.push(
      element.animate([{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }], {
        duration: lasting, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)", composite: "add",
      }),
    );
  }
}

document.addEventListener("htmx:before:swap", look);
document.addEventListener("htmx:after:swap", settle);
