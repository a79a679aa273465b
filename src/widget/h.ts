export type Child = Node | string | false | undefined;

type Tag = keyof HTMLElementTagNameMap;

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
    else if (part) Object.assign(element, part);
  return element;
}
