// The chat of a table: open where there is room for it, at its newest line, and with a mark for
// what was said while it was closed.
const WIDE = matchMedia("(width > 1180px)");
const KEY = "chat-closed";
const panel = document.getElementById("chat");
const marks = document.querySelectorAll("[data-chat-unread]");
const lines = () => document.getElementById("chat-lines");
const newest = () => Number(lines()?.lastElementChild?.id.replace("chat-", "") ?? 0);

let unread = 0;
let known = newest();

function wasClosed() {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false; // storage is blocked
  }
}

function mark(count) {
  unread = count;
  for (const badge of marks) {
    badge.hidden = !count;
    badge.textContent = count || "";
  }
}

function toTheEnd() {
  const list = lines();
  if (list) list.scrollTop = list.scrollHeight;
}

function noticed() {
  const list = lines();
  const fresh = [...(list?.children ?? [])].filter(
    (line) => Number(line.id.replace("chat-", "")) > known,
  );
  if (!fresh.length) return;
  known = newest();
  if (!panel.open) mark(unread + fresh.filter((line) => !("own" in line.dataset)).length);
  toTheEnd();
}

if (panel) {
  if (location.hash.startsWith("#chat") || (WIDE.matches && !wasClosed())) panel.open = true;
  toTheEnd();
  panel.addEventListener("toggle", () => {
    if (panel.open) {
      mark(0);
      toTheEnd();
    }
    if (!WIDE.matches) return;
    try {
      panel.open ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, "1");
    } catch {
      // remembered by nobody
    }
  });
  new MutationObserver(noticed).observe(panel, { subtree: true, childList: true });
  for (const way of document.querySelectorAll('a[href="#chat"]')) {
    way.addEventListener("click", () => (panel.open = true));
  }
  // What was said is empty again, unless it was refused.
  document.addEventListener("htmx:after:request", (event) => {
    const { ctx } = event.detail;
    if (ctx?.sourceElement?.id === "chat-form" && ctx.response?.raw?.ok) {
      document.getElementById("chat-form").reset();
    }
  });
}
