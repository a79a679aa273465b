// What JSX becomes. hono/jsx does the same, but comes with what browsers, streams and metadata need: 4 KB of the Worker.
export type { JSX } from 'hono/jsx/jsx-runtime';

type Props = Record<string, unknown>;
type Tag = string | ((props: Props) => unknown);

/** A part of a page, made when it becomes a text: by then it is known for which visit. */
class Part {
  constructor(
    readonly tag: Tag,
    readonly props: Props,
  ) {}
}

export const jsx = (tag: Tag, props: Props) => new Part(tag, props);
export { jsx as jsxs, jsx as jsxDEV };
export const Fragment = ({ children }: Props) => children;

/** The HTML of a part; whatever is none is shown as it stands. */
export function htmlOf(part: unknown): string {
  if (part === undefined || part === null || typeof part === 'boolean') return '';
  if (Array.isArray(part)) return part.map(htmlOf).join('');
  if (!(part instanceof Part)) return escaped(part);
  const { tag, props } = part;
  if (typeof tag === 'function') return htmlOf(tag(props));
  const { children, ...attributes } = props;
  const start = `<${tag}${Object.entries(attributes).map(attribute).join('')}`;
  return VOID.test(tag) ? `${start}/>` : `${start}>${htmlOf(children)}</${tag}>`;
}

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** One that is true stands without a value, one that is false not at all; `spellcheck` has to say it. */
function attribute([name, value]: [string, unknown]) {
  if (value === undefined || value === null || (value === false && name !== 'spellcheck')) return '';
  return ` ${name}="${value === true ? '' : escaped(value)}"`;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: unknown) => String(text).replace(/[&<>"']/g, (sign) => SIGNS[sign]!);
