// The page that stands in for one that cannot be reached: it tries again when the browser is online,
// and every few seconds, for a server that was away.
const AGAIN = 5_000;

async function tryAgain() {
  try {
    const answer = await fetch("/healthz", { cache: "no-store" });
    if (answer.ok) location.reload();
  } catch {
    // still away
  }
}

addEventListener("online", tryAgain);
setInterval(tryAgain, AGAIN);
