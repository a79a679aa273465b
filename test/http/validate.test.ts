import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { english, validationMessage } from '../../src/http/validation-messages.ts';
import { en } from '../../src/pages/texts/en.ts';
import { de } from '../../src/pages/texts/de.ts';
import { api, call, hosting, type Answer } from '../support/call.ts';
import { clientPayload, makeDomain } from '../support/make.ts';
import { errorsByPointer } from '../support/problem.ts';
import { loggedIn, visit } from '../support/visit.ts';
import { signIn } from '../operator/operator-visit.ts';

/** How zod itself tells what it finds. */
const ZODS =
  /expected|received|too (small|big)|invalid (input|option|string|number|key|value|element|discriminator|email|url|iso|base64)|unrecognized|[<>]=|\bNaN\b|multiple of undefined/i;

/** What a 400 says of a pointer, once it is sure that nothing in it is zod's. */
function said(answer: Answer, pointer: string) {
  const told = errorsByPointer(answer);
  expect(answer.text).not.toMatch(ZODS);
  return told.get(pointer);
}

const withEmbedding = async (more: object) =>
  hosting('POST', `${(await makeDomain()).P}/embedding`, { name: 'Maps', purpose: '15c61c3', ...more });
const withDomain = async (more: object) =>
  hosting('PUT', (await makeDomain()).P, { name: 'www.mysite.xyz', ...more });
const withTheme = async (more: object) =>
  hosting('POST', `${(await makeDomain()).P}/theme`, { name: 'Dark', ...more });
const withClient = async (more: object) => hosting('POST', '/client', clientPayload(more));

describe('a problem document says in plain words', () => {
  test.each<[what: string, of: () => Promise<Answer>, pointer: string, sentence: string]>([
    [
      'that a text is too short',
      () => withClient({ username: 'x' }),
      '/username',
      'Must have at least 3 characters.',
    ],
    ['that a text is empty', () => withEmbedding({ name: '' }), '/name', 'Must not be empty.'],
    [
      'that a text is too long',
      () => withClient({ company: 'x'.repeat(256) }),
      '/company',
      'Must have at most 255 characters.',
    ],
    [
      'that a number is too small',
      () => withDomain({ consentCookieLifetime: -1 }),
      '/consentCookieLifetime',
      'Must be 0 or more.',
    ],
    [
      'that a number is too large',
      () => withDomain({ consentCookieLifetime: 1e6 }),
      '/consentCookieLifetime',
      'Must be 36500 or less.',
    ],
    [
      'that a number is not whole',
      () => withDomain({ consentCookieLifetime: 1.5 }),
      '/consentCookieLifetime',
      'Must be a whole number.',
    ],
    [
      'that a number is beyond all limits',
      () => withClient({ domainMaxCount: 1e300 }),
      '/domainMaxCount',
      'Must be 9007199254740991 or less.',
    ],
    ['that a text is no text', () => withClient({ company: 7 }), '/company', 'Must be a string.'],
    ['that null is no text', () => withClient({ company: null }), '/company', 'Must be a string.'],
    ['that a flag is none', () => withClient({ active: 'yes' }), '/active', 'Must be true or false.'],
    ['that a list is none', () => withEmbedding({ scriptMarkers: 'x' }), '/scriptMarkers', 'Must be a list.'],
    ['that a map is none', () => withEmbedding({ translations: 'x' }), '/translations', 'Must be an object.'],
    ['that the body is no object', () => hosting('POST', '/client', [1]), '', 'Must be an object.'],
    [
      'that a property is missing',
      () => withClient({ username: undefined }),
      '/username',
      'This property is required.',
    ],
    ['that a property is not known', () => withClient({ color: 1 }), '/color', 'Unknown property "color".'],
    [
      'what an e-mail address is',
      () => withClient({ emailAddress: 'nowhere' }),
      '/emailAddress',
      'Must be an email address such as "name@example.com".',
    ],
    [
      'what a date is',
      () => withDomain({ consentResetBeforeDate: '1.2.2026' }),
      '/consentResetBeforeDate',
      'Must be a date such as "2026-11-21".',
    ],
    ['what base64 is', () => withTheme({ logoImage: 'iVBORw0KGgo§' }), '/logoImage', 'Must be base64.'],
    [
      'what a color is',
      () => withTheme({ windowLinkColor: 'red' }),
      '/windowLinkColor',
      'Must be a color such as "#1a2b3c".',
    ],
    [
      'what a host name is',
      () => withDomain({ name: 'no host' }),
      '/name',
      'Must be a host name such as "www.mysite.xyz", optionally with a scheme and a path.',
    ],
    [
      'what there is to choose from',
      () => withTheme({ widgetSwitchType: 'x' }),
      '/widgetSwitchType',
      'Must be one of "switch" or "checkbox".',
    ],
    [
      'that there is one choice alone',
      () => withDomain({ managementStructure: 'cookie' }),
      '/managementStructure',
      'Must be "embedding".',
    ],
    [
      'that a long list is in the reference',
      () => withDomain({ country: 'XX' }),
      '/country',
      'Must be one of the values that the API reference lists.',
    ],
    [
      'that a name in a map is not allowed',
      () => withEmbedding({ translations: { German: {} } }),
      '/translations/German',
      'Its name is not allowed: must be a locale such as "de" or "de_DE".',
    ],
  ])('%s', async (_, of, pointer, sentence) => {
    expect(said(await of(), pointer)).toBe(sentence);
  });

  test.each([
    ['1.28', 'Must be a whole number.'],
    ['-1', 'Must be 0 or more.'],
    ['soon', 'Must be a number.'],
    ['1&after=2', 'Must be a number.'],
    ['1e300', 'Must be 1000000000000000 or less.'],
    ['Infinity', 'Must be a number.'],
  ])('what after=%s in a query should be', async (after, sentence) => {
    const { client, domain } = await makeDomain();
    const answer = await api(`/domains/${domain.id}/log/blocks?after=${after}`, client.apiKey);
    expect(said(answer, '/after')).toBe(sentence);
  });

  test('what a visitor’s browser sent incorrectly', async () => {
    const answer = await call('POST', '/app/consents', { body: { embeddings: [1], lang: 'x'.repeat(99) } });
    expect(said(answer, '/apiKey')).toBe('This property is required.');
  });
});

