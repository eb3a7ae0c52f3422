// When an update removes what had the focus (the card just played), the focus stays near.
let region = null;

document.addEventListener("htmx:before:swap", () => {
  const focused = document.activeElement;
  region = focused && focused !== document.body ? focused.closest("[id^=region-]")?.id : null;
});

document.addEventListener("htmx:after:swap", () => {
  const focused = document.activeElement;
  if (!region || (focused && focused !== document.body)) return;
  const near = document.getElementById(region);
  const next = near?.querySelector("button:not([disabled]), a[href], input:not([type=hidden])");
  if (next) {
    next.focus({ preventScroll: true });
  } else if (near) {
    near.tabIndex = -1;
    near.focus({ preventScroll: true });
  }
});
