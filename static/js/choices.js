// What somebody has chosen but not yet sent outlasts every update: where an update takes the boxes
// and marks of the table away and another brings them back, they are as they were. Once one has
// acted, what was chosen is forgotten.
const chosen = new Map(); // id -> the input that was checked
let moment = ""; // whose choice it is, and after how many actions

const now = () =>
  ["seat", "taken"].map((name) => document.querySelector(`#region-form [name="${name}"]`)?.value).join();

function look() {
  if (moment !== now()) chosen.clear();
  moment = now();
  for (const [id, input] of chosen) {
    if (input.isConnected && !input.checked) chosen.delete(id); // its owner has let go of it
  }
  for (const input of document.querySelectorAll(".table-play input[id]:checked")) chosen.set(input.id, input);
}

function restore() {
  if (moment !== now()) return;
  for (const [id, before] of chosen) {
    const input = document.getElementById(id);
    if (!input || input === before) continue;
    chosen.set(id, input);
    input.checked = true;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

document.addEventListener("htmx:before:swap", look);
document.addEventListener("htmx:after:swap", restore);
