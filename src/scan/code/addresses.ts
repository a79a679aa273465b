import { affordable, CPU_STEPS, type CpuBudget } from '../cpu-budget.ts';
import { plainCode } from './plain-code.ts';
import { purposes } from '../../texts/legal-bases-and-places.ts';
import { presetByHost, presetsByUrl } from '../../presets/find-presets.ts';

/** "[src*='youtube.com/embed']" selects elements and loads nothing. */
const SELECTOR = /\[[\w-]{1,40}[*^$~|]?=[^[\]\n]{1,300}\]/g;

/** A host with encoded characters, which browsers decode: `https://images.tr%61cker.example`. */
const ENCODED_HOST = /\/\/[\w.-]{0,100}%[2-7][\da-f][\w.%-]{0,150}/gi;
const ENCODED_IN_HOST = /%(2[de]|3\d|[46][1-9a-f]|[57][\da])/gi;

/**
 * A script’s text with concatenated addresses and without comments, selectors and the configuration of other consent
 * tools; empty for known code.
 */
export function searchableCode(text: string, budget: CpuBudget) {
  if (budget.codeSeen.has(text)) return '';
  budget.codeSeen.add(text);
  // JSON in a script writes "https:\/\/".
  const code = withoutComments(affordable(text, budget))
    .replaceAll('\\/', '/')
    .replace(ENCODED_HOST, decoded);
  return `${plainCode(code).replace(SELECTOR, '')}\n`;
}

const decoded = (host: string) =>
  host.replace(ENCODED_IN_HOST, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const BEFORE_COMMENT = /[\s;{}(),]/;
const IN_TEMPLATE = /`\$\{[^{}`]{1,60}\}$/;

/** Removes comments without parsing strings: a comment follows white space or a sign, an address does not. */
function withoutComments(code: string) {
  const plain: string[] = [];
  let from = 0;
  for (let at = code.indexOf('/'); at >= 0; at = code.indexOf('/', at + 1)) {
    const mark = code[at + 1];
    if ((mark !== '/' && mark !== '*') || (at > 0 && !BEFORE_COMMENT.test(code[at - 1]!))) continue;
    // "@import url(//fonts.example/css)".
    if (mark === '/' && code.startsWith('url(', at - 4)) continue;
    // `${location.protocol}//host.example/a.js`.
    if (mark === '/' && code[at - 1] === '}' && IN_TEMPLATE.test(code.slice(Math.max(0, at - 64), at)))
      continue;
    const end = mark === '/' ? code.indexOf('\n', at) : code.indexOf('*/', at + 2);
    plain.push(code.slice(from, at));
    if (end < 0) return plain.join('');
    from = mark === '/' ? end : end + 2;
    at = from - 1;
  }
  return plain.join('') + code.slice(from);
}

/**
 * An address in quotes, without its scheme if code puts it before; one that begins with a dot is the end of an address:
 * `prefix + '.example.com/a.js'`.
 */
