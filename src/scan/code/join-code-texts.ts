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
const MOST_VARIABLES = 20;

/** Code in which concatenated addresses are replaced by one text each, if their parts are clear. */
export const joinCodeTexts = (code: string) =>
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
    if (/^(http|\/\/)/.test(start) && starts.size < MOST_VARIABLES) starts.set(name, start);
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
