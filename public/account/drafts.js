import { differs, isBox, sentValueOf, valueOf } from './changed-fields.js';

// Keeps what was entered on a page while the session ends, and fills it in again after the sign-in: in this tab, for an hour,
// for the same user.
const KEY = 'placet-draft';
const LIFETIME = 3_600_000;
const { user } = document.body.dataset;
/** Fields whose values are not kept, by their types and by what they are for. */
const OMITTED = /^(hidden|password|file|submit|button|reset|image)$/;
const SECRET = /password|one-time-code/;
let isSignedOut = false;

function read() {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY));
    const isOurs = /^\/(account|operator)\b/.test(draft.page) && Array.isArray(draft.fields);
    return isOurs && draft.at > Date.now() - LIFETIME ? draft : undefined;
  } catch {
    // There is none, or the browser stores nothing.
    return undefined;
  }
}
function write(draft) {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // The browser stores nothing, or not that much.
  }
}

const rowOf = (field) => field.closest('[data-row]')?.dataset.row;

/** The fields of the page’s forms that can be kept, each with what tells it from the others. */
function keptFields() {
  const fields = new Map();
  for (const form of document.querySelectorAll('form[method="post"]'))
    for (const field of form.querySelectorAll('input, select, textarea')) {
      if (!field.name || OMITTED.test(field.type) || SECRET.test(field.autocomplete)) continue;
      if (field.closest('.preview') || field.matches(':disabled, [readonly]')) continue;
      const parts = [form.getAttribute('action'), field.name, rowOf(field), isBox(field) && field.value];
      let id = JSON.stringify(parts);
      while (fields.has(id)) id += '+';
      fields.set(id, field);
    }
  return fields;
}

function keep() {
  if (!user || isSignedOut) return;
  // In a form with errors, the server has sent what was entered.
  const isRefused = (field) => field.form.querySelector('[aria-invalid]') !== null;
  const fields = [...keptFields()]
    .filter(([, field]) => differs(field) || isRefused(field))
    .map(([id, field]) => [id, valueOf(field), sentValueOf(field)]);
  const draft = { user, page: location.pathname + location.search, at: Date.now(), fields };
  if (fields.length > 0) write(draft);
}

/** Makes the server ask before a change is replaced that others have made since the entry. */
function markChanged(field) {
  const shown = field.form.querySelector('input[type="hidden"][name="shown"]');
  if (!shown) return;
  const name = encodeURIComponent(rowOf(field) ?? field.name.replace(/-(unlimited|remove)$/, ''));
  shown.value = shown.value
    .split(',')
    .map((part) => (part.startsWith(`${name}=`) ? `${name}=?` : part))
    .join(',');
}

function fillIn(draft) {
  const fields = keptFields();
  const forms = new Set();
  for (const [id, entered, sent] of draft.fields) {
    const field = fields.get(id);
    if (!field || entered === valueOf(field)) continue;
    if (sent !== sentValueOf(field)) markChanged(field);
    if (isBox(field)) field.checked = entered === true;
    else field.value = entered;
    for (let at = field.closest('details'); at; at = at.parentElement.closest('details')) at.open = true;
    forms.add(field.form);
  }
  if (forms.size === 0) return;
  const notice = document.querySelector('[data-restored]');
  notice.hidden = false;
  notice.className = 'notice';
  notice.textContent = notice.dataset.restored;
  for (const form of forms) form.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Leads back to the form from the pages between the end of the session and the sign-in. */
function leadBack(draft) {
  write({ ...draft, isEnded: true });
  const link = document.querySelector('[data-draft]');
  if (link) {
    link.setAttribute('href', draft.page);
    link.hidden = false;
  }
  document.querySelector('[data-kept]')?.removeAttribute('hidden');
  const form = document.querySelector('form[action="/account/login"], form[action="/operator/login"]');
  if (!form) return;
  const next = form.querySelector('[name="next"]') ?? document.createElement('input');
  Object.assign(next, { type: 'hidden', name: 'next', value: draft.page });
  form.append(next);
}

function start() {
  const draft = read();
  const isBetween = user
    ? document.querySelector('[data-draft]')
    : /^\/\w+\/(login|forgot|link)\b/.test(location.pathname);
  if (!draft || (user && draft.user !== user)) write();
  else if (isBetween) leadBack(draft);
  else if (!user) return;
  else if (!draft.isEnded) write();
  else if (draft.page === location.pathname + location.search) {
    write();
    fillIn(draft);
  }
}

// The page’s other scripts listen from then on.
addEventListener('DOMContentLoaded', start);
addEventListener('pagehide', keep);
addEventListener('input', () => (isSignedOut = false));
addEventListener('submit', ({ target }) => {
  if (!/\/(logout|leave)$/.test(target.getAttribute('action'))) return;
  isSignedOut = true;
  write();
});
