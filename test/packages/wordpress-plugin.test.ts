import { spawnSync } from 'node:child_process';
import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTranslations } from '../../scripts/wordpress/gettext.ts';
import { signedPlugin } from '../../scripts/wordpress/sign-plugin.ts';
import { pluginArchive, pluginFiles } from '../../scripts/wordpress/wordpress-plugin.ts';

import { cases, comparable, rules } from './rewrite-cases.ts';

const folder = 'packages/wordpress/placet';
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

test('every text of the plug-in has a German translation with the same placeholders, and no other has', () => {
  const code = globSync(`${folder}/**/*.php`).map((file) => readFileSync(file, 'utf8'));
  const texts = code.flatMap((php) =>
    [...php.matchAll(/\b(?:__|esc_html__|esc_html_e|_n)\(\s*'([^']+)'(?:, '([^']+)')?/g)].map(
      ([, text, plural]) => (plural === 'placet' ? text! : `${text}\0${plural}`),
    ),
  );
  const [, description] = /Description: +(.*)/.exec(read('placet.php'))!;
  const translations = readTranslations(read('languages/placet-de_DE.po'));
  const own = new Set(texts.filter((text) => text !== 'Placet'));
  expect([...translations.keys()].filter(Boolean).sort()).toEqual([...own, description].sort());
  const placeholders = (text: string) => text.match(/%\w/g) ?? [];
  for (const [text, translation] of translations)
    expect(placeholders(translation), text).toEqual(placeholders(text));
});

test('the plug-in has the version of the project, in all places', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(/Version: +(.*)/.exec(read('placet.php'))![1]).toBe(version);
  expect(/Stable tag: (.*)/.exec(read('readme.txt'))![1]).toBe(version);
});

test('its archive contains the reader of the cookie and translations, and is the same each time', () => {
  expect([...pluginFiles().keys()]).toEqual(
    expect.arrayContaining([
      'placet/placet.php',
      'placet/includes/placet-consent.php',
      'placet/includes/placet-own-host.php',
      'placet/languages/placet-de_DE.mo',
      'placet/languages/placet-de_DE_formal.mo',
    ]),
  );
  expect(pluginArchive().equals(pluginArchive())).toBe(true);
});

test('only the archive of an agency has an address for updates, and its key is not in it', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { archive, offer } = signedPlugin('https://consent.example/', privateKey);
  expect(pluginFiles().get('placet/placet.php')!.toString()).not.toContain('Update URI');
  expect([...pluginFiles().keys()]).not.toContain('placet/includes/updates.php');
  const text = archive.toString('latin1');
  expect(text).toContain('placet/includes/updates.php');
  expect(text).not.toContain(privateKey.export({ format: 'jwk' }).d);
  const signed = ['placet-wordpress-plugin', offer.version, offer.sha256, offer.requires, offer.requires_php];
  const isSigned = (lines: string[]) =>
    verify(
      null,
      Buffer.from(lines.join('\n')),
      createPublicKey(privateKey),
      Buffer.from(offer.signature, 'base64'),
    );
  expect([isSigned(signed), isSigned([...signed.slice(0, 4), '9.9'])]).toEqual([true, false]);
  expect(offer.package).toBe(`https://consent.example/wordpress/placet-${offer.version}.zip`);
  expect(createHash('sha256').update(archive).digest('hex')).toBe(offer.sha256);
});

/** The folder of a WordPress, of which the plug-in needs the parser: Debian’s, unless the environment names another one. */
const wordPress = process.env.WORDPRESS ?? '/usr/share/wordpress';
const canRewrite =
  spawnSync('php', ['-v']).status === 0 &&
  existsSync(`${wordPress}/wp-includes/html-api/class-wp-html-tag-processor.php`);
if (!canRewrite)
  console.warn(
    'packages/rewrite-cases.json is not run by the plug-in: PHP or a WordPress from 6.2 on is missing (the variable WORDPRESS names its folder).',
  );

/** What the plug-in makes of these pieces of HTML, with the parser of the WordPress. */
function rewritten(inputs: string[]) {
  const { stdout, stderr } = spawnSync('php', ['test/packages/rewrite-cases.php', wordPress], {
    input: JSON.stringify(inputs.map((input) => ({ input, markers: rules.markers }))),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as string[];
}

test.skipIf(!canRewrite)(
  'what parsers of older WordPress versions read otherwise than browsers does not escape',
  () => {
    const style = '<svg><style><![CDATA[a > b { color: red }]]></style></svg>';
    const script = '<script>//<![CDATA[\nlet a = "&sol;";\n//]]></script>';
    const outputs = rewritten([
      '<img src="&#104;ttps&colon;&sol;&sol;i&period;ytimg.com/1">',
      '<![CDATA[><img src="https://i.ytimg.com/1">]]>',
      '<img src="https://i.ytimg.com/1" src="https://i.ytimg.com/2" src="https://i.ytimg.com/3">',
      style + script,
    ]);
    expect(outputs.splice(2, 1)[0]).not.toMatch(/ src=/);
    expect(outputs).toEqual([
      '<img data-ccm-loader-src="https://i.ytimg.com/1" >',
      '<![CDATA[><img data-ccm-loader-src="https://i.ytimg.com/1" >]]>',
      style + script,
    ]);
  },
);

/** Before WordPress 6.6, kept addresses can be written otherwise, which browsers read alike. */
const isAsEdge = existsSync(`${wordPress}/wp-includes/html-api/class-wp-html-decoder.php`);

test.skipIf(!canRewrite || !isAsEdge)('tags of services are rewritten as the edge rewrites them', () => {
  const shared = cases.filter(({ edgeOnly }) => !edgeOnly);
  const outputs = rewritten(shared.map(({ input }) => input));
  expect(shared.map(({ title }, i) => [title, comparable(outputs[i]!)])).toEqual(
    shared.map(({ title, output }) => [title, comparable(output)]),
  );
});
