// The button that asks the browser whether it may show notifications. It says how it stands by
// [data-permission] on the element around it: default, granted, denied or none.
const box = document.querySelector("[data-notice]");

function say() {
  box.dataset.permission = "Notification" in window ? Notification.permission : "none";
}

if (box) {
  say();
  const wish = document.querySelector('input[name="turn_notice"]');
  const ask = async () => {
    if ("Notification" in window && Notification.permission === "default") {
      await Notification.requestPermission();
    }
    say();
  };
  box.querySelector("button")?.addEventListener("click", ask);
  wish?.addEventListener("change", () => {
    if (wish.checked) ask();
  });
}
