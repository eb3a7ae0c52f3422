// Putting an offer together with a finger or a mouse: [data-offering] holds cards, each with a box
// "face down" and a mark "face up". The first card touched is the one to show, the next ones lie
// face down, a card touched again goes back. By keyboard the boxes and marks are what they say; in
// either way a card is only ever one of the two.
const boxes = (holds) => [...holds.querySelectorAll('[name="face_down"]')];
const marks = (holds) => [...holds.querySelectorAll('[name="face_up"]')];
const shown = new WeakMap(); // holds -> the card that was face up before the last change

function changed(input) {
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

function touch(holds, box) {
  const mark = marks(holds).find((each) => each.value === box.value);
  if (mark.checked) {
    mark.checked = false;
  } else if (!box.checked && !marks(holds).some((each) => each.checked)) {
    mark.checked = true;
  } else {
    box.checked = !box.checked;
  }
  changed(box);
}

document.addEventListener("click", (event) => {
  const holds = event.target.closest("[data-offering]");
  const card = event.target.closest(".hold-card");
  // A press of a key arrives as a click too, but one without a count.
  if (!holds || !card || event.detail === 0) return;
  event.preventDefault();
  const box = card.querySelector('[name="face_down"]');
  // The browser undoes its own change of the box after this, so ours comes later.
  setTimeout(() => touch(holds, box));
});

document.addEventListener("change", (event) => {
  const holds = event.target.closest?.("[data-offering]");
  if (!holds) return;
  const mark = marks(holds).find((each) => each.checked);
  const before = shown.get(holds);
  for (const box of boxes(holds)) {
    if (event.target.name === "face_up" && before && box.value === before && mark?.value !== before) {
      box.checked = true; // another card is shown instead: this one stays in the offer
    }
    if (mark?.value !== box.value || !box.checked) continue;
    if (event.target === box) mark.checked = false;
    else box.checked = false;
  }
  shown.set(holds, marks(holds).find((each) => each.checked)?.value);
});
