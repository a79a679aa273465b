import { expect, inject, test, vi } from 'vitest';
import { hosting, type Answer } from '../../support/call.ts';
import { makeDomain } from '../../support/make.ts';

const site = inject('site');
const allowed = { env: { ALLOW_PRIVATE_SCAN: 'true' } };

/** Scans a site of the local server as the first scan of a client of its own. */
async function scan(path: string, options: Parameters<typeof hosting>[3] = allowed): Promise<Answer> {
  const { P } = await makeDomain(`http://${site}/${path}`);
  return hosting('GET', `${P}/onboarding/scan`, undefined, options);
}

const names = ({ body }: Answer) => body.availablePresets.map(({ name }: { name: string }) => name);

/** Every time limit, so many times shorter. */
function hurry(times: number) {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / times));
}

/** What a scan that comes to nothing answers. */
async function refusal(path: string) {
  const { status, headers, body } = await scan(path);
  return [status, headers.get('Content-Type'), body.detail];
}
const told = (status: number, detail: RegExp) => [
  status,
  'application/problem+json',
  expect.stringMatching(new RegExp(`^\\S.*${detail.source}.*\\.$`)),
];

test.each(['silent', 'stall'])('a site that answers with "%s" is a 500 that says so', async (path) => {
  hurry(20);
  expect(await refusal(path)).toEqual(told(500, /took too long/));
});

test.each([
  ['redirects/', 500, /redirects more than 5 times/],
  ['to-nowhere', 500, /redirects to an invalid URL/],
  ['endless-header', 500, /headers .* exceed 64 KiB/],
  ['picture', 500, /"image\/png" instead of a web page/],
  ['unzippable', 500, /was incomplete or could not be decompressed/],
  ['broken', 500, /could not be reached/],
  ['status/530/1016', 500, /could not be reached: the host name does not exist/],
  ['status/530', 400, /error status 530/],
  ['status/404', 400, /error status 404/],
  ['status/503', 400, /error status 503/],
  ['status/304', 400, /error status 304/],
  ['empty', 400, /empty page/],
  ['nothing', 400, /empty page/],
])('a site that answers with "%s" is a %i that says so', async (path, status, detail) => {
  expect(await refusal(path)).toEqual(told(status, detail));
});

test.each([
  ['bomb', ['Google Tag Manager']],
  ['endless', ['Google Tag Manager']],
  ['five-redirects/', ['Google Tag Manager']],
  ['inline-5mb', ['Google Tag Manager']],
  ['deep-100000', ['Google Tag Manager']],
  ['malformed', ['Google Tag Manager', 'YouTube']],
  ['klingon', []],
])('a site that answers with "%s" is read as far as it goes', async (path, services) => {
  const answer = await scan(path);
  expect(answer.status, answer.text).toBe(200);
  expect(names(answer)).toEqual(services);
});

test('50,000 script tags are read up to the budget, and the response has a limited length', async () => {
  const answer = await scan('scripts-50000');
  expect(names(answer)).toEqual(['Google Tag Manager']);
  expect(answer.body.unknownServices).toHaveLength(1000);
});

test('a page that never responds does not stop the rest of the scan', { tags: 'long' }, async () => {
  hurry(3);
  const answer = await scan('stalling-parts/');
  expect(answer.status, answer.text).toBe(200);
  expect(names(answer)).toEqual(['Google Tag Manager']);
  expect(answer.body.imprintUrl).toBe(`http://${site}/stalling-parts/impressum`);
});

test('German text is read in windows-1252, declared by a meta element or not at all', async () => {
  const declared = await scan('windows-1252/');
  expect(declared.body.address).toEqual({
    company: 'Bäckerei Größmann GmbH',
    street: 'Königstraße 8',
    zipCode: '90402',
    city: 'Nürnberg',
  });
  const undeclared = await scan('undeclared');
  expect(undeclared.body.address).toMatchObject({ company: 'Café Süß e.K.', city: 'Nürnberg' });
});

test('text in an unknown charset is read as the bytes suggest', async () => {
  const answer = await scan('klingon');
  expect(answer.body.imprintUrl).toBe(`http://${site}/plain/`);
});

test('cookies are those that a browser would store, each once', async () => {
  const answer = await scan('cookies');
  expect(answer.body.storage.cookies).toEqual([
    { name: 'PHPSESSID', domain: '127.0.0.1', path: '/' },
    { name: 'wide', domain: '127.0.0.1', path: '/' },
    { name: 'kept', domain: '127.0.0.1', path: '/' },
  ]);
  expect(names(answer)).toEqual(['PHP session']);
});

test('cookies of each redirect count', async () => {
  const answer = await scan('five-redirects/');
  expect(answer.body.storage.cookies).toHaveLength(5);
});

test.each([
  ['no-such-host.invalid', 'no-such-host.invalid'],
  ['127.0.0.1:1', '127.0.0.1:1'],
])('a site that cannot be reached (%s) is a 500 that says so', async (name, host) => {
  const { P } = await makeDomain(name);
  const answer = await hosting('GET', `${P}/onboarding/scan`, undefined, allowed);
  expect(answer.status, answer.text).toBe(500);
  expect(answer.body.detail).toBe(
    `${host} could not be reached over http: the host name does not exist, or the server refused the connection.`,
  );
});

test('without a scheme https is tried first, then http', async () => {
  const { P } = await makeDomain(`${site}/plain/`);
  const fetched = vi.spyOn(globalThis, 'fetch');
  const answer = await hosting('GET', `${P}/onboarding/scan`, undefined, allowed);
  expect(answer.status, answer.text).toBe(200);
  const asked = fetched.mock.calls.slice(0, 2).map(([address]) => (address as URL).href);
  expect(asked).toEqual([`https://${site}/plain/`, `http://${site}/plain/`]);
});

test('at most six pages are fetched at once, and eight in all', async () => {
  const links = Array.from({ length: 20 }, (_, i) => `<a href="/part${i}/page">Seite</a>`).join('');
  let open = 0;
  let most = 0;
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    most = Math.max(most, ++open);
    await scheduler.wait(20);
    open--;
    return new Response(`<a href=/impressum>Impressum</a><a href=/datenschutz>Datenschutz</a>${links}`, {
      headers: { 'Content-Type': 'text/html' },
    });
  });
  const { P } = await makeDomain();
  expect((await hosting('GET', `${P}/onboarding/scan`)).status).toBe(200);
  expect(fetched).toHaveBeenCalledTimes(8);
  expect(most).toBe(6);
});
