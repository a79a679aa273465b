/** White space of HTML, for a class of characters. */
export const SPACE = '\\t\\n\\f\\r ';

/**
 * An attribute, with what is in front of it. What follows it must be known, because `a="1` without its end is no attribute: a
 * pattern that gave up a part of it would see the end of the tag in a value.
 */
const ATTRIBUTE = new RegExp(
  `[${SPACE}/]*([^${SPACE}/>][^${SPACE}/>=]*)(?=[${SPACE}/>=])(?:[${SPACE}]*=[${SPACE}]*(?:"([^"]*)"|'([^']*)'|([^${SPACE}>"'][^${SPACE}>]*)(?=[${SPACE}>])|()(?=>))|(?![${SPACE}]*(?:=|$)))`,
  'y',
);
const STARTS_APART = new RegExp(`^[${SPACE}/]`);
const END = new RegExp(`[${SPACE}/]*>`, 'y');
/** The beginning of a value at the end of a text. */
const OPEN_VALUE = new RegExp(`[${SPACE}/]*[^${SPACE}/>][^${SPACE}/>=]*[${SPACE}]*=[${SPACE}]*(["'])`, 'y');

/** Where a tag ends whose attributes begin at `from`; otherwise what it waits for, and where it can be read on. */
export function endOfTag(text: string, from: number): { at: number; awaited?: string } {
  let at = from;
  ATTRIBUTE.lastIndex = at;
  while (ATTRIBUTE.test(text)) at = ATTRIBUTE.lastIndex;
  END.lastIndex = at;
  if (END.test(text)) return { at: END.lastIndex };
  OPEN_VALUE.lastIndex = at;
  return { at, awaited: OPEN_VALUE.exec(text)?.[1] ?? '>' };
}

/** A start tag. Values are as they are written, with their character references, but for quotes. */
export type Tag = {
  name: string;
  /** Whether it is in SVG or MathML. */
  isForeign: boolean;
  names: () => string[];
  /** Whether it ends with a slash, which counts in SVG and MathML alone. */
  isClosed: () => boolean;
  isChanged: () => boolean;
  get: (name: string) => string | null;
  has: (name: string) => boolean;
  /** Replaces all attributes of this name: without the first one, the next one would count. */
  remove: (name: string) => void;
  set: (name: string, value: string) => void;
  /** What is written for it. */
  html: () => string;
};

type Attribute = { name: string; value: string; source: string };

/** An attribute that stays what it is, whatever is written in front of it and after it. */
const separate = (source: string, isWithoutValue: boolean) =>
  (STARTS_APART.test(source) ? source : ` ${source}`) + (isWithoutValue ? '""' : '');

/** The attributes of a tag, and where they end. */
function attributesOf(text: string, from: number) {
  const attributes: Attribute[] = [];
  let end = from;
  ATTRIBUTE.lastIndex = end;
  for (let found = ATTRIBUTE.exec(text); found; found = ATTRIBUTE.exec(text)) {
    const [source, written = '', double, single, bare, none] = found;
    const value = double ?? single ?? bare ?? '';
    attributes.push({ name: written.toLowerCase(), value, source: separate(source, none !== undefined) });
    end = ATTRIBUTE.lastIndex;
  }
  return { attributes, end };
}

/** A tag by its text, from `<` to `>`. Most are not looked at any closer. */
export function tagOf(text: string, name: string): Tag {
  let isChanged = false;
  const start = 1 + name.length;
  let read: ReturnType<typeof attributesOf> | undefined;
  const parsed = () => (read ??= attributesOf(text, start));
  const find = (wanted: string) => parsed().attributes.find((attribute) => attribute.name === wanted);
  function remove(removed: string) {
    isChanged = true;
    parsed().attributes = parsed().attributes.filter((attribute) => attribute.name !== removed);
  }
  return {
    name,
    isForeign: false,
    names: () => parsed().attributes.map((attribute) => attribute.name),
    isClosed: () => text.slice(parsed().end).endsWith('/>'),
    isChanged: () => isChanged,
    get: (wanted) => find(wanted)?.value ?? null,
    has: (wanted) => find(wanted) !== undefined,
    remove,
    set(added, value) {
      remove(added);
      const source = ` ${added}="${value.replaceAll('"', '&quot;')}"`;
      parsed().attributes.push({ name: added, value, source });
    },
    html() {
      if (!isChanged) return text;
      const { attributes, end } = parsed();
      return text.slice(0, start) + attributes.map(({ source }) => source).join('') + text.slice(end);
    },
  };
}
