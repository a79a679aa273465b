// oxlint-disable-next-line no-explicit-any -- What the page gives its methods is unknown.
export type Method = (this: any, ...given: any[]) => unknown;

const find = (object: object | null, name: string, isInherited?: boolean): PropertyDescriptor | undefined =>
  object
    ? (Object.getOwnPropertyDescriptor(object, name) ??
      (isInherited ? find(Object.getPrototypeOf(object), name, true) : undefined))
    : undefined;

/** The lists of what has been replaced. */
const replaced = /* @__PURE__ */ new Set<string>();

/** Replaces methods and setters of the page once, which `names` lists; inherited ones only for these classes. */
export function replaceMembers(
  classes: { prototype: object }[],
  names: string,
  around: (original: Method, name: string) => Method,
  isInherited?: boolean,
) {
  if (replaced.has(names)) return;
  replaced.add(names);
  for (const { prototype } of classes)
    for (const name of names.split(' ')) {
      const known = find(prototype, name, isInherited);
      const kind = known?.value ? 'value' : 'set';
      if (!known?.[kind]) continue;
      known[kind] = around(known[kind], name);
      Object.defineProperty(prototype, name, known);
    }
}
