// The choice in the dark ([data-blind]): what is chosen but not yet bid is kept across a reload, in
// this tab alone; and the focus comes to the dialog when nothing else has it.
const key = (dialog) => `blind:${dialog.dataset.blind}`;
let shown = null; // the dialog that was there when we looked last

function kept(dialog) {
  try {
    return sessionStorage.getItem(key(dialog));
  } catch {
    return null; // storage is blocked
  }
}

function look() {
  const dialog = document.querySelector("[data-blind]");
  const name = dialog?.dataset.blind ?? null;
  if (name === shown) return;
  shown = name;
  if (!dialog) return;
  const chosen = document.getElementById(kept(dialog) ?? "");
  if (chosen && dialog.contains(chosen)) chosen.checked = true;
  if (!document.activeElement || document.activeElement === document.body) {
    dialog.querySelector("h2").focus({ preventScroll: true });
  }
}

document.addEventListener("change", (event) => {
  const dialog = event.target.closest("[data-blind]");
  if (!dialog) return;
  try {
    sessionStorage.setItem(key(dialog), event.target.id);
  } catch {
    // kept by this page alone
  }
});

look();
document.addEventListener("htmx:after:swap", look);
document.addEventListener("htmx:after:ws:message", look);
