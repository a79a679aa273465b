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
export function withoutConsentSettings(code: string) {
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
