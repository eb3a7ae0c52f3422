// A button that confirms a choice of so many: data-wants='{"targets": 2}' wants two of the form's
// fields `targets` (or `targets-…`) chosen. Until then it cannot be pressed; of too many, the one
// chosen first is let go.
const since = new WeakMap(); // input -> when it was chosen
let times = 0;

const isNamed = (input, name) => input.name === name || input.name.startsWith(`${name}-`);

function chosen(button, name) {
  return [...(button.form?.elements ?? [])]
    .filter((input) => isNamed(input, name) && input.checked && input.value !== "")
    .sort((one, other) => (since.get(one) ?? 0) - (since.get(other) ?? 0));
}

function letGo(input) {
  input.checked = false;
  // A choice that has an empty one among its marks falls back to that.
  if (input.type !== "radio") return;
  const none = [...input.form.elements].find((each) => each.name === input.name && each.value === "");
  if (none) none.checked = true;
}

function weigh(button) {
  let isEnough = true;
  for (const [name, number] of Object.entries(JSON.parse(button.dataset.wants))) {
    const all = chosen(button, name);
    for (const input of all.slice(0, Math.max(0, all.length - number))) letGo(input);
    if (all.length < number) isEnough = false;
  }
  if (button.disabled === isEnough) button.disabled = !isEnough;
}

function weighAll() {
  for (const button of document.querySelectorAll("[data-wants]")) weigh(button);
}

document.addEventListener("change", (event) => {
  times += 1;
  since.set(event.target, times);
  weighAll();
});

// An update may bring such a button, or take `disabled` off it.
weighAll();
new MutationObserver(weighAll).observe(document.body, {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ["disabled", "data-wants"],
});
