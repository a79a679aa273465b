import { type Bytes, joined, textOf } from './bytes.ts';
import { foreignContent } from './foreign-content.ts';
import { CDATA_IN_HTML, COMMENT, endOfText, type RawText, textIn } from './raw-text.ts';
import { endOfTag, SPACE, type Tag, tagOf } from './tag.ts';

/** Bytes of a text that is kept until its end; a longer one passes unchanged. */
const MOST_HELD = 256 * 1024;
/** Bytes of a tag. After a longer one, the page passes unchanged. */
const MOST_OF_TAG = 4 * 1024 * 1024;

/** What is done with the parts of a page. */
type Handlers = {
  doctype?: () => void;
  /** What is written in front of a start tag. */
  before?: (tag: Tag) => string;
  /** Changes a start tag; says whether its text is held until it is known, or left out with its tags. */
  change: (tag: Tag) => 'hold' | 'drop' | undefined;
  /** What is written for a start tag and the text that was held; null if its end tag is left out as well. */
  held?: (tag: Tag, text: string) => string | null;
  /** What is written in front of an end tag. */
  beforeEnd?: (name: string) => string;
};

/** A page that is read in parts. `write` gives what can be written after a part, `end` what is left. */
export type Tokenizer = { write: (bytes: Bytes) => Bytes; end: () => Bytes };

type Held = { tag: Tag; text: string };

const NAME = new RegExp(`[a-z][^${SPACE}/>]*`, 'iy');
const LETTER = /[a-z]/i;

