// Copy buttons: [data-copy="<id of an input>"] puts that input's text on the clipboard and says so.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const input = document.getElementById(button.dataset.copy);
  input.select();
  try {
    await navigator.clipboard.writeText(input.value);
  } catch {
    return; // not allowed here: the text is selected, ready to be copied by hand
  }
  button.dataset.copied = "";
  setTimeout(() => delete button.dataset.copied, 2000);
});
