// What one did was taken, or was not: the place of the prompt says so by [data-heard], "good" when
// the match has gone on by it, "bad" when it was refused or was a mistake by the rules. It lights up (motion.css) once for each.
const ask = document.querySelector(".table-ask");
const MISTAKES = ["mismatched"]; // kinds of events
const WAIT = 5_000; // a step that comes later is not the answer to what one did
let acted = 0;

function light(kind) {
  delete ask.dataset.heard;
  void ask.offsetWidth; // so that the same answer twice lights up twice
  ask.dataset.heard = kind;
}

document.addEventListener("htmx:config:request", (event) => {
  if (event.detail.ctx.request.method === "POST") acted = Date.now();
});
document.addEventListener("step", ({ detail: { events, own } }) => {
  if (own === undefined || Date.now() - acted > WAIT) return;
  const mine = events.filter((event) => [event.seat, event.buyer].includes(own));
  if (!mine.length) return;
  acted = 0;
  light(mine.some(({ kind }) => MISTAKES.includes(kind)) ? "bad" : "good");
});
document.addEventListener("htmx:after:request", (event) => {
  const { ctx } = event.detail;
  if (ctx?.sourceElement?.id === "act" && ctx.response?.raw?.status >= 400) light("bad");
});
