import { differs } from './changed-fields.js';

// Shows whether a form has unsaved changes, and asks before they are lost.
const forms = Array.from(document.querySelectorAll('.save-bar'), (bar) => ({
  bar,
  form: bar.closest('form'),
}));
let leaving = false;

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
  // drafts.js keeps them while the session ends.
  if (document.querySelector('.ending.over')) return;
  if (!leaving && forms.some(isChanged)) event.preventDefault();
});
