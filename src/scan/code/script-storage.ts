import { parseSetCookie, type SetCookie } from '../../lib/http/set-cookie.ts';

const KEY = /\b(local|session)Storage\s*(?:\.\s*[gs]etItem\s*\(|\[)\s*(["'`])([^"'`\\\n]{1,255})\2/g;
const PROPERTY = /\b(local|session)Storage\.([A-Za-z_$][\w$]{0,254})\s*=(?!=)/g;
const COOKIE = /\bdocument\.cookie\s*=\s*(["'`])([^"'`\n]{1,2048})([^\n]{0,256})/g;

/** The keys of localStorage and sessionStorage that inline code reads or writes by a literal name. */
export function storageKeys(code: string) {
  const keys = { local: new Set<string>(), session: new Set<string>() };
  const add = (area: string | undefined, key: string) => keys[area === 'local' ? area : 'session'].add(key);
  for (const [, area, , key] of code.matchAll(KEY)) {
    if (!key!.includes('${')) add(area, key!);
  }
  for (const [, area, key] of code.matchAll(PROPERTY)) add(area, key!);
  return keys;
}

/** The cookies that inline code sets under a literal name: `document.cookie = "seen=" + 1 + "; path=/"`. */
export function scriptCookies(code: string, page: URL): SetCookie[] {
  return [...code.matchAll(COOKIE)].flatMap(([, , line = '', rest]) => {
    const name = /^\s*([^\s=;][^=;]*)=/.exec(line)?.[1];
    if (!name || name.includes('${')) return [];
    const path = /;\s*path=([^;"'`\s]+)/i.exec(rest!)?.[1];
    return parseSetCookie(path ? `${line}; path=${path}` : line, page) ?? [];
  });
}

/** Removes duplicate cookies. */
export function distinctCookies(cookies: SetCookie[]) {
  const byKey = new Map(cookies.map((cookie) => [JSON.stringify(cookie), cookie]));
  return [...byKey.values()];
}
