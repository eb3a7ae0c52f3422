// "Going once" for those who listen: the countdown of an auction is a ring and words that change
// (clock.js counts the steps). Read out is one of them, once for each bid: the bids and the sale itself
// are read out by the log.
const said = document.getElementById("going-said");
let warned = ""; // the deadline of which the listener has been told

function warn() {
  const clock = document.querySelector(".going .clock");
  if (!clock) {
    if (said.textContent) said.textContent = "";
    return;
  }
  const step = Number(clock.dataset.step);
  const words = document.querySelectorAll(".going-words > *");
  if (!step || step === words.length - 1 || clock.dataset.deadline === warned) return;
  warned = clock.dataset.deadline;
  said.textContent = words[step].textContent;
}

new MutationObserver(warn).observe(document.querySelector(".stage"), {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ["data-step"],
});
