// Warns before the session ends and extends it on request, without leaving the page.
const notice = document.querySelector('.ending');
const WARNED = 300;
const stayText = notice.querySelector('a').textContent;
let timer;
let ends = Date.now() + notice.dataset.left * 1000;

async function ask(query = '') {
  const answer = await fetch(notice.dataset.look + query).catch(() => undefined);
  if (answer?.ok) ends = Date.now() + (await answer.json()).left * 1000;
  tell();
}

function tell() {
  const [text, stay] = notice.children;
  const seconds = (ends - Date.now()) / 1000;
  const { minutes, over, signIn } = notice.dataset;
  notice.classList.add('counted');
  notice.classList.toggle('now', seconds < WARNED);
  notice.classList.toggle('over', seconds <= 0);
  stay.textContent = seconds > 0 ? stayText : signIn;
  text.textContent = seconds > 0 ? minutes.replace('#', Math.ceil(seconds / 60)) : over;
  clearTimeout(timer);
  // Another tab may have extended the session.
  if (seconds > 0) timer = setTimeout(ask, Math.max(seconds - WARNED + 1, 20) * 1000);
}

notice.addEventListener('click', (event) => {
  // After its end, the link leads to the sign-in page.
  if (!event.target.closest('a') || notice.classList.contains('over')) return;
  event.preventDefault();
  void ask('?stay');
});
document.addEventListener('visibilitychange', () => document.hidden || void ask());
tell();
