// Makes each chart one stop of the Tab key; the arrow keys move between its points.
for (const list of document.querySelectorAll('.points')) {
  const points = [...list.querySelectorAll('a')];
  const last = points.length - 1;
  const moveTo = (next) => points.forEach((point, i) => (point.tabIndex = i === next ? 0 : -1));
  moveTo(last);
  list.addEventListener('keydown', (event) => {
    const at = points.indexOf(document.activeElement);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (next === undefined || !points[next]) return;
    event.preventDefault();
    moveTo(next);
    points[next].focus();
  });
}
