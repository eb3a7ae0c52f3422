// An action that did not reach the server is kept, shown, and sent again once the line is back. It
// says how many actions its seat had taken then, so it is applied at most once; if it is not legal
// any more, the answer is the sentence of the refusal.
const AGAIN = 3_000; // between two tries
const PATIENCE = 8_000; // for one answer
const SLOW = 1_500; // after this long it is said that we wait
const KEY = `unsent:${location.pathname.split("/").slice(0, 3).join("/")}`;

const box = document.querySelector("[data-unsent]");
const form = document.getElementById("act");
let unsent = null; // {where, fields, what}
let slow = 0;
let trying = null; // the request under way

const words = (button) =>
  (button?.getAttribute("aria-label") ?? button?.innerText ?? "").replace(/\s+/g, " ").trim();

function store() {
  try {
    if (unsent) sessionStorage.setItem(KEY, JSON.stringify(unsent));
    else sessionStorage.removeItem(KEY);
  } catch {
    // kept by this page alone
  }
}

function stored() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

// Below the head of the table, whose controls stay in reach, wherever the page is scrolled to.
function place() {
  const head = box?.closest(".table-head");
  if (head) box.style.top = `${Math.max(8, head.getBoundingClientRect().bottom + 4)}px`;
}

function appear(kind) {
  place();
  box.hidden = false;
  box.dataset.unsent = kind;
}
addEventListener("resize", place);
addEventListener("scroll", place, { passive: true });

function show() {
  appear("action");
  box.querySelector("[data-unsent-what]").textContent = unsent.what;
}

function keep(action) {
  unsent = action;
  store();
  show();
}

function forget() {
  clearTimeout(slow);
  unsent = null;
  store();
  box.hidden = true;
}

function sendAgain() {
  if (!unsent || trying || !form) return;
  htmx.ajax("POST", unsent.where, { source: form, swap: "none", again: unsent });
}

const isAction = (ctx) => ctx?.sourceElement === form && ctx.request?.method === "POST";

document.addEventListener("htmx:config:request", ({ detail: { ctx } }) => {
  if (isAction(ctx)) ctx.request.timeout = PATIENCE;
});

document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
  if (!isAction(ctx)) return;
  trying = ctx;
  if (ctx.again) {
    ctx.request.body = new URLSearchParams(ctx.again.fields);
    return;
  }
  // A new choice takes the place of an older one.
  forget();
  const { action: where, body, submitter } = ctx.request;
  ctx.again = { where, fields: [...body], what: words(submitter) };
  slow = setTimeout(keep, SLOW, ctx.again);
});

function failed(ctx) {
  if (isAction(ctx)) keep(ctx.again);
  else if (ctx?.request?.method === "POST") note();
}

document.addEventListener("htmx:before:response", (event) => {
  const { ctx } = event.detail;
  if (ctx.request.method !== "POST") sendAgain(); // somebody is there again
  else if (ctx.response.status >= 500) failed(ctx);
  else if (isAction(ctx)) forget();
});

document.addEventListener("htmx:error", ({ detail: { ctx } }) => {
  if (!ctx?.response) failed(ctx);
});

document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => {
  if (ctx === trying) trying = null;
});

// What is not an action of the match is not kept: it is said that it was not done.
function note() {
  if (!unsent) appear("note");
}

document.addEventListener("submit", (event) => {
  if (navigator.onLine || event.defaultPrevented || event.target.matches("[hx-post], [method=dialog]")) return;
  event.preventDefault();
  note();
});

if (box) {
  box.querySelector("[data-unsent-cancel]").addEventListener("click", () => {
    const request = trying?.request;
    forget();
    request?.abort();
  });
  unsent = form && stored();
  if (unsent) {
    show();
    sendAgain();
  }
  document.addEventListener("htmx:after:ws:connection", sendAgain);
  window.addEventListener("online", () => {
    if (box.dataset.unsent === "note") box.hidden = true;
    sendAgain();
  });
  setInterval(sendAgain, AGAIN);
}
