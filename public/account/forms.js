// Shows whether a form has unsaved changes, and asks before they are lost.
const forms = Array.from(document.querySelectorAll('.save-bar'), (bar) => ({
  bar,
  form: bar.closest('form'),
}));
let leaving = false;

/** Whether a field differs from what the server sent. */
function differs(field) {
  if (field.type === 'hidden' || field.closest('.preview')) return false;
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked;
  if (field.type === 'file') return field.files.length > 0;
  if (field.options) {
    const chosen = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(chosen, 0);
  }
  // Browsers write colors in lower case.
  if (field.type === 'color') return field.value !== field.defaultValue.toLowerCase();
  return field.defaultValue !== undefined && field.value !== field.defaultValue;
}

const isChanged = ({ bar, form }) =>
  bar.dataset.changed !== undefined || Array.from(form.elements).some((field) => differs(field));

function tell(entry) {
  const changed = isChanged(entry);
  const message = entry.bar.querySelector('.unsaved');
  entry.bar.classList.toggle('dirty', changed);
  message.hidden = !changed;
  message.lastElementChild.textContent = changed ? message.dataset.text : '';
}

for (const entry of forms) {
  const update = () => tell(entry);
  entry.form.addEventListener('input', update);
  // Fields have their first values again only after this event.
  entry.form.addEventListener('reset', () => setTimeout(update));
  update();
  // The focus was set before the bar covered the end of the page.
  if (entry.form.contains(document.activeElement))
    document.activeElement.scrollIntoView({ block: 'nearest' });
}
addEventListener('submit', (event) => {
  if (!event.submitter?.formTarget) leaving = true;
});
addEventListener('pageshow', () => {
  leaving = false;
  forms.forEach(tell);
});
addEventListener('beforeunload', (event) => {
  if (!leaving && forms.some(isChanged)) event.preventDefault();
});
