// What has happened since the last update, for whatever moves or sounds: the lines of the log that
// are new, as a "step" on the document. After a long absence it tells nothing: that is no news.
const NEWS = 24; // events
const log = () => [...document.querySelectorAll("#region-log [data-event]")];
const key = (line) => line.id.split("-").slice(1).map(Number);
const isLater = ([step, part], [other, otherPart]) => step > other || (step === other && part > otherPart);

function read(line) {
  const [kind, ...words] = line.dataset.event.split(" ");
  return { kind, ...Object.fromEntries(words.map((word) => word.split("="))) };
}

const newest = () => log().map(key).reduce((one, other) => (isLater(other, one) ? other : one), [-1, -1]);
let known = newest();

document.addEventListener("htmx:after:swap", () => {
  const fresh = log().filter((line) => isLater(key(line), known));
  if (!fresh.length) return;
  fresh.sort((one, other) => (isLater(key(one), key(other)) ? 1 : -1));
  known = key(fresh.at(-1));
  if (fresh.length > NEWS || document.visibilityState === "hidden") return;
  const own = document.querySelector('#region-form input[name="seat"]')?.value;
  document.dispatchEvent(new CustomEvent("step", { detail: { events: fresh.map(read), own } }));
});
