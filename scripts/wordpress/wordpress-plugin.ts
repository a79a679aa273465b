import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { binaryOf, readTranslations } from './gettext.ts';
import { zipOf } from './zip.ts';

const packages = join(import.meta.dirname, '../../packages');
const folder = join(packages, 'wordpress');

/** The locales of WordPress that read each translation: all of them use the same form of address. */
const READERS: Record<string, string[]> = { de_DE: ['de_DE', 'de_DE_formal', 'de_AT', 'de_CH'] };

/** The files of the WordPress plug-in by their paths in its archive: with translations as PHP reads them, and the two files for PHP. */
export function pluginFiles() {
  const files = new Map<string, Buffer>();
  for (const path of globSync('placet/**/*', { cwd: folder }).sort()) {
    const file = join(folder, path);
    const [, language] = /([^-]*)\.po$/.exec(path) ?? [];
    if (!statSync(file).isFile()) continue;
    const content = readFileSync(file);
    if (!language) files.set(path, content);
    else
      for (const locale of READERS[language] ?? [language])
        files.set(`placet/languages/placet-${locale}.mo`, binaryOf(readTranslations(content.toString())));
  }
  for (const name of ['placet-consent.php', 'placet-own-host.php'])
    files.set(`placet/includes/${name}`, readFileSync(join(packages, 'php', name)));
  return files;
}

/** The WordPress plug-in as an archive that “Plugins > Add New > Upload Plugin” takes. */
export const pluginArchive = () => zipOf(pluginFiles());
