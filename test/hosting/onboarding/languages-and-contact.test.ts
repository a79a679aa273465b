import { expect, test } from 'vitest';
import { snippet as givenSnippet, scriptUrl } from '../../../src/domains/embed-snippets.ts';
import { siteProperties } from '../../../src/scan/languages-and-contact.ts';
import { parsePage } from '../../../src/scan/fetch-page.ts';

const own = ['https://consent.example', 'http://localhost:8787'];
const snippet = (more = '', domain = 'd1', origin = own[0]!) =>
  `<script ${more} src="${origin}/app.js?apiKey=1&amp;domain=${domain}" referrerpolicy="origin"></script>`;

/** As the service gives it since it keeps caching tools away. */
const unoptimized = givenSnippet(scriptUrl(own[0]!, '1', 'd1'));

async function page(html: string, address = 'https://www.hotel.example/') {
  return parsePage(
    new URL(address),
    (async function* () {
      yield html;
    })(),
  );
}
const about = async (html: string, imprint?: string) =>
  siteProperties(await page(html), imprint === undefined ? undefined : await page(imprint), {
    own,
    domainId: 'd1',
  });

test.each([
  ['<html lang="de-AT"><link rel="alternate" hreflang="en-GB" href="/en/">', ['de', 'en']],
  ['<html LANG=fr><a hreflang="x-default" href="/">·</a><a hreflang="fr" href="/fr">·</a>', ['fr']],
  ['<meta property="og:locale" content="it_IT"><p>the and of for with</p>', ['it']],
  ['<p>Wir freuen uns auf Sie und die Familie, das Haus ist für alle da.</p>', ['de']],
  ['<html lang=""><p>Rooms with a view of the lake and the mountains, for all.</p>', ['en']],
  ['<html lang="%%%"><p>1234</p>', []],
])('the languages of %s', async (html, languages) => {
  expect((await about(html)).languages).toEqual(languages);
});

test.each([
  [`<head><title>x</title>${snippet()}<script src="/a.js"></script></head>`, 'first'],
  [`<title>x</title><script type="application/ld+json">{}</script>${snippet()}`, 'first'],
  [`<head>${snippet('', 'd1', own[1])}</head>`, 'first'],
  [`<head><script>var a</script>${snippet()}</head>`, 'late'],
  [`<head>${snippet('async')}</head>`, 'deferred'],
  [`<head>${unoptimized}<script src="/a.js"></script></head>`, 'first'],
  [`<head><script src="/a.js"></script>${unoptimized}</head>`, 'late'],
  [`<head></head><body><h1>x</h1>${snippet()}</body>`, 'body'],
  [`<head>${snippet('', 'd2')}</head>`, null],
  [`<head>${snippet('', 'd1', 'https://other.example')}</head>`, null],
  [`<head><!-- ${snippet()} --></head>`, null],
  [`<head>${snippet('', 'd2')}${snippet()}</head>`, 'late'],
])('the place of the snippet in %s', async (html, place) => {
  expect((await about(html)).snippet).toBe(place);
});

test.each([
  ['<a href="mailto:info@hotel.example?subject=x">Mail</a>', 'info@hotel.example'],
  ['<p>Agentur: web@agentur.example</p><p>E-Mail: post@hotel.example.</p>', 'post@hotel.example'],
  ['<p>web@agentur.example</p>', 'web@agentur.example'],
  ['<p>info (at) hotel.example</p>', null],
])('the e-mail address in %s', async (imprint, email) => {
  expect((await about('', imprint)).email).toBe(email);
});
