// Sends the form for the next portion by itself after a while, unless somebody stops it.
const form = document.querySelector('form[data-continue]');
const stop = form.querySelector('[data-stop]');
const timer = setTimeout(() => form.requestSubmit(), Number(form.dataset.continue) * 1000);
stop.hidden = false;
stop.addEventListener('click', () => {
  clearTimeout(timer);
  stop.hidden = true;
});
// A page that is shown again on the way back waits for a press.
addEventListener('pagehide', () => clearTimeout(timer));
