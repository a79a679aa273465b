// @module-tag long
import { expect, test } from 'vitest';
import { localeFields } from '../../../src/definitions/locale-fields.ts';
import { purposeIds } from '../../../src/definitions/purpose-ids.ts';
import { makeBackup, exportBackup, importBackup, withoutIds } from '../../support/backups.ts';
import { randomHex } from '../../../src/lib/crypto/random.ts';
import { randomBy } from '../../log/model/random.ts';

const texts = Object.entries(localeFields).flatMap(([name, { kind }]) => (kind === 'text' ? [name] : []));

// Whatever a document says within the rules, it says again after it went in and came out.

function generated(seed: number) {
  const { below: next, pick } = randomBy(seed);
  const flag = () => next(2) === 1;
  const words = [
    '',
    'Zähler',
    '😀',
    '<script>',
    '"\'\\',
    '\u2028',
    '{COMPANY}',
    'null',
    '0',
    ' x ',
    '${a}',
    '__proto__',
  ];
  const text = () => Array.from({ length: next(4) }, () => pick(words)).join(' ');
  const name = (i: number) => `${i}${text()}`;
  const some = <T>(most: number, make: (i: number) => T) =>
    Array.from({ length: next(most + 1) }, (_, i) => make(i));
  const color = () =>
    `#${next(2 ** 24)
      .toString(16)
      .padStart(6, '0')}`;
  const maybe = <T>(value: T) => (flag() ? value : undefined);
  const id = () => randomHex(16).slice(0, 6 + next(26));

  const embedding = (i: number) => ({
    id: id(),
    name: name(i),
    active: flag(),
    purpose: pick(purposeIds),
    vendor: maybe(text()),
    description: maybe(text().repeat(100)),
    scriptMarkers: some(3, text),
    translations: maybe({ de_DE: { name: text() }, fr: {} }),
    tcfVendor: pick([null, 0, 7]),
    tcfPurposes: maybe(some(3, next)),
    assets: some(3, (j) => ({ id: id(), name: name(j), dynamic: flag(), lifetime: maybe(text()) })),
  });
  const domain = (i: number) => ({
    id: id(),
    name: `${pick(['', 'https://', 'HTTP://'])}${pick(['Shop', 'bücher', '例え'])}${i}.example${pick(['', '/', '/a/B'])}`,
    country: pick([null, 'DE', 'ZZ']),
    whitelabel: maybe(flag()),
    consentStorage: pick(['cookie', 'localStorage', 'sessionStorage']),
    consentResetBeforeDate: pick([null, '2024-02-29']),
    allowedScriptMarkers: maybe(some(3, text)),
    legalChangedAt: maybe(next(2_000_000_000)),
    calls: maybe({ '202610': next(1000), '202611': next(1000) }),
    embeddings: some(4, embedding),
    locales: ['de_DE', 'en_US', 'fr', 'zh'].slice(0, next(5)).map((locale) => ({
      name: locale,
      active: flag(),
      [pick(texts)]: text(),
      purposeNames: maybe({ a717ff5: text() }),
    })),
    placeholders: some(4, (j) => ({ name: pick([`{P${j}}`, `P${j}`, `p ${j}`]), value: text() })),
    themes: some(3, (j) => ({
      id: id(),
      name: name(j),
      default: j === 0,
      windowBackgroundColor: maybe(color()),
    })),
  });
  return makeBackup(0, {
    hosts: maybe(['b.example', 'a.example', 'Bücher.example']),
    domains: some(4, domain),
    calls: {},
  });
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'document %i goes in and out as it is, twice, and under new ids',
  async (seed) => {
    const document = JSON.parse(JSON.stringify(generated(seed)));
    const made = await importBackup(document, '?beyondQuota=true');
    expect(made.status, made.text).toBe(201);
    expect((await importBackup(document, '?beyondQuota=true')).status).toBe(200);
    const first = await exportBackup(document.client.id);
    // What was said is said again; the rest are defaults.
    expect(first).toMatchObject({ ...document, hosts: expect.any(Array), calls: expect.any(Object) });
    expect((await importBackup(first, '?beyondQuota=true')).status).toBe(200);
    const copy = structuredClone(first);
    Object.assign(copy.client, { username: `copy${seed}`, emailAddress: `copy${seed}@agency.example` });
    const copied = await importBackup(copy, '?ids=new&beyondQuota=true');
    expect(copied.status, copied.text).toBe(201);
    expect(withoutIds(await exportBackup(copied.body.id))).toEqual(withoutIds(first));
  },
);