const QUOTED =
  /["'`](?:\$\{[^{}"'`\n]{1,60}\})?(?:(?:(?:https?|wss?|s)?:)?\/\/|\.(?=[\w-]{2,63}\.))((?:[\w-]{1,63}\.){1,6}[a-z]{2,24}(?::\d{2,5})?)((?:[/?][^"'`\s<>\\]{0,1024})?)/gi;
const BARE = /(?:https?:)?\/\/[\w.-]{4,253}\/[\w./@~%+-]{1,1024}/g;
const LOADS =
  /createElement|\.src\b|\bsrc\s*[=:]|new Image|sendBeacon|fetch\s*\(|(?<!\b(?:window|self|top|parent|w))\.open\s*\(|getScript|getJSON|import\s*\(|importScripts|load\w*\s*\(|appendChild|insertBefore|\.ajax|document\.write|['"]script['"]|<iframe|<img/i;
const LINKS = /(?:href|["']url|["']link|@id|sameAs)\\?["']?\s*[=:,]\s*\\?$/i;
/** `window.open("…")` and `location.href = "…"` navigate to another page. */
const LEADS = /(?:\bopen|\blocation(?:\.(?:href|assign|replace))?)\s{0,9}[(=]\s{0,9}$/;
/** The address is compared with another, which a script blocks, or drawn on a canvas: both load nothing. */
const NAMED =
  /(?:\.(?:indexOf|includes|startsWith|endsWith|search|match|fillText|strokeText)\s{0,9}\(\s{0,9}|[!=]==?\s{0,9}|\bcase\s{1,9})$/;
/** The value of a key in data. */
const VALUE = /(["'])([\w.$-]{1,60})\1\s{0,9}:\s{0,9}$/;
const PICTURE_KEY = /ima?ge|icon|logo|thumb|photo|picture|poster|avatar|media/i;
const PICTURE = /\.(?:gif|png|jpe?g|webp|svg|avif|mp[34]|m3u8)(?:[?#;]|$)/i;
/** The word directly before the address loads it. */
const ASKED =
  /(?:\bsrc\\?["']?\s{0,9}[=:]\s{0,9}\\?|\b(?:fetch|sendBeacon|getScript|getJSON|importScripts|import|load\w{0,20})\s{0,9}\(\s{0,9}|\b(?:import|from)\s{0,9}|\bnew\s{1,9}(?:WebSocket|EventSource|\w{0,6}Worker)\s{0,9}\(\s{0,9}|\bajax\s{0,9}\(\s{0,9}\{\s{0,9}url\s{0,9}:\s{0,9}|\.open\s{0,9}\(\s{0,9}["']\w{3,7}["']\s{0,9},\s{0,9})$/i;
/** The target of the address: a variable, a property or a key. */
const HOLDER = /([\w$.-]{1,60})["']?\s{0,9}[=:]\s{0,9}(?:[\w.$]{1,40}\s{0,9}\+\s{0,9})?$/;
const HOLDS_LOADED =
  /src|script|pixel|track|beacon|endpoint|ajax|api(?![a-z])|(?:^|[._-])ads?(?:[._-]|tag|url|call|server|$)|cdn|collect|analytic|statistic|metric|telemetry|logg|loader|embed|frame|player|video|widget|service|asset|static|font|css|ima?ge?(?![a-z])|icon|logo|thumb|media|json|callback|socket|gateway|host|server|public_?path|^\w\.p$/i;
const HOLDS_LINK =
  /href|link|page|profile|share|login|sign|account|canonical|follow|help|policy|terms|website|redirect|(?<!geo)location|credit|author/i;
const RESOURCE = /\.(?:m?js|css|gif|png|jpe?g|webp|svg|woff2?|mp4|m3u8)(?:[?#;]|$)/i;
/** Share links of social networks. */
const PASSES_ON =
  /\/(?:sharer?(?:\.php)?(?=[?/]|$)|sharearticle|intent\/|dialog\/(?:share|feed|send)|pin\/create|spi\/shares|cws\/share|share-offsite|submit\?|send\?)/i;
const SHARES = /\/(?:share|intent\/|dialog\/|pin\/create|send\b|submit|login|signin|watch\?)/i;
/** The purposes of networks, videos, maps and other services that also have pages for people. */
const NETWORKS: string[] = [purposes.social, purposes.external];
/** Number of places in code that do not load an address after which all others are taken for links. */
const MOST_LOOKS = 20;
const AROUND = 160;
const AHEAD = 1200;

/**
 * The addresses that code loads: scripts by their extension, others if the surrounding code or a name suggests it.
 * `looked` is how often an address of the page was checked; an address that was found has the maximum.
 */
export function* addressesInCode(code: string, budget: CpuBudget, looked = new Map<string, number>()) {
  for (const { 0: address, index } of code.matchAll(BARE))
    if (address.endsWith('.js') && !NAMED.test(code.slice(Math.max(0, index - 33), index - 1))) yield address;
  for (const { 0: whole, 1: host = '', 2: path = '', index } of code.matchAll(QUOTED)) {
    if (budget.steps < 0) return;
    const address = `https://${host}${path}`;
    const times = looked.get(address) ?? 0;
    budget.steps -= times < MOST_LOOKS ? CPU_STEPS.address : CPU_STEPS.seen;
    if (times >= MOST_LOOKS) continue;
    looked.set(address, times + 1);
    const before = code.slice(Math.max(0, index - AROUND), index);
    const end = index + whole.length;
    if (LINKS.test(before.slice(-16)) || LEADS.test(before.slice(-32)) || PASSES_ON.test(path)) continue;
    if (NAMED.test(before.slice(-32)) || isPictureInData(before.slice(-80), path)) continue;
    if (!/\.m?js(?:[?#]|$)/.test(path) && !isLoaded()) continue;
    looked.set(address, MOST_LOOKS);
    yield address;

    function isLoaded() {
      if (ASKED.test(before.slice(-48))) return true;
      if (isPageOfNetwork(host, path)) return false;
      const holder = HOLDER.exec(before.slice(-120))?.[1] ?? '';
      if (path.length < 2 && code.slice(end, end + AHEAD).includes(`fillText(${holder},`)) return false;
      if (LOADS.test(before + code.slice(end, end + AROUND)) || RESOURCE.test(path)) return true;
      if (SHARES.test(path) || HOLDS_LINK.test(holder)) return false;
      if (HOLDS_LOADED.test(holder) || isBuiltUpon(holder, path, code.slice(end, end + AHEAD))) return true;
      return (
        path.length > 1 &&
        presetsByUrl(new URL(address), ['scriptMarkers', 'iframeMarkers'], false).length > 0
      );
    }
  }
}

/** Frameworks put whole pages into data, pictures of articles and profiles included; only what a script shows of it is loaded. */
function isPictureInData(before: string, path: string) {
  const key = VALUE.exec(before)?.[2];
  return key !== undefined && (PICTURE.test(path) || PICTURE_KEY.test(key));
}

/** Profiles, posts and videos are far more often linked than loaded from the same host. */
function isPageOfNetwork(host: string, path: string) {
  const preset = /^(?:www\.|m\.)?[\w-]+\.\w+$/i.test(host) ? presetByHost(host.toLowerCase()) : undefined;
  if (!preset || !NETWORKS.includes(preset.purpose) || RESOURCE.test(path)) return false;
  return (
    presetsByUrl(new URL(`https://${host}${path}`), ['scriptMarkers', 'iframeMarkers'], false).length === 0
  );
}

/** `u = "//host.example/"`, and later `g.src = u + "matomo.js"`. */
function isBuiltUpon(name: string, path: string, ahead: string) {
  if (!/^[\w$]+$/.test(name) || !/[/?=]$|^$/.test(path)) return false;
  const escaped = name.replaceAll('$', '\\$');
  return new RegExp(
    `\\bsrc\\s{0,9}=\\s{0,9}${escaped}\\b|[^\\w$]${escaped}\\s{0,9}\\+\\s{0,9}["'][^"'\\n]{0,80}\\.(?:js|php|gif|png)`,
  ).test(ahead);
}
