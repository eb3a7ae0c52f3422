// Asks before something that cannot be undone: a button with data-confirm is pressed in earnest only
// from the dialog. The server asks where there are no scripts, so the question is not posted then.
const dialog = document.getElementById("confirm");
let asking = null;

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-confirm]");
  if (!button || !dialog?.showModal) return;
  event.preventDefault();
  asking = button;
  const words = button.innerText.trim();
  document.getElementById("confirm-title").textContent = words;
  document.getElementById("confirm-text").textContent = button.value;
  dialog.querySelector("[data-confirm-verb]").textContent = words;
  dialog.returnValue = "";
  dialog.showModal();
});

// A press beside it closes it.
dialog?.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close("no");
});

dialog?.addEventListener("close", () => {
  const button = asking;
  asking = null;
  if (dialog.returnValue !== "yes" || !button?.form) return;
  const name = button.getAttribute("name");
  button.removeAttribute("name");
  button.form.requestSubmit(button);
  button.setAttribute("name", name);
});
