// Delivered with the widget to domains that take over decisions which visitors made under other consent managers.
import { config, loadChunk, pageDocument, parts, readStored } from '../chunk-imports.ts';
import { cookieValue } from '../cookie-value.ts';
import { ccm19Key, formerKeys } from '../decision/former-keys.ts';

let found: [key: string, text: string][] | undefined;

/** Undefined also for a cookie that nothing can decode. */
function cookieOf(name: string) {
  try {
    return cookieValue(pageDocument.cookie, name);
  } catch {
    return undefined;
  }
}

/** What they have stored. It is read once, because the first access to cookies takes time. */
function look() {
  const keys = config.importRefusals ? formerKeys : [];
  return [...(config.importCcm19Decisions ? [ccm19Key] : []), ...keys].flatMap((key) => {
    const text = readStored(key, 'localStorage') ?? cookieOf(key);
    return text ? [[key, text] satisfies [string, string]] : [];
  });
}

const importAll = (all: NonNullable<typeof found>) =>
  loadChunk().then(
    (chunk) => chunk.importFormerDecisions(all),
    () => {},
  );

parts.set('former', {
  importFormer(then) {
    const all = (found ??= look());
    if (all[0] && then) void importAll(all).then(then);
    return !!all[0];
  },
});
