// A long form one step at a time: [data-step] sections of a form[data-stepwise], moved between by
// [data-step-by] buttons and by the links of the indicator (.steps). Without scripts, and after a
// refusal (data-stepwise="all"), every step is on the page.
const form = document.querySelector('form[data-stepwise=""]');
if (form) begin(form);

function begin(form) {
  const steps = [...form.querySelectorAll("[data-step]")];
  const marks = steps.map((step) => document.querySelector(`.steps a[href="#${step.id}"]`));
  let current = 0;

  function show(next, focus = true) {
    current = Math.max(0, Math.min(next, steps.length - 1));
    steps.forEach((step, index) => (step.hidden = index !== current));
    marks.forEach((mark, index) => {
      const place = mark.closest("li");
      place.toggleAttribute("data-done", index < current);
      if (index === current) place.setAttribute("aria-current", "step");
      else place.removeAttribute("aria-current");
    });
    if (!focus) return;
    steps[current].querySelector("h2").focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }

  // Going on needs what is on the way to be filled in rightly; going back does not.
  function go(next) {
    while (current < next) {
      const wrong = [...steps[current].querySelectorAll("input, select")].find(
        (input) => !input.checkValidity(),
      );
      if (wrong) {
        wrong.reportValidity();
        return;
      }
      show(current + 1, current + 1 === next);
    }
    if (current > next) show(next);
  }

  form.addEventListener("click", (event) => {
    const button = event.target.closest("[data-step-by]");
    if (button) go(current + Number(button.dataset.stepBy));
  });
  marks.forEach((mark, index) =>
    mark.addEventListener("click", (event) => {
      event.preventDefault();
      go(index);
    }),
  );
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.target.tagName !== "INPUT") return;
    if (current === steps.length - 1) return;
    event.preventDefault();
    go(current + 1);
  });
  show(0, false);
}
