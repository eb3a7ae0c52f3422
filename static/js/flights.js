// What changes hands is seen to: for each event of a step, things fly from where they were before
// the update to where they are now. Nothing waits for a flight: the page is as it will be from the
// start, and the next update cuts it short. How fast, or whether at all, the token --speed says.
const LASTING = 420; // milliseconds at normal speed
const places = new Map(); // place -> where it was, and what was there
let flying = [];

// A place is an element's id, somebody ("seat:2") or a pile ("pile:draw").
const someone = (seat) => `seat:${seat}`;
const cell = (place) => `at-${place.replace(".", "-")}`;

// For each kind of event: [from, to], the first place of each that is there. A third word makes a
// likeness fly, where what was there is no more.
const WAYS = {
  card_played: ({ seat, card }) => [
    [[`card-${card}`, someone(seat)], [`played-${card}`, `taken-${card}`, `lot-${card}`]],
  ],
  second_card_offered: ({ seat, card }) => [[[`card-${card}`, someone(seat)], [`lot-${card}`]]],
  lot_sold: ({ lot }) => lot.split(",").map((card) => [[`lot-${card}`], [`hung-${card}`]]),
  lot_given: ({ lot }) => lot.split(",").map((card) => [[`lot-${card}`], [`hung-${card}`]]),

  drawn_from_pile: ({ seat }) => [[["pile:draw"], [`held-${seat}`]]],
  drawn_from_discard: ({ seat }) => [[["pile:discard"], [`held-${seat}`]]],
  discarded: ({ seat }) => [[[`held-${seat}`], ["pile:discard"]]],
  swapped: ({ seat, position }) => [
    [[cell(`${seat}.${position}`)], ["pile:discard"]],
    [[`held-${seat}`], [cell(`${seat}.${position}`)]],
  ],
  matched: ({ seat, position }) => [[[cell(`${seat}.${position}`)], ["pile:discard"]]],
  penalty_drawn: ({ seat, position }) => [[["pile:draw"], [cell(`${seat}.${position}`)]]],
  exchanged: ({ first, second }) => [
    [[cell(first)], [cell(second)]],
    [[cell(second)], [cell(first)]],
  ],

  offered: ({ seat }, own) =>
    each(`lies-${seat}-`, document).map((id) => [[own === seat ? "region-hand" : someone(seat)], [id]]),
  collected: ({ seat, offer }) =>
    before(`lies-${offer}-`).map((id) => [[id], [`region-collection_${seat}`], "likeness"]),
  taken: ({ buyer, victim, card, fate }) =>
    fate === "steal" ? [[[`kind-${victim}-${card}`], [`kind-${buyer}-${card}`], "likeness"]] : [],
  bag_moved: () => [[["bag"], ["bag"]]],
  point_moved: ({ loser, gainer }) =>
    gainer ? [[[`coin-${loser}`], [`coin-${gainer}`], "likeness"]] : [],
};

const each = (start, root) => [...root.querySelectorAll(`[id^="${start}"]`)].map(({ id }) => id);
const before = (start) => [...places.keys()].filter((place) => place.startsWith(start));

function find(place) {
  const [what, which] = place.split(":");
  if (what === "seat") {
    return document.querySelector(`:is(.plate, .stall, .place)[data-seat="${which}"] .avatar`);
  }
  if (what === "pile") return document.querySelector(`.pile[data-pile="${which}"] > .card`);
  return document.getElementById(place);
}

const speed = () =>
  Number(getComputedStyle(document.documentElement).getPropertyValue("--speed"));

function look() {
  const positions = new Map();
  const keep = (place, element) => {
    const box = element.getBoundingClientRect();
    if (box.width) positions.set(place, { box, element });
  };
  if (speed()) {
    for (const element of document.querySelectorAll(".table-play [id]")) keep(element.id, element);
    for (const element of document.querySelectorAll(":is(.plate, .stall, .place)[data-seat]")) {
      const avatar = element.querySelector(".avatar");
      if (avatar) keep(someone(element.dataset.seat), avatar);
    }
    for (const pile of document.querySelectorAll(".pile[data-pile] > .card")) {
      keep(`pile:${pile.parentElement.dataset.pile}`, pile);
    }
  }
  places.clear();
  for (const [place, found] of positions) places.set(place, found);
}

const ARRIVALS = /^(card-(played|laid|put|exchanged|thrown|taken)|lot-in|hung-in)$/;

function fly(element, from, isAlike, lasting) {
  const to = element.getBoundingClientRect();
  if (!to.width) return;
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  if (Math.hypot(x, y) < 24) return;
  // It comes from somewhere: it need not appear out of nothing as well.
  for (const animation of element.getAnimations({ subtree: true })) {
    if (ARRIVALS.test(animation.animationName)) animation.cancel();
  }
  // A card that comes from a person, or out of a hand that one does not see, is no larger there.
  const size = isAlike ? Math.min(Math.max(from.width / to.width, 0.4), 2.5) : 0.5;
  flying.push(
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 60 },
        { transform: "none", zIndex: 60 },
      ],
      { duration: lasting, easing: "cubic-bezier(0.3, 0.7, 0.2, 1)", fill: "backwards" },
    ),
  );
}

// The likeness of what was there, for as long as it flies. It is nobody's to press or to read.
function send(element, from, to, lasting) {
  const goal = to.getBoundingClientRect();
  if (!goal.width) return;
  const likeness = element.cloneNode(true);
  for (const each of [likeness, ...likeness.querySelectorAll("[id]")]) each.removeAttribute("id");
  likeness.classList.add("likeness");
  likeness.setAttribute("aria-hidden", "true");
  likeness.inert = true;
  Object.assign(likeness.style, {
    left: `${from.x}px`, top: `${from.y}px`, width: `${from.width}px`, height: `${from.height}px`,
  });
  document.querySelector(".table-play").append(likeness);
  const x = goal.x + goal.width / 2 - from.x - from.width / 2;
  const y = goal.y + goal.height / 2 - from.y - from.height / 2;
  const animation = likeness.animate(
    [
      { transform: "none" },
      { opacity: 1, offset: 0.7 },
      { transform: `translate(${x}px, ${y}px) scale(0.5)`, opacity: 0 },
    ],
    { duration: lasting * 1.3, easing: "ease-in-out", fill: "forwards" },
  );
  const end = () => likeness.remove();
  animation.onfinish = end;
  animation.oncancel = end;
  flying.push(animation);
}

document.addEventListener("htmx:before:swap", look);
document.addEventListener("step", ({ detail: { events, own } }) => {
  for (const animation of flying) animation.cancel();
  flying = [];
  const lasting = LASTING * speed();
  if (!lasting) return;
  const ways = events.flatMap((event) => WAYS[event.kind]?.(event, own) ?? []);
  for (const [starts, goals, likeness] of ways) {
    const start = starts.find((place) => places.has(place));
    const from = places.get(start);
    const to = goals.map(find).find(Boolean);
    if (!from || !to) continue;
    if (likeness) send(from.element, from.box, to, lasting);
    else fly(to, from.box, !/^(seat:|region-)/.test(start), lasting);
  }
});
