// Amounts of money ([data-amount]): buttons beside the field add to it ([data-add]) or take the most
// ([data-most]); so do Page Up and Page Down, by ten. The field starts at its lowest and rises with it
// when others bid, unless its person has already said something higher or is typing.
const typed = new WeakSet(); // fields in which the person has said an amount

const bounds = (field) => [Number(field.min), Number(field.max)];

function put(field, amount) {
  const [low, high] = bounds(field);
  field.value = Math.min(Math.max(amount, low), high);
}

function lift(field) {
  const isBelow = field.value === "" || Number(field.value) < Number(field.min);
  if (isBelow && !(typed.has(field) && field === document.activeElement)) {
    put(field, Number(field.min));
    typed.delete(field);
  }
}

function add(field, amount) {
  put(field, (Number(field.value) || 0) + amount);
  typed.add(field);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-add], [data-most]");
  const field = button?.closest(".amount")?.querySelector("[data-amount]");
  if (!field) return;
  if (button.hasAttribute("data-most")) add(field, Infinity);
  else add(field, Number(button.dataset.add));
});

document.addEventListener("keydown", (event) => {
  const step = { PageUp: 10, PageDown: -10 }[event.key];
  if (!step || !event.target.matches("[data-amount]")) return;
  event.preventDefault();
  add(event.target, step);
});

document.addEventListener("input", (event) => {
  if (event.target.matches("[data-amount]")) typed.add(event.target);
});

function start() {
  document.querySelectorAll("[data-amount]").forEach(lift);
}

start();
document.addEventListener("htmx:after:swap", start);
document.addEventListener("htmx:after:ws:message", start);
