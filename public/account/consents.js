// Shows the buttons that need a script: those that copy a consent ID, and the one that prints the page.
const status = document.querySelector('[data-copied]');
for (const button of navigator.clipboard ? document.querySelectorAll('[data-copies]') : []) {
  const text = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copies);
    button.textContent = status.textContent = status.dataset.copied;
    setTimeout(() => {
      button.textContent = text;
      status.textContent = '';
    }, 2000);
  });
}

for (const button of document.querySelectorAll('[data-prints]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
