// Clock rings: [data-deadline] (epoch milliseconds of the server) and data-total (seconds). The
// ring is an animation, so that nothing has to run between the seconds; updates of the page keep
// the element and, if its deadline has changed, start it anew.
const HURRY = 10; // seconds
const running = new WeakMap(); // clock element -> the deadline its ring runs to

// The browser's clock may be wrong: the page says what the server's showed when it was made.
const served = Number(document.querySelector('meta[name="server-time"]')?.content);
const ahead = served ? Date.now() - performance.now() + responseStart() - served : 0;

function responseStart() {
  return performance.getEntriesByType("navigation")[0]?.responseStart ?? 0;
}

function run(clock) {
  const { deadline } = clock.dataset;
  if (running.get(clock) === deadline) return;
  running.set(clock, deadline);
  const ring = clock.querySelector(".clock-left");
  if (!ring) return;
  for (const animation of ring.getAnimations()) animation.cancel();
  const total = Number(clock.dataset.total) * 1000;
  const left = Number(deadline) + ahead - Date.now();
  ring.animate([{ strokeDashoffset: 0 }, { strokeDashoffset: 100 }], {
    duration: Math.max(total, 1),
    fill: "forwards",
  }).currentTime = Math.min(Math.max(total - left, 0), Math.max(total, 1));
}

function say(clock) {
  // Never more than it has: a clock that has yet to start shows all of it.
  const rest = Number(clock.dataset.deadline) + ahead - Date.now();
  const left = Math.min(Math.max(0, rest), Number(clock.dataset.total) * 1000 || Infinity);
  const seconds = Math.ceil(left / 1000);
  const text = seconds < 100 ? String(seconds) : `${Math.floor(seconds / 60)}m`;
  const words = clock.querySelector(".clock-seconds");
  if (words && words.textContent !== text) words.textContent = text;
  clock.toggleAttribute("data-hurry", seconds <= HURRY);
  if (clock.dataset.steps) count(clock, left / 1000);
}

// How many of its steps (seconds left) a clock has passed: the page may say something at each.
function count(clock, left) {
  const steps = clock.dataset.steps.split(" ");
  const passed = String(steps.filter((at) => left <= Number(at)).length);
  if (clock.dataset.step !== passed) clock.dataset.step = passed;
}

function refresh() {
  for (const clock of document.querySelectorAll(".clock[data-deadline]")) {
    run(clock);
    say(clock);
  }
}

refresh();
setInterval(refresh, 250);
new MutationObserver(refresh).observe(document.body, {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ["data-deadline", "data-hurry", "data-step"],
});
