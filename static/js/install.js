// Lets the browser install the site: its worker keeps static files and says when one is offline.
if ("serviceWorker" in navigator) {
  addEventListener("load", () => {
    navigator.serviceWorker.register("/worker.js").catch(() => {
      // not allowed here: the site works without
    });
  });
}
