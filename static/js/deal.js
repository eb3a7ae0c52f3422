// The deal, checked in the reader's own browser: while a match is played the hash is noted here;
// once the seed is shown it is hashed with Web Crypto, and both must be the same.
const noted = (code) => `deal:${code}`;

function note() {
  const shown = document.querySelector("[data-deal-hash]");
  if (!shown || document.querySelector("[data-deal-check]")) return;
  try {
    localStorage.setItem(noted(shown.dataset.code), shown.dataset.dealHash);
  } catch {
    // storage is blocked: then only the seed is checked
  }
}

function remembered(code) {
  try {
    return localStorage.getItem(noted(code));
  } catch {
    return null;
  }
}

async function hashed(text) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function check(panel) {
  const { seed, hash, code, good, bad, changed, cannot } = panel.dataset;
  const said = panel.querySelector("output");
  if (!globalThis.crypto?.subtle) {
    said.textContent = cannot;
    return;
  }
  const before = remembered(code);
  const isRight = (await hashed(seed)) === hash;
  const isSame = before === null || before === hash;
  const words = isRight ? [isSame ? good : changed] : [bad];
  if (isRight && before === hash) words.push(panel.dataset.noted);
  said.textContent = words.join(" ");
  panel.dataset.result = isRight && isSame ? "good" : "bad";
}

document.addEventListener("click", (event) => {
  const panel = event.target.closest("[data-deal-check] button")?.closest("[data-deal-check]");
  if (panel) check(panel);
});

note();
// Looking back there is nothing more important to wait for.
const panel = document.querySelector(".review [data-deal-check]");
if (panel) check(panel);