/** Reads a page as browsers do, and changes its tags while it comes. */
export function tokenizer({ doctype, before, change, held: finish, beforeEnd }: Handlers): Tokenizer {
  const foreign = foreignContent();
  /** What was read of a tag without its end, and a sign without which its end cannot come. */
  let carried: Bytes[] = [];
  let awaited = '';
  /** The whole attributes in front of that, which are not read again before the end, and the bytes of both. */
  let attributes: Bytes[] = [];
  let length = 0;
  let raw: RawText | undefined;
  let held: Held | undefined;
  let isDropped = false;
  let passes = false;

  /** What is being read, where in it, and up to where it was written. */
  let bytes: Bytes;
  let text: string;
  let at: number;
  let written: number;
  let out: (Bytes | string)[];

  /** Writes what was read before `from`, then `html` instead of what follows up to `to`. */
  function replace(from: number, to: number, html: string) {
    if (from > written) out.push(bytes.subarray(written, from));
    if (html) out.push(html);
    written = to;
  }

  /** Reads on in a text; says whether it is over. */
  function readText(state: RawText) {
    const { at: end, isEnd } = endOfText(state, text, at);
    if (held) {
      held.text += text.slice(at, end);
      const isOver = held.text.length > MOST_HELD;
      const html = isOver ? held.tag.html() + held.text : isEnd ? finish!(held.tag, held.text) : '';
      replace(at, end, html ?? '');
      isDropped = html === null;
      if (isOver || isEnd) held = undefined;
    } else if (isDropped) written = end;
    else if (state === CDATA_IN_HTML) {
      const content = text.slice(at, isEnd ? end - ']]>'.length : end);
      replace(at, end, content.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
    }
    at = end;
    if (isEnd) raw = undefined;
    return isEnd;
  }

  function readStart(name: string, end: number) {
    const tag = tagOf(text.slice(at, end), name);
    const { isForeign, before: ends } = foreign.open(tag);
    tag.isForeign = isForeign;
    const html = ends + (before?.(tag) ?? '');
    if (html) replace(at, at, html);
    const what = change(tag);
    const content = tag.isForeign ? undefined : textIn(name);
    if (content && what === 'hold') {
      replace(at, end, '');
      held = { tag, text: '' };
    } else if (content && what === 'drop') {
      replace(at, end, '');
      isDropped = true;
    } else if (tag.isChanged()) replace(at, end, tag.html());
    raw = content;
    at = end;
  }

  function readEnd(name: string, end: number) {
    const html = foreign.close(name) + (beforeEnd?.(name) ?? '');
    if (isDropped) replace(at, end, '');
    else if (html) replace(at, at, html);
    isDropped = false;
    at = end;
  }

  /** Reads a comment, a doctype, or what browsers take for a comment. Returns what is missing for that. */
  function readDeclaration() {
    const start = text.slice(at, at + 9);
    if (start.startsWith('<!--')) {
      if (text.length < at + 6) return ' ';
      const empty = /^<!---?>/.exec(start)?.[0].length;
      if (!empty) raw = COMMENT;
      at += empty ?? 4;
      return undefined;
    }
    const cdata = start === '<![CDATA[' ? foreign.cdata() : undefined;
    if (cdata) {
      if (cdata === CDATA_IN_HTML) replace(at, at + start.length, '');
      raw = cdata;
      at += start.length;
      return undefined;
    }
    if (start.length < 9 && ['<!--', '<![CDATA['].some((whole) => whole.startsWith(start))) return ' ';
    const end = text.indexOf('>', at + 2);
    if (end < 0) return '>';
    if (/^<!doctype/i.test(start)) doctype?.();
    at = end + 1;
    return undefined;
  }

  /** Reads what begins at `<`. Returns a sign that is missing for that, a space for any. */
  function readMarkup(): string | undefined {
    const isEnd = text[at + 1] === '/';
    NAME.lastIndex = at + (isEnd ? 2 : 1);
    const first = text[NAME.lastIndex];
    if (first === undefined) return ' ';
    if (isEnd || first === '!' || first === '?' ? !LETTER.test(first) : false) return readDeclaration();
    const from = NAME.lastIndex;
    if (!NAME.test(text)) {
      at++;
      return undefined;
    }
    const begin = NAME.lastIndex;
    const { at: end, awaited: sign } = endOfTag(text, begin);
    if (sign) {
      if (end > begin) attributes = [bytes.subarray(at, end)];
      return sign;
    }
    const name = text.slice(from, begin).toLowerCase();
    if (isEnd) readEnd(name, end);
    else readStart(name, end);
    return undefined;
  }

  /** Reads as far as possible. */
  function read(given: Bytes) {
    [bytes, text, at, written, out] = [given, textOf(given), 0, 0, []];
    awaited = '';
    while (at < text.length && !awaited) {
      if (raw) {
        if (!readText(raw)) break;
        continue;
      }
      const next = text.indexOf('<', at);
      at = next < 0 ? text.length : next;
      if (next >= 0) awaited = readMarkup() ?? '';
    }
    replace(at, at, '');
    const [first] = attributes;
    const from = at + (first?.length ?? 0);
    carried = from < bytes.length ? [bytes.subarray(from)] : [];
    length = bytes.length - at;
    return joined(out);
  }

  /** Reads on in the attributes of a tag; says whether it has an end. */
  function readAttributes() {
    const tail = joined(carried);
    const { at: end, awaited: sign } = endOfTag(textOf(tail), 0);
    if (!sign) return true;
    awaited = sign;
    attributes.push(tail.subarray(0, end));
    carried = [tail.subarray(end)];
    return false;
  }

  /** Gives what waits for the end of its tag. */
  function waiting() {
    const all = [...attributes, ...carried];
    attributes = [];
    return joined(all);
  }

  return {
    write(given) {
      if (passes) return given;
      carried.push(given);
      length += given.length;
      const isMissing = awaited.trim() && !textOf(given).includes(awaited);
      if (!isMissing && (attributes.length === 0 || readAttributes())) return read(waiting());
      passes = length > MOST_OF_TAG;
      return passes ? waiting() : new Uint8Array();
    },
    /** A script without an end is not run by browsers, and a tag without an end is none. */
    end() {
      const left = held ? [held.tag.html() + held.text, waiting()] : [waiting()];
      return joined(isDropped || passes ? [] : left);
    },
  };
}
