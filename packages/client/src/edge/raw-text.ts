import { SPACE } from './tag.ts';

/** A text in a page: what its end begins with, and what could be a part of that at the end of a chunk. */
export type RawText = {
  end: RegExp;
  tail: RegExp;
  /** Whether its end belongs to it, as that of a comment. */
  isEndIncluded: boolean;
  /** For a script: whether `<!--` is open, and `<script` within it, whose end is not that of the script. */
  script?: { isEscaped: boolean; isNested: boolean };
};

/** The elements whose content is text, if they are in HTML. */
const ELEMENTS = /^(?:script|style|title|textarea|noscript|iframe|noframes|noembed|xmp|plaintext)$/;
const NEVER = /(?!)/g;

export const COMMENT: RawText = { end: /--!?>/g, tail: /-{1,2}!?$/, isEndIncluded: true };
export const CDATA: RawText = { end: /\]\]>/g, tail: /\]{1,2}$/, isEndIncluded: true };
/** CDATA in an element of SVG or MathML that holds HTML, which WebKit takes for a comment: the edge writes it as other text. */
export const CDATA_IN_HTML: RawText = { ...CDATA };

/** The text in an element; undefined if its content is no text. */
export function textIn(name: string): RawText | undefined {
  if (!ELEMENTS.test(name)) return undefined;
  if (name === 'plaintext') return { end: NEVER, tail: NEVER, isEndIncluded: false };
  const isScript = name === 'script';
  const end = `</?${name}(?=[${SPACE}/>])`;
  return {
    end: new RegExp(isScript ? `<!--|-->|${end}` : end.replace('?', ''), 'gi'),
    tail: /(?:<!?-{0,2}|<\/?[a-z]*|-{1,2})$/i,
    isEndIncluded: false,
    ...(isScript && { script: { isEscaped: false, isNested: false } }),
  };
}

/** Whether the end of a script is found; otherwise, what was found changes how its text is read. */
function endsScript(state: NonNullable<RawText['script']>, found: string) {
  if (found === '-->') state.isEscaped = state.isNested = false;
  else if (found === '<!--') state.isEscaped = true;
  else if (found[1] !== '/') state.isNested = state.isEscaped;
  else if (state.isNested) state.isNested = false;
  else return true;
  return false;
}

/** Where a text ends that is read from `from`; otherwise, how far it goes at least. */
export function endOfText(
  { end, tail, isEndIncluded, script }: RawText,
  text: string,
  from: number,
): { at: number; isEnd: boolean } {
  end.lastIndex = from;
  for (let found = end.exec(text); found; found = end.exec(text)) {
    if (!script || endsScript(script, found[0]))
      return { at: isEndIncluded ? end.lastIndex : found.index, isEnd: true };
    // The hyphens of `<!--` can be those of `-->`.
    if (found[0] === '<!--') end.lastIndex -= 2;
  }
  const left = tail.exec(text.slice(Math.max(from, text.length - 12)))?.[0].length ?? 0;
  return { at: text.length - left, isEnd: false };
}
