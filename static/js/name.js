// A visitor types their name once, in the field [data-your-name]: every form that needs one sends it
// along. Without scripts the server asks for the name when such a form comes without it.
document.addEventListener("formdata", (event) => {
  const name = document.querySelector("[data-your-name]");
  if (name && event.target.matches("[data-needs-name]")) {
    event.formData.set("your_name", name.value);
  }
});
