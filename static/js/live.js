// Keeps a page that the server pushes to honest: it says whether it hears from the server, checks its
// version by itself when no news came, and goes on to the table when the match begins.
const CHECK_LIVE = 30_000; // between two checks while the socket is open …
const CHECK_OFFLINE = 3_000; // … and while it is not: then they are the only news
const CHECK_SOON = 2_000;

let open = false; // whether the socket is
let answered = true; // whether the last request was
let connection = null;
let soon = 0;
let checked = Date.now();
let told = ""; // the revision that the socket told of last
let isApart = false; // whether the page has got another one by asking

const live = () => document.querySelector("[data-live-url]");
const revision = () => document.querySelector("[data-revision]")?.dataset.revision ?? "";

function check(known = revision()) {
  clearTimeout(soon);
  checked = Date.now();
  const page = live();
  if (!page || document.visibilityState === "hidden") return;
  const url = new URL(page.dataset.liveUrl, location.href);
  url.searchParams.set("revision", known);
  const said = document.querySelector("#chat-lines > li:last-child");
  if (document.getElementById("chat-lines")) {
    url.searchParams.set("chat", said?.id.replace("chat-", "") ?? "0");
  }
  htmx.ajax("GET", url.pathname + url.search, { source: page, swap: "none" });
}

function say() {
  const { classList } = document.documentElement;
  classList.toggle("no-network", !navigator.onLine);
  classList.toggle("offline", !navigator.onLine || !open || !answered);
}

function setOpen(now) {
  open = now;
  say();
}

function setAnswered(now) {
  answered = now;
  say();
}

document.addEventListener("htmx:after:ws:connection", (event) => {
  connection = event.detail.connection;
  answered = true;
  setOpen(true);
  isApart = false; // the first message is a whole page
});
document.addEventListener("htmx:ws:close", () => setOpen(false));
document.addEventListener("htmx:error", (event) => {
  const { ctx } = event.detail;
  if (ctx?.request && !ctx.response) setAnswered(false);
});
// Without a socket yet, an answer alone does not make a page live.
document.addEventListener("htmx:before:response", (event) => {
  const isThere = event.detail.ctx.response.status < 500;
  if (answered !== isThere) setAnswered(isThere);
});

window.addEventListener("offline", say);
window.addEventListener("online", () => {
  // A socket that was open then may be dead and not know it yet: it is opened again.
  connection?.socket?.close();
  setAnswered(false);
  check();
});

// A socket tells what has changed since it last spoke. Of what a page has got by asking meanwhile it
// knows nothing, and it leaves out what has changed there and back: then the whole is asked for.
const revisionIn = (text) => /data-revision="(\d+)"/.exec(text ?? "")?.[1];

document.addEventListener("htmx:after:ws:message", (event) => {
  clearTimeout(soon);
  told = revisionIn(event.detail.message.text) ?? told;
  if (isApart) check("");
});
// Before it is shown, not after: between the two the socket may speak.
document.addEventListener("htmx:before:swap", (event) => {
  const { request, text } = event.detail.ctx;
  const revised = revisionIn(text);
  if (!open || !request || revised === undefined) return; // the socket's own have no request
  isApart = revised !== told;
  // An answer that the socket has overtaken would take the page back.
  if (Number(revised) < Number(told)) {
    event.preventDefault();
    check("");
  }
});

document.addEventListener("htmx:config:request", (event) => {
  const { request } = event.detail.ctx;
  if (request.method !== "POST" || !open) return;
  // The regions will come over the socket; should they not, we ask for them.
  request.headers["X-Live"] = "1";
  clearTimeout(soon);
  soon = setTimeout(() => check(), CHECK_SOON);
});

// Whoever opens the page of an old match wants to see that one.
const known = document.querySelector("[data-follow]")?.dataset.follow;

function goOn() {
  const go = document.querySelector("[data-status=waiting] [data-go]");
  if (go) location.replace(go.dataset.go);
  const next = document.querySelector("[data-follow]")?.dataset.follow;
  if (next && next !== known) location.assign(next);
}
document.addEventListener("htmx:after:swap", goOn);

document.addEventListener("visibilitychange", () => check());
setInterval(() => {
  if (Date.now() - checked >= (open && answered ? CHECK_LIVE : CHECK_OFFLINE)) check();
}, 1_000);

// htmx may have looked at the page before the extension was there: without this, no socket.
htmx.process(document.body);
