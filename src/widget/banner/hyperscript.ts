import { append } from '../blocking/page/plain-methods.ts';
import { isByVisitor, warnRefused } from './visitor-click.ts';
import { pageDocument } from '../unclobbered.ts';

export type Child = Node | string | false | undefined;

type Tag = keyof HTMLElementTagNameMap;

/** Elements that a script may click: they open, close or reject. Only the visitor can click the others. */
const harmless = /^a|\.x$|\.decl/;

/** Creates an element `tag` or `tag.class` with properties and children in any order; missing children are left out. */
export function h<T extends Tag>(
  tag: T | `${T}.${string}`,
  ...parts: (Child | Partial<HTMLElementTagNameMap[T]>)[]
): HTMLElementTagNameMap[T] {
  const [name, className] = tag.split('.');
  const element = pageDocument.createElement(name as T);
  if (className) element.className = className;
  for (const part of parts)
    if (typeof part === 'string' || part instanceof Node) append.call(element, part);
    else
      for (const name in part as object) {
        const value = (part as Record<string, unknown>)[name];
        // A listener instead of a property, because any script could call a property.
        if (typeof value === 'function')
          element.addEventListener(name.slice(2), (event) => {
            if (isByVisitor(event) || harmless.test(tag)) (value as EventListener)(event);
            else warnRefused();
          });
        // Firefox has these properties since 119 only.
        else if (name.startsWith('aria'))
          element.setAttribute(name.replace('aria', 'aria-').toLowerCase(), value as string);
        else (element as Record<string, unknown>)[name] = value;
      }
  return element;
}
