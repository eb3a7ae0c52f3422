// Quiet sounds, made here: nothing is loaded. Silent until asked for ([data-sound] on the page);
// they tell of public events and of one's own turn, and so nothing that the page does not show.
const page = document.documentElement;
const LOUDNESS = 0.12;
const MOST = 3; // sounds of one step
const APART = 0.11; // seconds between them
let context = null;

const CARD = ["dealt", "round_began", "card_played", "second_card_offered", "offered", "offer_laid",
  "added", "flipped", "removed", "collected", "taken", "drawn_from_pile", "drawn_from_discard",
  "swapped", "discarded", "matched", "exchanged", "penalty_drawn", "trick_taken"];
const BID = ["bid_made", "hidden_bid_submitted", "price_named", "action_played", "said_done",
  "things_scored", "point_moved"];
const GAVEL = ["lot_sold", "lot_given", "check_called", "round_ended", "gotcha_traded",
  "mismatched", "spades_broken"];
const MEANING = Object.fromEntries([
  ...CARD.map((kind) => [kind, "card"]),
  ...BID.map((kind) => [kind, "bid"]),
  ...GAVEL.map((kind) => [kind, "gavel"]),
]);

function audio() {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => {});
  return context;
}

function tone(at, pitch, lasting, { shape = "sine", loud = 1, fall = 1 } = {}) {
  const voice = context.createOscillator();
  const gain = context.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, at);
  voice.frequency.exponentialRampToValueAtTime(pitch * fall, at + lasting);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(LOUDNESS * loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasting);
  voice.connect(gain).connect(context.destination);
  voice.start(at);
  voice.stop(at + lasting + 0.05);
}

function rustle(at, lasting, pitch, loud) {
  const length = Math.ceil(context.sampleRate * lasting);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let each = 0; each < length; each += 1) {
    wave[each] = (Math.random() * 2 - 1) * (1 - each / length) ** 2;
  }
  const noise = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  noise.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = LOUDNESS * loud;
  noise.connect(filter).connect(gain).connect(context.destination);
  noise.start(at);
}

const SOUNDS = {
  card: (at) => {
    rustle(at, 0.09, 2600, 1.6);
    rustle(at + 0.035, 0.05, 900, 0.8);
  },
  bid: (at) => {
    tone(at, 660, 0.14, { shape: "triangle", loud: 0.7 });
    tone(at + 0.06, 880, 0.18, { shape: "triangle", loud: 0.6 });
  },
  gavel: (at) => {
    rustle(at, 0.05, 700, 2.4);
    tone(at, 190, 0.16, { loud: 1.5, fall: 0.5 });
    rustle(at + 0.16, 0.05, 640, 1.8);
    tone(at + 0.16, 170, 0.16, { loud: 1.1, fall: 0.5 });
  },
  turn: (at) => {
    tone(at, 523.25, 0.4, { loud: 0.7 });
    tone(at + 0.14, 783.99, 0.6, { loud: 0.6 });
  },
  win: (at) => {
    [523.25, 659.25, 783.99, 1046.5].forEach((pitch, index) => {
      tone(at + index * 0.13, pitch, 0.7, { shape: "triangle", loud: 0.7 });
    });
  },
  end: (at) => {
    [659.25, 587.33, 523.25].forEach((pitch, index) => tone(at + index * 0.16, pitch, 0.6, { loud: 0.6 }));
  },
};

function play(names, later = 0.02) {
  if (!page.hasAttribute("data-sound") || !names.length) return;
  const { currentTime } = audio();
  names.forEach((name, index) => SOUNDS[name](currentTime + later + index * APART));
}

function meaning(event, own) {
  if (event.kind !== "match_ended") return MEANING[event.kind];
  return event.winners.split(",").includes(own) ? "win" : "end";
}

const isMine = () => document.querySelector("#region-turn[data-yours]") !== null;
let was = isMine();

document.addEventListener("htmx:after:swap", () => {
  const mine = isMine();
  if (mine && !was) play(["turn"], MOST * APART); // after what led to it
  was = mine;
});
document.addEventListener("step", ({ detail: { events, own } }) => {
  const names = events.map((event) => meaning(event, own)).filter(Boolean);
  play([...new Set(names)].slice(-MOST));
});

// The switch in the table's menu: heard at once, and remembered for whoever has a name here.
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-sound-switch]");
  if (!button) return;
  event.preventDefault();
  const isOn = page.toggleAttribute("data-sound");
  play(["turn"]);
  const form = new FormData(button.form);
  form.set("sound", isOn ? "on" : "off");
  fetch(button.formAction, { method: "POST", body: form, redirect: "manual" }).catch(() => {});
});
