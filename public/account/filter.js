// Hides the entries of a list that do not contain what is entered; those that are ticked stay.
for (const field of document.querySelectorAll('[data-filter]')) {
  const input = field.querySelector('input');
  const entries = [...document.getElementById(field.dataset.filter).children];
  field.hidden = false;
  const update = () => {
    const text = input.value.trim().toLowerCase();
    for (const entry of entries)
      entry.hidden = !entry.textContent.toLowerCase().includes(text) && !entry.querySelector(':checked');
  };
  input.addEventListener('input', update);
  // Enter would send the form.
  input.addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault());
  addEventListener('pageshow', update);
}
