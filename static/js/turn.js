// "Your turn" in the tab: in the title, in its icon and, for those who allowed it, as a
// notification; only while nobody looks at the page, and gone as soon as somebody does or acts.
// The words come from the page. Nothing is said but that it is one's turn, and in which game.
const table = document.querySelector("[data-turn-words]");
const icon = document.querySelector('link[rel="icon"]');
const quiet = { title: document.title, icon: icon?.getAttribute("href") };
let was = false; // whether it was one's turn when we looked last
let notice = null;

const isMine = () =>
  document.querySelector("#region-turn[data-yours], #region-curtain:not([hidden])") !== null;

function show(calling) {
  const title = calling ? `● ${table.dataset.turnWords} · ${quiet.title}` : quiet.title;
  if (document.title !== title) document.title = title;
  const href = calling ? table.dataset.turnIcon : quiet.icon;
  if (icon && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}

function call() {
  const { documentElement: page } = document;
  if (!page.hasAttribute("data-turn-notice") || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    // Of the same table a newer one takes the place of the older.
    notice = new Notification(table.dataset.turnWords, {
      body: table.dataset.turnNotice,
      icon: table.dataset.turnIcon,
      tag: location.pathname,
    });
    notice.addEventListener("click", () => {
      window.focus();
      notice?.close();
    });
  } catch {
    // Some browsers let only service workers notify: the title says it too.
  }
}

function look() {
  const mine = isMine();
  const calling = mine && document.visibilityState === "hidden";
  show(calling);
  if (calling && !was) call();
  if (!calling && notice) {
    notice.close();
    notice = null;
  }
  was = mine;
}

if (table) {
  // Whose turn it is when one leaves is known to who leaves: only what comes later is called out.
  was = isMine();
  look();
  document.addEventListener("visibilitychange", look);
  document.addEventListener("htmx:after:swap", look);
  new MutationObserver(look).observe(table, {
    subtree: true,
    attributes: true,
    attributeFilter: ["data-yours", "hidden"],
  });
}
