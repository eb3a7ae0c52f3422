// Tells the server what somebody does besides acting: that they have closed a notice or a summary,
// and, while a bot plays for them because they did nothing, that they are there after all.
const form = document.getElementById("table-verbs");
let isTelling = false;

async function tell(url, more = {}) {
  const body = new URLSearchParams(new FormData(form));
  for (const [name, value] of Object.entries(more)) body.set(name, value);
  try {
    // What it changes comes over the socket, or with the next check of the page.
    await fetch(url, { method: "POST", body, headers: { "X-Live": "1" }, keepalive: true });
  } catch {
    // Said in vain; everything goes on by itself after a while.
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-quietly]:not([data-dismiss])");
  if (!button) return;
  event.preventDefault();
  tell(button.formAction);
});

// What was closed: see dismiss.js.
document.addEventListener("dismissed", (event) => {
  if (event.target.closest("#region-notice")) {
    tell(event.target.querySelector(".dialog-actions [data-quietly]").formAction);
  }
  const url = document.querySelector("[data-read-url]")?.dataset.readUrl;
  if (url && event.target.closest("#region-summary")) {
    tell(url, { number: document.getElementById("region-reading").dataset.number ?? 0 });
  }
});

async function stir() {
  const notice = document.querySelector("#region-notice[data-here]");
  if (!notice || isTelling) return;
  isTelling = true;
  await tell(notice.dataset.here);
  isTelling = false;
}
for (const input of ["pointerdown", "keydown"]) document.addEventListener(input, stir, { passive: true });
