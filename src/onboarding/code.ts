import { affordable, STEPS, type Budget } from './budget.ts';
import { presetsAt } from './presets/find.ts';

/** What other consent tools are told: the services that a site could use, and not those that it does. */
const CONSENT_SETTINGS =
  /\b(?:borlabsCookie\w*(?:Config|Prioritize)|klaroConfig|cmplz_|complianz\b|cookieconsent\.(?:run|initialise)|csConfiguration|didomiConfig|realCookieBanner|real-cookie-banner|_?ckyConfig|cookieyes|cookiefirst|tarteaucitron\.services\.|CookieControl\.load|orejime|silktide|cookiehub|BrlbsCookie|moove_frontend_gdpr)/i;

/** "[src*='youtube.com/embed']" chooses elements and loads nothing. */
const SELECTOR = /\[[\w-]{1,40}[*^$~|]?=[^[\]\n]{1,300}\]/g;
/** Two parts of one text: `'//' + 'host.example/a.js'`. */
const JOINT = /(["'])[ \t]{0,9}\+[ \t]{0,9}\1/g;

/** A script's text without comments and selectors; nothing of what is another consent tool's configuration, or known. */
export function plainCode(text: string, budget: Budget) {
  if (budget.codeSeen.has(text)) return '';
  budget.codeSeen.add(text);
  const part = affordable(text, budget);
  if (CONSENT_SETTINGS.test(part)) return '';
  // JSON in a script writes "https:\/\/".
  const code = withoutComments(part).replaceAll('\\/', '/');
  return `${code.replace(JOINT, '').replace(SELECTOR, '')}\n`;
}

const BEFORE_COMMENT = /[\s;{}(),]/;

/** Without what stands in comments. No reader of strings: a comment follows a blank or a sign, an address does not. */
export function withoutComments(code: string) {
  const plain: string[] = [];
  let from = 0;
  for (let at = code.indexOf('/'); at >= 0; at = code.indexOf('/', at + 1)) {
    const mark = code[at + 1];
    if ((mark !== '/' && mark !== '*') || (at > 0 && !BEFORE_COMMENT.test(code[at - 1]!))) continue;
    // "@import url(//fonts.example/css)".
    if (mark === '/' && code.startsWith('url(', at - 4)) continue;
    const end = mark === '/' ? code.indexOf('\n', at) : code.indexOf('*/', at + 2);
    plain.push(code.slice(from, at));
    if (end < 0) return plain.join('');
    from = mark === '/' ? end : end + 2;
    at = from - 1;
  }
  return plain.join('') + code.slice(from);
}

/** An address in quotes; one that begins with a dot is the end of an address: `'//ssl' + '.example.com/a.js'`. */
const QUOTED =
  /["'`](?:(?:https?:)?\/\/|\.(?=[\w-]{2,63}\.))((?:[\w-]{1,63}\.){1,6}[a-z]{2,24}(?::\d{2,5})?)((?:[/?][^"'`\s<>\\]{0,1024})?)/gi;
const BARE = /(?:https?:)?\/\/[\w.-]{4,253}\/[\w./@~%+-]{1,1024}/g;
const LOADS =
  /createElement|\.src\b|\bsrc\s*[=:]|new Image|sendBeacon|fetch\s*\(|\.open\s*\(|getScript|getJSON|import\s*\(|importScripts|load\w*\s*\(|appendChild|insertBefore|\.ajax|document\.write|['"]script['"]|<iframe|<img/i;
const LINKS = /(?:href|["']url|["']link|@id|sameAs)\\?["']?\s*[=:,]\s*\\?$/i;
/** What is to hold the address: a variable, a property, a key. */
const HOLDER = /([\w$.-]{1,60})["']?\s{0,9}[=:]\s{0,9}(?:[\w.$]{1,40}\s{0,9}\+\s{0,9})?$/;
const HOLDS_LOADED =
  /src|script|pixel|track|beacon|endpoint|ajax|api(?![a-z])|(?:^|[._-])ads?(?:[._-]|tag|url|call|server|$)|cdn|collect|analytic|statistic|metric|telemetry|logg|loader|embed|frame|player|video|widget|service|asset|static|font|css|ima?ge?(?![a-z])|icon|logo|thumb|media|json|callback|socket|gateway|host|server|public_?path|^\w\.p$/i;
const HOLDS_LINK =
  /href|link|page|profile|share|login|sign|account|canonical|follow|help|policy|terms|website|redirect|(?<!geo)location|credit|author/i;
const RESOURCE = /\.(?:m?js|css|gif|png|jpe?g|webp|svg|woff2?|mp4|m3u8)(?:[?#;]|$)/i;
const SHARES = /\/(?:share|intent\/|dialog\/|pin\/create|send\b|submit|login|signin|watch\?)/i;
const AROUND = 160;
const AHEAD = 1200;

/** The addresses that code asks for: scripts by their ending, others where something nearby, or a name, says so. */
export function* addressesIn(code: string, budget: Budget) {
  for (const [address] of code.matchAll(BARE)) if (address.endsWith('.js')) yield address;
  for (const { 0: whole, 1: host = '', 2: path = '', index } of code.matchAll(QUOTED)) {
    if (budget.steps < 0) return;
    budget.steps -= STEPS.address;
    const address = `https://${host}${path}`;
    const before = code.slice(Math.max(0, index - AROUND), index);
    const end = index + whole.length;
    if (/\.m?js(?:[?#]|$)/.test(path) ? !LINKS.test(before.slice(-16)) : isLoaded()) yield address;

    function isLoaded() {
      if (LINKS.test(before.slice(-16))) return false;
      if (LOADS.test(before + code.slice(end, end + AROUND)) || RESOURCE.test(path)) return true;
      const holder = HOLDER.exec(before.slice(-120))?.[1] ?? '';
      if (SHARES.test(path) || HOLDS_LINK.test(holder)) return false;
      if (HOLDS_LOADED.test(holder) || isBuiltUpon(holder, path, code.slice(end, end + AHEAD))) return true;
      return (
        path.length > 1 && presetsAt(new URL(address), ['scriptMarkers', 'iframeMarkers'], false).length > 0
      );
    }
  }
}

/** `u = "//host.example/"`, and later `g.src = u + "matomo.js"`. */
function isBuiltUpon(name: string, path: string, ahead: string) {
  if (!/^[\w$]+$/.test(name) || !/[/?=]$|^$/.test(path)) return false;
  const escaped = name.replaceAll('$', '\\$');
  return new RegExp(
    `\\bsrc\\s{0,9}=\\s{0,9}${escaped}\\b|[^\\w$]${escaped}\\s{0,9}\\+\\s{0,9}["'][^"'\\n]{0,80}\\.(?:js|php|gif|png)`,
  ).test(ahead);
}
