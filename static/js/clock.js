// Clock rings: [data-deadline] (epoch milliseconds of the server) and data-total (seconds). The
// ring is an animation, so that nothing has to run between the seconds; updates of the page keep
// the element and, if its deadline has changed, start it anew.
const HURRY = 10; // seconds
const ASTRAY = 2_000; // milliseconds by which the two clocks may differ once they are compared
const running = new WeakMap(); // clock element -> the deadline its ring runs to

// The browser's clock may be wrong: the page says what the server's showed when it was made.
const served = Number(document.querySelector('meta[name="server-time"]')?.content);
const ahead = served ? Date.now() - performance.now() + responseStart() - served : 0;

function responseStart() {
  return performance.getEntriesByType("navigation")[0]?.responseStart ?? 0;
}

// Milliseconds for which no clock runs yet: how the round ended is being read.
function standing() {
  const until = document.getElementById("region-reading")?.dataset.until;
  return until ? Math.max(0, Number(until) + ahead - Date.now()) : 0;
}

function run(clock) {
  const { deadline } = clock.dataset;
  if (running.get(clock) === deadline) return;
  running.set(clock, deadline);
  const ring = clock.querySelector(".clock-left");
  if (!ring) return;
  for (const animation of ring.getAnimations()) animation.cancel();
  const total = Number(clock.dataset.total) * 1000;
  const wait = standing();
  const left = Number(deadline) + ahead - Date.now() - wait;
  const run = { duration: Math.max(total, 1), delay: wait, fill: "both" };
  const ringing = ring.animate([{ strokeDashoffset: 0 }, { strokeDashoffset: 100 }], run);
  if (!wait) ringing.currentTime = Math.min(Math.max(total - left, 0), Math.max(total, 1));
}

// A clock of five seconds begins at five, also where it seems to have a little more: that is how long
// the page was under way. Much more is time that somebody was given.
function remaining(clock) {
  const left = Math.max(0, Number(clock.dataset.deadline) + ahead - Date.now() - standing());
  const total = Number(clock.dataset.total) * 1000;
  return left > total && left < total + ASTRAY ? total : left;
}

function say(clock) {
  const left = remaining(clock);
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
