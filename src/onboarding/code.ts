import { affordable, type Budget } from './budget.ts';

/** What other consent tools are told: the services that a site could use, and not those that it does. */
const CONSENT_SETTINGS =
  /\b(?:borlabsCookie\w*(?:Config|Prioritize)|klaroConfig|cmplz_|complianz\b|cookieconsent\.(?:run|initialise)|csConfiguration|didomiConfig|realCookieBanner|real-cookie-banner|_?ckyConfig|cookieyes|cookiefirst|tarteaucitron\.services\.|CookieControl\.load|orejime|silktide|cookiehub|BrlbsCookie|moove_frontend_gdpr)/i;

/** "[src*='youtube.com/embed']" chooses elements and loads nothing. */
const SELECTOR = /\[[\w-]{1,40}[*^$~|]?=[^\]\n]{1,300}\]/g;

/** A script's text without comments and selectors; nothing of what is another consent tool's configuration, or known. */
export function plainCode(text: string, budget: Budget) {
  if (budget.codeSeen.has(text) || CONSENT_SETTINGS.test(text)) return '';
  budget.codeSeen.add(text);
  // JSON in a script writes "https:\/\/".
  const code = withoutComments(affordable(text, budget).replaceAll('\\/', '/'));
  return `${code.replace(SELECTOR, '')}\n`;
}

const BEFORE_COMMENT = /[\s;{}(),]/;

/** Without what stands in comments. No reader of strings: a comment follows a blank or a sign, an address does not. */
export function withoutComments(code: string) {
  let plain = '';
  let from = 0;
  for (let at = code.indexOf('/'); at >= 0; at = code.indexOf('/', at + 1)) {
    const mark = code[at + 1];
    if ((mark !== '/' && mark !== '*') || (at > 0 && !BEFORE_COMMENT.test(code[at - 1]!))) continue;
    const end = mark === '/' ? code.indexOf('\n', at) : code.indexOf('*/', at + 2);
    plain += code.slice(from, at);
    if (end < 0) return plain;
    from = mark === '/' ? end : end + 2;
    at = from - 1;
  }
  return plain + code.slice(from);
}

/** An address in quotes; one that begins with a dot is the end of an address: `'//ssl' + '.example.com/a.js'`. */
const QUOTED =
  /["'`](?:(?:https?:)?\/\/|\.(?=[\w-]{2,63}\.))((?:[\w-]{1,63}\.){1,6}[a-z]{2,24}(?::\d{2,5})?)((?:[/?][^"'`\s<>\\]{0,1024})?)/gi;
const BARE = /(?:https?:)?\/\/[\w.-]{4,253}\/[\w./@~%+-]{1,1024}/g;
const LOADS =
  /createElement|\.src\b|\bsrc\s*[=:]|new Image|sendBeacon|fetch\s*\(|\.open\s*\(|getScript|import\s*\(|importScripts|load\w*\s*\(|appendChild|insertBefore|\.ajax|document\.write|['"]script['"]|<iframe|<img/i;
const AROUND = 160;
/** More than any honest page has. */
const MOST = 2000;

/** The addresses that code asks for: scripts by their ending, others where something nearby loads. */
export function* addressesIn(code: string, budget: Budget) {
  for (const [address] of code.matchAll(BARE)) if (address.endsWith('.js')) yield address;
  let count = 0;
  for (const { 0: whole, 1: host = '', 2: path = '', index } of code.matchAll(QUOTED)) {
    if (++count > MOST || budget.characters < 0) return;
    budget.characters -= 2 * AROUND;
    const before = code.slice(Math.max(0, index - AROUND), index);
    if (/(?:href|["']url|["']link|@id|sameAs)\\?["']?\s*[=:]\s*\\?$/i.test(before.slice(-16))) continue;
    const isScript = /\.m?js(?:[?#]|$)/.test(path);
    const around = before + code.slice(index + whole.length, index + whole.length + AROUND);
    if (isScript || LOADS.test(around)) yield `https://${host}${path}`;
  }
}
