import { readFile } from 'node:fs/promises';
import { domainFields } from '../../src/definitions/domain-fields.ts';
import { embeddingFields, embeddingTexts } from '../../src/definitions/embedding-fields.ts';
import { namesWith, type Fields } from '../../src/definitions/field.ts';
import { themeFields } from '../../src/definitions/theme-fields.ts';
import { firstTexts, placeholderTexts, settingsTexts } from '../../src/definitions/widget-texts.ts';
import { run } from './run-command.ts';

/** Names that others read as well: the service, and the listeners of the widget's events. */
const SENT = [
  'apiKey',
  'domain',
  'notice',
  'embeddings',
  'mandatory',
  'manipulationPrevention',
  'policy',
  'purpose',
  'receipt',
  'services',
];
/** The values that the widget's parts share, each with its file in `src/widget`. */
export const sharedValues = async () =>
  [...(await readFile('src/widget/chunk-imports.ts', 'utf8')).matchAll(/^export \{([^}]*)\} from '(.*)'/gm)]
    .flatMap(([, list, file]) => list!.split(',').map((name) => ({ name: name.trim(), file: file! })))
    .filter(({ name }) => !name.startsWith('type '));
/** Those of their names that are shortened. */
export const sharedNames = async () =>
  (await sharedValues()).map(({ name }) => name).filter((name) => name.length >= 5 && !SHARED.includes(name));

/** Names by which the widget's parts call each other, and within a part. */
const CALLED = [
  'leave',
  'loose',
  'companion',
  'owners',
  'nextPage',
  'importFormerDecisions',
  'importFormer',
  'consentSwitch',
  'declaration',
  'legalText',
  'recorded',
  'purposeRows',
  'saveButton',
];
/** Names that the browser's own objects have, too. */
const SHARED = [
  'config',
  'controller',
  'description',
  'label',
  'links',
  'locale',
  'locales',
  'storage',
  'vendor',
];

/**
 * The long names of the widget's configuration, which take short ones in the delivered script, wherever they stand.
 * Throws for one that DOM or CSS know: `box.style.width` would become `box.style.j` without a complaint.
 */
export async function namesToShorten() {
  const types = await readFile('src/widget/config-types.ts', 'utf8');
  const declared = [...types.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name]) => name!);
  const settings = [domainFields, embeddingFields, themeFields].flatMap((fields) =>
    namesWith<Fields, 'widget', true>(fields, 'widget', true),
  );
  const used = [
    ...declared,
    ...settings,
    ...Object.keys(embeddingTexts),
    ...firstTexts,
    ...placeholderTexts,
    ...settingsTexts,
    ...(await sharedNames()),
  ];
  const names = [...new Set([...used, ...CALLED])].filter(
    (name) => name.length >= 5 && !SENT.includes(name) && !SHARED.includes(name),
  );
  const known = await browserNames();
  const wrong = names.filter((name) => known.has(name));
  if (wrong.length > 0) {
    throw new Error(
      `The widget's configuration must not shorten ${wrong.join(', ')}: DOM or CSS know that name. Take another in ` +
        'src/widget/config-types.ts, or list it as SHARED in scripts/lib/widget-names.ts.',
    );
  }
  return names;
}

/** Every property that TypeScript declares of the objects that the widget meets, styles included. */
async function browserNames() {
  const { stdout } = await run('tsc', ['-p', 'src/widget', '--listFilesOnly']);
  const libraries = stdout.split('\n').filter((path) => /[\\/]lib\.[^\\/]*\.d\.ts$/.test(path));
  const texts = await Promise.all(libraries.map((path) => readFile(path, 'utf8')));
  const members = texts.join('\n').matchAll(/^ {4,}(?:readonly |get |set |static )*"?([\w$-]+)"?\??[(:<]/gm);
  const known = new Set([...members].map(([, name]) => name!));
  if (!known.has('minHeight')) throw new Error('The declarations of the DOM were not found.');
  return known;
}
