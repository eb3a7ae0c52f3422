// What changes hands is seen to: an element with data-flies="<name>" glides from where it was
// before an update, and points (data-points on a seat) fly as coins from who lost them to who has
// them now. Nothing waits for it, and whoever wants no motion sees none.
const places = new Map(); // what flies -> where it was
const points = new Map(); // seat -> how many, and where

const middle = (element) => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

function duration() {
  const speed = Number(getComputedStyle(document.documentElement).getPropertyValue("--speed"));
  return 900 * (Number.isFinite(speed) ? speed : 1);
}

function look() {
  places.clear();
  points.clear();
  for (const element of document.querySelectorAll("[data-flies]")) {
    places.set(element.dataset.flies, middle(element));
  }
  for (const element of document.querySelectorAll("[data-points]")) {
    points.set(element.id, { number: Number(element.dataset.points), ...middle(element) });
  }
}

function glide(element, from, to, lasting) {
  const way = `${from.x - to.x}px ${from.y - to.y}px`;
  return element.animate(
    [{ translate: way }, { translate: way, scale: 1.5, offset: 0.15 }, { scale: 1.5, offset: 0.7 }, {}],
    { duration: lasting, easing: "cubic-bezier(0.4, 0, 0.2, 1)" },
  );
}

function throwCoin(from, to, lasting) {
  const model = document.querySelector("[data-points] svg");
  if (!model) return;
  const coin = model.cloneNode(true);
  coin.classList.add("flying");
  document.body.append(coin);
  const at = middle(coin);
  const step = (place) => `${place.x - at.x}px ${place.y - at.y}px`;
  coin.animate(
    [{ translate: step(from), opacity: 0 }, { translate: step(from), scale: 2, opacity: 1, offset: 0.2 },
      { translate: step(to), scale: 2, opacity: 1, offset: 0.9 }, { translate: step(to), opacity: 0 }],
    { duration: lasting, easing: "ease-in-out" },
  ).finished.finally(() => coin.remove());
}

function move() {
  const lasting = duration();
  if (!lasting || document.visibilityState === "hidden") return;
  for (const element of document.querySelectorAll("[data-flies]")) {
    const from = places.get(element.dataset.flies);
    const to = middle(element);
    if (from && Math.hypot(from.x - to.x, from.y - to.y) > 40) glide(element, from, to, lasting);
  }
  const lost = [];
  const won = [];
  for (const element of document.querySelectorAll("[data-points]")) {
    const before = points.get(element.id);
    if (!before) continue;
    const more = Number(element.dataset.points) - before.number;
    for (let each = 0; each < Math.abs(more); each += 1) (more > 0 ? won : lost).push(element);
  }
  won.forEach((element, index) => {
    if (lost[index]) throwCoin(middle(lost[index]), middle(element), lasting);
  });
}

document.addEventListener("htmx:before:swap", look);
document.addEventListener("htmx:after:swap", move);
