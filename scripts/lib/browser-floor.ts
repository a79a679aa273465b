import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';

/** The oldest browsers that are supported, as docs/website/browsers.md says. */
const FLOOR = { chrome: 99, firefox: 104, safari: 16.4, samsunginternet_android: 18 } as const;

/** The version that has something without a flag or another name; undefined if none has. */
function versionOf(statement: unknown) {
  const [newest] = [statement].flat() as [SimpleSupportStatement | undefined];
  if (!newest || newest.flags || newest.prefix || newest.alternative_name || newest.partial_implementation)
    return undefined;
  const { version_added: added } = newest;
  return typeof added === 'string' ? Number(added.replace('≤', '')) : undefined;
}

/** The browsers of the floor without it, such as `chrome 111`; undefined if all have it. */
function missingIn({ __compat: compat }: Identifier) {
  if (!compat) return undefined;
  const missing = Object.entries(FLOOR).flatMap(([browser, floor]) => {
    const since = versionOf(compat.support[browser as keyof typeof FLOOR]);
    return since !== undefined && since <= floor ? [] : [`${browser} ${since ?? 'never'}`];
  });
  return missing.length ? missing.join(', ') : undefined;
}

const children = (of: Identifier) =>
  Object.entries(of).filter(([name]) => name !== '__compat') as [string, Identifier][];

/** Names of APIs that every interface with such a member has got after the floor, and functions and units of CSS that are younger. */
export function younger(data: CompatData) {
  const names = new Map<string, string>();
  const old = new Set<string>();
  const add = (name: string, of: Identifier) => {
    const since = missingIn(of);
    if (since) names.set(name, since);
    else old.add(name);
  };
  for (const [name, of] of [...children(data.api), ...children(data.javascript.builtins!)]) {
    add(name, of);
    for (const [member, its] of children(of)) add(member.replace(/_(static|event)$/, ''), its);
  }
  for (const name of old) names.delete(name);

  const values = new Map<string, string>();
  const addValues = (of: Identifier) => {
    for (const [name, its] of children(of)) {
      const since = missingIn(its);
      if (since && /^[a-z-]+$/.test(name)) values.set(`${name}(`, since);
      if (since && name === 'viewport_percentage_units_dynamic')
        for (const unit of ['dvh', 'dvw', 'dvb', 'dvi', 'dvmin', 'dvmax']) values.set(unit, since);
      addValues(its);
    }
  };
  addValues(data.css.types!);
  return { names, values };
}
