// @module-tag long
import { expect, test } from 'vitest';
import { MAX_SERVICES } from '../../src/definitions/embedding-fields.ts';
import { LONG } from '../../src/definitions/field.ts';
import { themeFields } from '../../src/definitions/theme-fields.ts';
import { MAX_BODY } from '../../src/http/request-body.ts';
import { allPresets } from '../../src/presets/index.ts';
import { hosting } from '../support/call.ts';
import { makeDomain } from '../support/make.ts';
import { pointers } from '../support/problem.ts';

const presets = allPresets();
const MAX_LOGO = themeFields.logoImage.bytes;
const MAX_ICON = themeFields.settingsIconImage.bytes;

// The largest payload of each kind fits into a body; one more entry is a validation error.

/** A PNG of this many bytes, in base64. */
const logo = (bytes: number) =>
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')], bytes).toString('base64');

test('a theme with the largest images and the longest rules in a three-byte script fits into one body', async () => {
  const { P } = await makeDomain();
  const theme = {
    name: '€'.repeat(255),
    logoImage: logo(MAX_LOGO),
    settingsIconImage: logo(MAX_ICON),
    customCss: '€'.repeat(LONG),
  };
  expect(JSON.stringify(theme).length).toBeGreaterThan(MAX_LOGO * (4 / 3));
  const created = await hosting('POST', `${P}/theme`, theme);
  expect(created.status, created.text.slice(0, 500)).toBe(201);
  expect(created.body).toMatchObject(theme);
  const whole = await hosting('PUT', `${P}/theme/${created.body.id}`, created.body);
  expect(whole.status).toBe(200);
  const larger = { ...theme, logoImage: logo(MAX_LOGO + 3) };
  expect(pointers(await hosting('POST', `${P}/theme`, larger))).toEqual(['/logoImage']);
});

// Cookies become embeddings by the same statements, and test/hosting/onboarding/import-presets.test.ts imports all presets.
test('presets for a whole domain are imported at once', { tags: 'full' }, async () => {
  const { P } = await makeDomain();
  const wanted = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ id: presets[i % presets.length]!.id }));
  const imported = await hosting('POST', `${P}/onboarding/presets`, wanted(MAX_SERVICES));
  expect(imported.status, imported.text.slice(0, 500)).toBe(201);
  expect(imported.body).toHaveLength(MAX_SERVICES);
  expect(pointers(await hosting('POST', `${P}/onboarding/presets`, wanted(MAX_SERVICES + 1)))).toEqual(['']);
});

test('cookies with the longest names become embeddings of a whole domain, at most a thousand at once', async () => {
  const { P } = await makeDomain();
  const cookies = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ name: String(i).padEnd(255, '€'), storageType: 'cookie' }));
  const created = await hosting('POST', `${P}/onboarding/embeddingsFromCookies`, cookies(MAX_SERVICES));
  expect(created.status, created.text.slice(0, 500)).toBe(201);
  expect(created.body).toHaveLength(MAX_SERVICES);
  expect(pointers(await hosting('POST', `${P}/onboarding/embeddingsFromCookies`, cookies(1001)))).toEqual([
    '',
  ]);
});

test('placeholders may fill a whole body', async () => {
  const { P } = await makeDomain();
  const long = Array.from({ length: 15 }, (_, i) => ({ name: `A${i}`, value: 'x'.repeat(LONG) }));
  const rest = MAX_BODY - JSON.stringify(long).length - ',{"name":"B","value":""}'.length;
  const list = [...long, { name: 'B', value: 'x'.repeat(rest) }];
  expect(JSON.stringify(list)).toHaveLength(MAX_BODY);
  const replaced = await hosting('PUT', `${P}/placeholder`, list);
  expect(replaced.status, replaced.text.slice(0, 500)).toBe(201);
  expect(replaced.body).toEqual(list);
  list[15]!.value += 'x';
  expect((await hosting('PUT', `${P}/placeholder`, list)).status).toBe(413);
});
