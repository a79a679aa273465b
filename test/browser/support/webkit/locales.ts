import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cannot } from '../cannot.ts';

const folder = join(tmpdir(), 'placet-locales');

/** The environment in which WebKitGTK has a language; the C library must know its locale, which is compiled once. */
export function localeEnvironment(locale: string): Record<string, string> {
  if (locale === 'en-US') return {};
  // Sources have a region and no script.
  const regions: Record<string, string> = { ar: 'ar_EG', de: 'de_DE', en: 'en_US', fr: 'fr_FR', he: 'he_IL' };
  const source = regions[locale] ?? locale.replace('-', '_');
  const name = `${source}.UTF-8`;
  if (!existsSync(join(folder, name)))
    try {
      mkdirSync(folder, { recursive: true });
      execFileSync('localedef', ['-i', source, '-f', 'UTF-8', join(folder, name)], { stdio: 'ignore' });
    } catch {
      cannot(`WebKit has no language ${locale}: Debian’s package “locales” is missing.`);
    }
  return { LANG: name, LC_ALL: name, LANGUAGE: source, LOCPATH: folder };
}
