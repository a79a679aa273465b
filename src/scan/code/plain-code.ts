/** Code with each concatenated address as one text, and without the configuration of other consent tools. */
export const plainCode = (code: string) => joinCodeTexts(withoutConsentSettings(code));

/** The beginning of an address, or a part of it: "https", "https:", "//", "https://ssl", "https://ssl.", "s", "s://s". */
const START = String.raw`(?:https?|s)?:?(?:\/\/[\w.-]{0,80})?`;
/** `? 'https://ssl' : 'http://www')` and the condition before it: `('https:' == location.protocol`. */
const CHOICE = new RegExp(
  String.raw`\?\s{0,9}(["'])(${START})\1\s{0,9}:\s{0,9}(["'])(${START})\3(?:\s{0,9}\)){0,3}`,
  'g',
);
const QUESTION =
  /(?:\(\s{0,9}){0,3}(?:["']https?:?["']\s{0,9}[!=]==?\s{0,9}[\w.$]{1,60}|[\w.$]{1,60}\s{0,9}[!=]==?\s{0,9}["']https?:?["']|!?[\w.$]{1,60})[\s)]{0,9}$/;
const BEFORE = 160;
/** Two parts of one text: `'//' + 'host.example/a.js'`. */
const JOINT = /(["'])\s{0,9}\+\s{0,9}\1/g;
/** Two parts of a list that is joined: `["https://", "host.example/a.js"].join("")`. */
const LISTED = /\[\s{0,9}(["'])((?:https?:)?\/\/)\1\s{0,9},\s{0,9}\1/g;
/** A variable whose whole value is the beginning of an address: `p = 'https://ssl.';`. */
const STARTS = new RegExp(
  String.raw`(?<![\w$.])([\w$]{1,60})\s{0,9}=\s{0,9}\(?(["'])(${START})\2\s{0,9}(?=[;,)\n]|$)`,
  'g',
);
const MOST_STARTS = 20;

/** Code in which concatenated addresses are replaced by one text each, if their parts are clear. */
const joinCodeTexts = (code: string) =>
  withStarts(withChoices(code).replace(JOINT, '').replace(LISTED, '[$1$2')).replace(JOINT, '');

/** Replaces a choice by the page’s scheme with the text for secure pages. */
function withChoices(code: string) {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: whole, 1: quote = '', 2: first = '', 4: second = '', index } of code.matchAll(CHOICE)) {
    const chosen = [first, second].find((text) => /^(https|s(?::|$))/.test(text)) ?? first;
    if (!/^(http|s(?::|$)|\/\/)/.test(chosen)) continue;
    const before = code.slice(Math.max(from, index - BEFORE), index);
    const question = QUESTION.exec(before)?.[0].length ?? 0;
    parts.push(code.slice(from, index - question), quote, chosen, quote);
    from = index + whole.length;
  }
  return parts.join('') + code.slice(from);
}

/** Replaces variables with the beginning of an address by their values: `p + 'host.example/a.js'`. */
function withStarts(code: string) {
  const starts = new Map<string, string>();
  for (const [, name = '', , start = ''] of code.matchAll(STARTS)) {
    if (/^(http|\/\/)/.test(start) && starts.size < MOST_STARTS) starts.set(name, start);
  }
  if (starts.size === 0) return code;
  const anyOf = [...starts.keys()].map((name) => name.replaceAll('$', '\\$')).join('|');
  const uses = new RegExp(String.raw`(?<![\w$.])(${anyOf})\s{0,9}\+\s{0,9}(["'])(?=([\w.:/-]{1,80}))`, 'g');
  return code.replace(uses, (whole, name: string, quote: string, rest: string) => {
    const start = starts.get(name)!;
    return continues(start, rest) ? quote + start : whole;
  });
}

/** Whether a text continues an address; one variable may have several uses. */
function continues(start: string, rest: string) {
  if (/[.]$|\/\/$/.test(start)) return /^[\w-]{1,63}\.[\w.-]{2}/.test(rest);
  if (start.includes('//')) return /^[/:]/.test(rest) || (rest.startsWith('.') && !start.includes('.'));
  return rest.startsWith(start.endsWith(':') ? '//' : '://');
}

/**
 * Variables and functions that configure other consent tools: they list services that a website could use, not those
 * that it uses.
 */
const NAMES = String.raw`(?:borlabsCookie\w{0,40}|BrlbsCookie\w{0,40}|klaroConfig|cmplz_\w{0,40}|complianz|cookieconsent\.(?:run|initialise)|csConfiguration|didomiConfig|real[-_]?cookie[-_]?banner\w{0,40}|_?ckyConfig|cookieyes\w{0,40}|cookiefirst\w{0,40}|tarteaucitron\.services|CookieControl\.load|orejime\w{0,40}|silktide\w{0,40}|cookiehub\w{0,40}|moove_frontend_gdpr\w{0,40})`;
const KEYS = String.raw`(?:\.[\w$]{1,60}|\[[^\][]{1,60}\]){0,4}["'\]]{0,2}\s{0,9}`;
/** The position before the value of such a variable or before the arguments of such a function. */
const SETTINGS = new RegExp(
  String.raw`\b${NAMES}${KEYS}(?:[=:]\s{0,9}(?:JSON\.parse\s{0,9}(?=\()|(?=[{[]))|(?=\(\s{0,99}[{[]))`,
  'gi',
);
/** A variable in the call of such a function: `load(config)`. */
const HANDED_OVER = new RegExp(String.raw`\b${NAMES}${KEYS}\(\s{0,9}([\w$]{1,60})\s{0,9}[,)]`, 'gi');
const MOST_VARIABLES = 10;

/**
 * Code without the configuration of other consent tools. The rest of the script stays, because many websites put
 * everything into one script.
 */
function withoutConsentSettings(code: string) {
  const kept = cut(code, SETTINGS);
  const variables = [...code.matchAll(HANDED_OVER)].slice(0, MOST_VARIABLES).map(([, name = '']) => name);
  if (variables.length === 0) return kept;
  const anyOf = variables.map((name) => name.replaceAll('$', '\\$')).join('|');
  return cut(kept, new RegExp(String.raw`(?<![\w$.])(?:${anyOf})\s{0,9}=\s{0,9}(?=[{[])`, 'g'));
}

/** Removes the bracketed value after each match of a pattern. */
function cut(code: string, pattern: RegExp) {
  const kept: string[] = [];
  let from = 0;
  for (const { 0: whole, index } of code.matchAll(pattern)) {
    const at = index + whole.length;
    if (at < from) continue;
    kept.push(code.slice(from, at));
    from = endOfBrackets(code, at);
  }
  return kept.join('') + code.slice(from);
}

const SIGN = /[{}()[\]"'`]/g;

/** The position after the bracket that closes the one at `open`, or the end of the code. */
function endOfBrackets(code: string, open: number) {
  let depth = 0;
  SIGN.lastIndex = open;
  for (let found = SIGN.exec(code); found; found = SIGN.exec(code)) {
    const [sign] = found;
    if ('{(['.includes(sign)) depth++;
    else if ('})]'.includes(sign)) depth--;
    else SIGN.lastIndex = endOfText(code, found.index);
    if (depth === 0) return SIGN.lastIndex;
  }
  return code.length;
}

/** The position after the quoted text that begins at `open`. Only a text in backticks may span lines. */
function endOfText(code: string, open: number) {
  const quote = code[open]!;
  for (let at = open + 1; at < code.length; at++) {
    if (code[at] === '\\') at++;
    else if (code[at] === quote || (code[at] === '\n' && quote !== '`')) return at + 1;
  }
  return code.length;
}
