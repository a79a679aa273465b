export type Child = Node | string | false | undefined;

type Tag = keyof HTMLElementTagNameMap;

/** What a script may click for the visitor: it opens, closes or refuses. All else is the visitor's alone. */
const harmless = /^a|\.x$|\.decl/;

/** An element `tag` or `tag.class` with its properties and children, in any order; what is missing is left out. */
export function h<T extends Tag>(
  tag: T | `${T}.${string}`,
  ...parts: (Child | Partial<HTMLElementTagNameMap[T]>)[]
): HTMLElementTagNameMap[T] {
  const [name, className] = tag.split('.');
  const element = document.createElement(name as T);
  if (className) element.className = className;
  for (const part of parts)
    if (typeof part === 'string' || part instanceof Node) element.append(part);
    else
      for (const name in part as object) {
        const value = (part as Record<string, unknown>)[name];
        // No property, which any script could call: only an event says who it is.
        if (typeof value === 'function')
          element.addEventListener(name.slice(2), (event) => {
            if (event.isTrusted || harmless.test(tag)) (value as EventListener)(event);
          });
        else (element as Record<string, unknown>)[name] = value;
      }
  return element;
}
