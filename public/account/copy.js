// Shows the copy buttons where the browser lets a page write to the clipboard.
if (navigator.clipboard) {
  for (const button of document.querySelectorAll('[data-copy]')) {
    const label = button.firstChild;
    const text = label.data;
    const status = button.nextElementSibling;
    button.hidden = false;
    button.addEventListener('click', async () => {
      const source = document.getElementById(button.dataset.copy);
      source.select();
      await navigator.clipboard.writeText(source.value);
      label.data = status.textContent = status.dataset.copied;
      setTimeout(() => {
        label.data = text;
        status.textContent = '';
      }, 2000);
    });
  }
}

// What a form has done has the focus; with a fragment in its address the browser gives none.
document.querySelector('main > .notice[autofocus]')?.focus({ preventScroll: true });

// A second press in the same moment is no second order.
let sent = -Infinity;
addEventListener('submit', (event) => {
  if (event.submitter?.formTarget) return;
  if (event.timeStamp < sent + 2000) event.preventDefault();
  else sent = event.timeStamp;
});

// The zone in which the next pages show times: no header tells it.
document.cookie = `__Host-placet-zone=${Intl.DateTimeFormat().resolvedOptions().timeZone}; Path=/; Secure; SameSite=Lax`;
