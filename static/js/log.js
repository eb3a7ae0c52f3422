// The log is laid out upwards from its end, where the oldest lines leave. The room that they had is
// kept (see table.css), so that the other lines stay where they were laid.
const lines = () => [...document.querySelectorAll("#region-log .log > li")];
const fromEnd = (line) => line.parentElement.offsetHeight - line.offsetTop;
let before = new Map(); // line -> how far its top was from the end
let gone = 0;

document.addEventListener("htmx:before:swap", () => {
  before = new Map(lines().map((line) => [line, fromEnd(line)]));
});

document.addEventListener("htmx:after:swap", () => {
  const kept = lines().find((line) => before.has(line));
  if (!kept) return;
  gone += before.get(kept) - fromEnd(kept);
  before = new Map();
  document.querySelector(".table-side").style.setProperty("--gone", `${gone}px`);
});
