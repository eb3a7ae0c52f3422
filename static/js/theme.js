// Light, dark or as the system: applied before the first paint (the page loads this script
// before its stylesheets), remembered in this browser. Not a module: those run too late.
(() => {
  const root = document.documentElement;
  const KEY = "theme";

  const remembered = () => {
    try {
      return localStorage.getItem(KEY) || "system";
    } catch {
      return "system"; // storage is blocked: the choice lasts as long as the page
    }
  };

  const apply = (choice) => {
    if (choice === "system") root.removeAttribute("data-theme");
    else root.setAttribute("data-theme", choice);
    for (const button of document.querySelectorAll("[data-theme-choice]")) {
      button.setAttribute("aria-pressed", String(button.dataset.themeChoice === choice));
    }
  };

  root.classList.add("js");
  apply(remembered());
  document.addEventListener("DOMContentLoaded", () => apply(remembered()));
  addEventListener("storage", (event) => {
    if (event.key === KEY) apply(remembered());
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-theme-choice]");
    if (!button) return;
    try {
      localStorage.setItem(KEY, button.dataset.themeChoice);
    } catch {
      // nothing to remember it in
    }
    apply(button.dataset.themeChoice);
  });
})();