/** Each kind of issue that zod knows, whether or not a schema of ours raises it today. */
const kinds: [name: string, schema: z.ZodMiniType, value: unknown][] = [
  ['invalid_type', z.map(z.string(), z.string()), 1],
  ['invalid_type of a date', z.date(), 'x'],
  ['too_small, exclusive', z.number().check(z.gt(3)), 3],
  ['too_small of a set', z.set(z.string()).check(z.minSize(2)), new Set()],
  ['too_small of a list', z.array(z.string()).check(z.minLength(2)), []],
  ['too_big, exclusive', z.number().check(z.lt(3)), 3],
  ['too_big of a list', z.array(z.string()).check(z.maxLength(1)), ['a', 'b']],
  ['too_big of a bigint', z.bigint().check(z.maximum(3n)), 4n],
  ['invalid_format by a pattern', z.string().check(z.regex(/^x$/)), 'y'],
  ['invalid_format of an address', z.url(), 'y'],
  ['invalid_format by its beginning', z.string().check(z.startsWith('x')), 'y'],
  ['not_multiple_of', z.number().check(z.multipleOf(5)), 7],
  ['unrecognized_keys', z.strictObject({}), { x: 1 }],
  ['invalid_union', z.union([z.string(), z.number()]), true],
  [
    'invalid_union by a name',
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })]),
    { kind: 'b' },
  ],
  ['invalid_key', z.record(z.string().check(z.minLength(3)), z.string()), { x: 'y' }],
  ['invalid_element', z.map(z.string(), z.string()), new Map([['x', 1]])],
  ['invalid_value', z.literal('a'), 'b'],
  ['custom', z.string().check(z.refine(() => false)), 'x'],
  ['never', z.never(), 'x'],
];

test.each(kinds)('%s has a message of its own in every language', (_, schema, value) => {
  for (const words of [english, en.validation, de.validation]) {
    const { error } = schema.safeParse(value, { error: (issue) => validationMessage(issue, words) });
    for (const { message } of error!.issues) {
      expect(message).toMatch(/^\p{Lu}.*[^.]$/u);
      expect(message).not.toMatch(ZODS);
      expect(message).not.toContain('undefined');
    }
  }
});

describe('a form tells beside its field, in the page’s language,', () => {
  const beside = (text: string, field: string) => new RegExp(`id="${field}-error">([^<]*)<`).exec(text)?.[1];

  test('what is wrong with a client', async () => {
    const its = visit({ 'Accept-Language': 'de' });
    await signIn(its);
    await its.get('/operator/new');
    const { status, text } = await its.post('/operator/new/save', {
      username: 'x',
      emailAddress: 'nowhere',
      company: 'x'.repeat(256),
      domainMaxCount: '-2',
      whitelabelMaxCount: '1.5',
      widgetDisplayMaxCount: '',
      hosts: 'no host',
    });
    expect(status).toBe(422);
    expect(text).not.toMatch(ZODS);
    expect(beside(text, 'username')).toBe('Geben Sie mindestens 3 Zeichen ein.');
    expect(beside(text, 'emailAddress')).toBe('Geben Sie eine E-Mail-Adresse wie name@example.com ein.');
    expect(beside(text, 'company')).toBe('Geben Sie höchstens 255 Zeichen ein.');
    expect(beside(text, 'domainMaxCount')).toBe('Geben Sie 0 oder mehr ein.');
    expect(beside(text, 'whitelabelMaxCount')).toBe('Geben Sie eine ganze Zahl ein.');
    expect(beside(text, 'hosts')).toBe('Geben Sie je Zeile einen Hostnamen wie www.mysite.xyz ein.');
  });

  test('what is wrong with a domain’s settings', async () => {
    const { client, visit: its } = await loggedIn();
    const { domain } = await makeDomain('www.mysite.xyz', client);
    const path = `/account/domains/${domain.id}/settings`;
    await its.get(`${path}?lang=de`);
    await its.get(path);
    const { status, text } = await its.post(`${path}/save`, {
      consentCookieLifetime: '',
      consentStorage: 'paper',
      consentResetBeforeDate: 'soon',
      cookieDeclarationTableHeadingStartLevel: '9',
      iframeMarkers: 'x'.repeat(256),
    });
    expect(status).toBe(422);
    expect(text).not.toMatch(ZODS);
    expect(beside(text, 'consentStorage')).toBe(
      'Wählen Sie eine der Optionen. Mit einem eigenen Host muss es das Cookie sein.',
    );
    expect(beside(text, 'consentResetBeforeDate')).toBe('Geben Sie ein Datum ein.');
    expect(beside(text, 'cookieDeclarationTableHeadingStartLevel')).toBe('Geben Sie 5 oder weniger ein.');
    expect(beside(text, 'iframeMarkers')).toBe('Geben Sie höchstens 255 Zeichen ein.');
  });
});
