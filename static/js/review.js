// A replay without loading the page again: links with data-step, the scrubber, the keys and
// the autoplay all go to an address, and what changes of the page is exchanged.
const PACE = 1400; // milliseconds of a moment while it plays by itself
let wanted = "";
let busy = false;
let playing = 0;

const here = () => document.getElementById("review");
const at = () => Number(here().dataset.at);
const last = () => Number(here().dataset.last);

function address(number) {
  const url = new URL(location.href);
  url.searchParams.set("at", number);
  const eyes = document.querySelector(".review-bar [name=as]").value;
  url.searchParams.set("as", eyes);
  return url.href;
}

async function go(url) {
  wanted = url;
  if (busy) return; // whoever drags the scrubber wants the place where it ends
  busy = true;
  while (wanted) {
    const next = wanted;
    wanted = "";
    try {
      const { pathname, search } = new URL(next, location.href);
      await htmx.ajax("GET", pathname + search, { target: "#review", swap: "outerMorph" });
      history.replaceState(null, "", next);
      tell();
    } catch {
      location.href = next;
    }
  }
  busy = false;
}

// What stands beside the moment and is not sent again: the list, the link, the form.
function tell() {
  const number = at();
  const range = document.getElementById("review-range");
  if (range && document.activeElement !== range) range.value = number;
  const list = document.querySelector(".review-entries .log");
  list?.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const entry = document.getElementById(`entry-${number}`);
  entry?.firstElementChild.setAttribute("aria-current", "true");
  if (entry) list.scrollTop = entry.offsetTop - list.clientHeight / 2;
  const eyes = new URL(location.href).searchParams.get("as");
  for (const link of list?.querySelectorAll("a") ?? []) {
    const url = new URL(link.href);
    if (eyes) url.searchParams.set("as", eyes);
    link.href = url.href;
  }
  const moment = document.querySelector("[data-review-at]");
  if (moment) moment.value = number;
  const link = document.getElementById("review-link");
  if (link) link.value = location.href;
  showPlaying();
}

function showPlaying() {
  document.getElementById("review-play")?.setAttribute("aria-pressed", String(Boolean(playing)));
}

function stop() {
  clearTimeout(playing);
  playing = 0;
  showPlaying();
}

function play() {
  if (at() >= last()) {
    stop();
    return;
  }
  playing = setTimeout(async () => {
    await go(address(at() + 1));
    if (playing) play();
  }, PACE);
  showPlaying();
}

function toggle() {
  if (playing) {
    stop();
    return;
  }
  if (at() >= last()) go(address(0)).then(play);
  else play();
}

document.addEventListener("click", (event) => {
  if (event.target.closest("#review-play")) toggle();
  const link = event.target.closest("a[data-step]");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  stop();
  if (link.href) go(link.href);
});

// A list that is open would close with the next moment.
document.addEventListener(
  "toggle",
  (event) => {
    if (event.target.matches?.(".review-rounds[open]")) stop();
  },
  true,
);

document.addEventListener("input", (event) => {
  if (event.target.id !== "review-range") return;
  stop();
  go(address(event.target.value));
});

const STEPS = {
  ArrowLeft: "review-back",
  ArrowRight: "review-on",
  PageUp: "review-round-back",
  PageDown: "review-round-on",
};

document.addEventListener("keydown", (event) => {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest("input:not([type=range]), textarea, select, dialog")) return;
  const isRange = target.id === "review-range";
  const step = STEPS[key] && (event.shiftKey ? STEPS[key].replace(/review-(back|on)$/, "review-round-$1") : STEPS[key]);
  if (step && !(isRange && !event.shiftKey)) {
    event.preventDefault();
    document.getElementById(step)?.click();
  } else if ((key === "Home" || key === "End") && !isRange) {
    event.preventDefault();
    stop();
    go(address(key === "Home" ? 0 : last()));
  } else if (key === " " && !target.closest("button, a, summary")) {
    event.preventDefault();
    toggle();
  }
});

tell();
