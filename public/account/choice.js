// Disables the buttons of a form until one of its checkboxes is ticked.
for (const form of document.querySelectorAll('form[data-choice]')) {
  const fields = [...form.elements];
  const boxes = fields.filter(({ type }) => type === 'checkbox');
  const update = () => {
    const isChosen = boxes.some(({ checked }) => checked);
    for (const button of fields.filter(({ type }) => type === 'submit')) button.disabled = !isChosen;
  };
  for (const box of boxes) box.addEventListener('change', update);
  // A page that is shown again has its ticks.
  addEventListener('pageshow', update);
  update();
}
