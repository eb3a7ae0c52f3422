// A card that was pointed at is let go by pointing at it again, which radio buttons do not do by
// themselves.
let pressed = null;

document.addEventListener("pointerdown", (event) => {
  pressed = event.target.matches("input.tap:checked") ? event.target : null;
});

document.addEventListener("click", (event) => {
  if (pressed && event.target === pressed) pressed.checked = false;
  pressed = null;
});
