// The picture beside a choice of colour and avatar follows what is chosen.
document.addEventListener("change", (event) => {
  const owner = event.target.closest(".look-choices")?.closest(".seat-setup");
  if (!owner) return;
  if (event.target.name.endsWith("-color")) {
    owner.dataset.color = event.target.value;
    for (const avatar of owner.querySelectorAll(".avatar")) avatar.dataset.color = event.target.value;
  } else {
    const chosen = event.target.closest("label").querySelector(".avatar");
    owner.querySelector("summary .avatar").replaceWith(chosen.cloneNode(true));
  }
});
