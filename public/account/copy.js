// Shows the copy buttons if the browser allows pages to write to the clipboard.
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

// Focuses the flash: browsers ignore its autofocus if the address has a fragment.
document.querySelector('main > .notice[autofocus]')?.focus({ preventScroll: true });

// Scrolls the bars to their current tabs where the browser lacks `scroll-initial-target`.
for (const tab of document.querySelectorAll('.sections [aria-current]')) {
  const bar = tab.parentElement;
  const end = bar.getBoundingClientRect().right - parseFloat(getComputedStyle(bar).paddingRight);
  bar.scrollLeft += Math.max(0, tab.getBoundingClientRect().right - end);
}

// Ignores a double click on a button of a form.
let sent = -Infinity;
addEventListener('submit', (event) => {
  if (event.submitter?.formTarget) return;
  if (event.timeStamp < sent + 2000) event.preventDefault();
  else sent = event.timeStamp;
});

// Closes the menus of the header when the page is used elsewhere, or with Escape.
const openMenu = () => document.querySelector('.menu[open]');
for (const type of ['click', 'focusin'])
  addEventListener(type, ({ target }) => {
    const menu = openMenu();
    if (menu && !menu.contains(target)) menu.open = false;
  });
addEventListener('keydown', (event) => {
  const menu = openMenu();
  if (!menu || event.key !== 'Escape') return;
  menu.open = false;
  menu.querySelector('summary').focus();
});

// The time zone of the next pages: browsers send it in no header.
// As src/pages/host-cookie.ts names it.
const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; Secure'] : ['', ''];
document.cookie = `${prefix}placet-zone=${Intl.DateTimeFormat().resolvedOptions().timeZone}; Path=/${secure}; SameSite=Lax`;
