import { escapeHtml } from './escape.ts';

// What TypeScript makes of JSX (tsconfig.json): pages as text. hono/jsx does that too, with 5 KB for browsers.

/** The value of an attribute, which is not there without one, nor with false. */
export type Attribute = string | number | boolean | null | undefined;
/** What may stand within an element. */
export type Child = Attribute | Element | Child[];
export type PropsWithChildren<P = unknown> = P & { children?: Child };

type Props = Record<string, Child>;
type Component = (props: never) => Child;

// oxlint-disable-next-line typescript/no-namespace -- TypeScript looks for the types of JSX here.
export declare namespace JSX {
  type Element = Child;
  type ElementType = string | Component;
  type IntrinsicElements = Record<string, Props>;
  type ElementChildrenAttribute = { children: Child };
}

/** An element, or a component that is called when it becomes text. */
class Element {
  constructor(
    readonly tag: string | Component,
    readonly props: Props,
  ) {}
}

export const jsx = (tag: string | Component, props: Props) => new Element(tag, props);
export { jsx as jsxDEV, jsx as jsxs };
export const Fragment = ({ children }: Props) => children;

/** The HTML of what JSX says; all text in it is text. */
export function render(child: Child): string {
  if (child === null || child === undefined || typeof child === 'boolean') return '';
  if (Array.isArray(child)) return child.map(render).join('');
  if (!(child instanceof Element)) return escapeHtml(String(child));
  const { tag, props } = child;
  if (typeof tag === 'function') return render(tag(props as never));
  const { children, ...attributes } = props;
  const start = `<${tag}${Object.entries(attributes).map(attribute).join('')}>`;
  return VOID.has(tag) ? start : `${start}${render(children)}</${tag}>`;
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
// Of these, false is a value as others are; `hidden` and its like are there or not.
const WITH_VALUE = /^(aria-|data-|spellcheck$|draggable$|contenteditable$)/;

function attribute([name, value]: [string, Child]) {
  if (value === null || value === undefined || typeof value === 'object') return '';
  if (typeof value === 'boolean' && !WITH_VALUE.test(name)) return value ? ` ${name}` : '';
  return ` ${name}="${escapeHtml(String(value))}"`;
}
