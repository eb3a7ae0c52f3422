// Amounts of money ([data-amount]): buttons beside the field add to it ([data-add]) or take the most
// ([data-most]); so do Page Up and Page Down, by ten. The button that sends it ([data-says]) says how
// much, "Bid 17k", and carries that number: what others bid meanwhile changes neither. Whoever has been
// outbid is offered the next amount as a choice of its own ([data-raise]), which sends nothing.
const LONGEST = 6; // digits that a button says

const field = () => document.querySelector("[data-amount]");
const isNumber = (text) => /^\d+$/.test(text) && text.length <= LONGEST;

function put(input, amount) {
  input.value = Math.min(Math.max(amount, Number(input.min)), Number(input.max));
  show();
}

const sender = (input) => input.closest(".ask-choices")?.querySelector("[data-says]");

function say(input) {
  const button = sender(input);
  if (!button) return;
  const amount = input.value.trim();
  const { says, bare, action } = button.dataset;
  const words = isNumber(amount) ? says.replace("{}", Number(amount)) : bare;
  const value = isNumber(amount) ? action.replace('"$amount"', Number(amount)) : action;
  if (button.textContent !== words) button.textContent = words;
  if (button.value !== value) button.value = value;
  const isOutbid = amount !== "" && Number(amount) < Number(input.min);
  if (button.hasAttribute("data-outbid") !== isOutbid) button.toggleAttribute("data-outbid", isOutbid);
  const raise = input.closest(".prompt")?.querySelector("[data-raise]");
  if (raise && raise.hidden === isOutbid) raise.hidden = !isOutbid;
}

function show() {
  const input = field();
  if (!input) return;
  if (input.value === "" && input !== document.activeElement) input.value = input.min;
  say(input);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-add], [data-most], [data-raise]");
  const input = button && field();
  if (!input) return;
  if (button.hasAttribute("data-most")) put(input, Infinity);
  else if (button.hasAttribute("data-raise")) put(input, -Infinity);
  else put(input, (Number(input.value) || 0) + Number(button.dataset.add));
  // It goes with the press: who pressed it by key goes on where the amount is sent.
  if (button.hidden) sender(input)?.focus({ preventScroll: true });
});

document.addEventListener("keydown", (event) => {
  const step = { PageUp: 10, PageDown: -10 }[event.key];
  if (!step || !event.target.matches("[data-amount]")) return;
  event.preventDefault();
  put(event.target, (Number(event.target.value) || 0) + step);
});

document.addEventListener("input", (event) => {
  if (event.target.matches("[data-amount]")) show();
});

// An update brings a new lot, or raises the lowest bid: what is shown is put right before it is painted.
show();
new MutationObserver(show).observe(document.querySelector(".table-ask"), {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ["min", "max", "hidden"],
});
