// What a person has closed stays closed, whatever the server sends: an element with
// data-dismissable="<key>" is hidden once a [data-dismiss] inside it was pressed. An empty key
// is forgotten with the page.
const remembered = (key) => `dismissed:${key}`;
const closed = new Set();

function isClosed(key) {
  if (!key) return false;
  try {
    return closed.has(key) || sessionStorage.getItem(remembered(key)) !== null;
  } catch {
    return closed.has(key); // storage is blocked
  }
}

function close(element) {
  const key = element.dataset.dismissable;
  element.hidden = true;
  element.dispatchEvent(new Event("dismissed", { bubbles: true }));
  if (!key) return;
  closed.add(key);
  try {
    sessionStorage.setItem(remembered(key), "1");
  } catch {
    // remembered by this page alone
  }
}

function reapply() {
  for (const element of document.querySelectorAll("[data-dismissable]")) {
    const hide = isClosed(element.dataset.dismissable);
    if (hide && !element.hidden) element.hidden = true;
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-dismiss]");
  const element = button?.closest("[data-dismissable]");
  if (!element) return;
  event.preventDefault();
  close(element);
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  const open = [...document.querySelectorAll("[data-dismissable]:not([hidden])")].filter(
    (element) => element.querySelector("[data-dismiss]"),
  );
  if (open.length) close(open.at(-1));
});

// An update may bring the element back or take `hidden` off it: before it is painted, put right.
reapply();
new MutationObserver(reapply).observe(document.body, {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ["hidden", "data-dismissable", "open"],
});
