// The picture beside a choice of colour and avatar follows what is chosen.
document.addEventListener("change", (event) => {
  const choices = event.target.closest(".look-choices");
  if (!choices) return;
  const owner = choices.closest("[data-color]");
  const shown = owner.querySelector("summary .avatar");
  if (event.target.name.endsWith("-color")) {
    owner.dataset.color = event.target.value;
    for (const avatar of owner.querySelectorAll(".avatar")) avatar.dataset.color = event.target.value;
  } else {
    const chosen = event.target.parentElement.querySelector("use").getAttribute("href");
    shown.querySelector("use").setAttribute("href", chosen);
  }
});
