// A menu (details.menu) closes by Escape, by a press outside it, and when the focus leaves it.
const open = () => [...document.querySelectorAll("details.menu[open]:not([data-stays])")];

document.addEventListener("pointerdown", (event) => {
  for (const menu of open()) if (!menu.contains(event.target)) menu.open = false;
});

document.addEventListener("focusout", (event) => {
  const menu = event.target.closest?.("details.menu[open]:not([data-stays])");
  // Without a next element a press or an update took the focus: the menu stays.
  if (menu && event.relatedTarget && !menu.contains(event.relatedTarget)) menu.open = false;
});

// Before others that listen for Escape: one press closes one thing.
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const menu = open().at(-1);
    if (!menu) return;
    event.preventDefault();
    menu.open = false;
    menu.querySelector("summary").focus();
  },
  true,
);
