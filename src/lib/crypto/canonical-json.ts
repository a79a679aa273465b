export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** The canonical form of a JSON value (RFC 8785); throws for values without one: lone surrogates, NaN, undefined. */
export function canonicalJson(value: Json): string {
  if (typeof value === 'string') return text(value);
  if (value === null || typeof value === 'boolean' || Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object') throw new TypeError(`JSON has no form for ${String(value)}`);
  // Sorted by UTF-16 code units, as the RFC requires and `sort` does.
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${text(name)}:${canonicalJson(value[name]!)}`).join(',')}}`;
}

function text(value: string) {
  if (/\p{Surrogate}/u.test(value)) throw new TypeError('a lone surrogate has no UTF-8 form');
  return JSON.stringify(value);
}
