import { describe, expect, test } from 'vitest';
import words from '../../../src/scan/patterns/legal-words.json';
import { legalFinder, furtherPages } from '../../../src/scan/find-pages.ts';
import { linkPatterns as patterns } from '../../../src/scan/patterns/link-patterns.ts';
import { parsePage } from '../../../src/scan/fetch-page.ts';

const home = new URL('https://www.site.example/');

const legalPages = legalFinder(patterns, words);

const absolute = (path: string | undefined) => path && new URL(path, home).href;

async function linksIn(html: string) {
  async function* once() {
    yield html;
  }
  return (await parsePage(home, once())).links;
}

describe('the imprint and the privacy policy are found', () => {
  test.each([
    ['by their German names', '<a href=/a>Impressum</a><a href=/b>Datenschutzerklärung</a>', '/a', '/b'],
    ['by their English names', '<a href=/a>Legal Notice</a><a href=/b>Privacy Policy</a>', '/a', '/b'],
    [
      'by other languages’ names',
      '<a href=/a>Mentions légales</a><a href=/b>Privacyverklaring</a>',
      '/a',
      '/b',
    ],
    [
      'with entities and elements in the name',
      '<a href=/a>Impres<b>sum</b></a><a href=/b>Datenschutz&shy;hinweise</a>',
      '/a',
      '/b',
    ],
    [
      'by title',
      '<a href=/a title="Impressum"><svg></svg></a><a href=/b title="Datenschutz"></a>',
      '/a',
      '/b',
    ],
    [
      'by rel',
      '<a href=/a rel="nofollow">Imprint</a><a href=/b rel="privacy-policy">Your data</a>',
      '/a',
      '/b',
    ],
    ['by a link element', '<link rel="privacy-policy" href="/b"><a href=/a>Imprint</a>', '/a', '/b'],
    [
      'by the alternative text of an image',
      '<a href=/a><img src=i.png alt="Impressum"></a>',
      '/a',
      undefined,
    ],
    [
      'by their addresses',
      '<a href=/de/impressum.html>§</a><a href=/datenschutz>!</a>',
      '/de/impressum.html',
      '/datenschutz',
    ],
    ['in one link for both', '<a href=/legal>Impressum &amp; Datenschutz</a>', '/legal', '/legal'],
    [
      'on another site',
      '<a href=https://holding.example/imprint>Imprint</a>',
      'https://holding.example/imprint',
      undefined,
    ],
    [
      'on another site, with the contact',
      '<a href=https://holding.example/kontakt>Kontakt &amp; Impressum</a>',
      'https://holding.example/kontakt',
      undefined,
    ],
    ['within the page itself', '<a href=#impressum>Impressum</a>', '/#impressum', undefined],
    [
      'in the footer rather than above',
      '<a href=/1>Impressum</a><footer><a href=/2>Impressum</a></footer>',
      '/2',
      undefined,
    ],
    [
      'by the exact name rather than a similar one',
      '<a href=/a>Impressum</a><a href=/b>Datenschutz</a><p><a href=/x>Impressum als PDF</a><a href=/y>Datenschutz für Bewerber</a>',
      '/a',
      '/b',
    ],
    [
      'among other names in one link, wherever the page is',
      '<a href=/magazin/impressum-offenlegung/1>Impressum/Offenlegung</a><a href="/news/recht/">Datenschutz, Cookies &amp; AGB</a>',
      '/magazin/impressum-offenlegung/1',
      '/news/recht/',
    ],
    [
      'by what Austrian law calls them',
      '<a href=/kontakt>Offenlegung nach § 25 MedienG</a>',
      '/kontakt',
      undefined,
    ],
    [
      'with a number below the address',
      '<a href=/impressum/art138,54713>§</a><a href=/impressum/elena-muster>Elena Muster</a>',
      '/impressum/art138,54713',
      undefined,
    ],
    [
      'and not a page about imprints, nor one below the imprint',
      '<a href=/labels/impressumspflicht>Impressumspflicht</a><a href=/recht/Impressumspflicht.html>Impressumspflicht</a><a href=/impressum/elena-muster>Elena Muster</a><a href=/labels/datenschutz>Datenschutz</a>',
      undefined,
      undefined,
    ],
    [
      'and not settings, files or scripts',
      '<a href=#>Datenschutzeinstellungen</a><a href=#>Datenschutz</a><a href=javascript:x()>Impressum</a><a href=/impressum.png>Impressum</a>',
      undefined,
      undefined,
    ],
    [
      'as PDF where there is no page',
      '<a href=/impressum.html>Impressum</a><a href=/impressum.pdf>Impressum</a><a href=/files/policy.pdf>Datenschutzerklärung</a>',
      '/impressum.html',
      '/files/policy.pdf',
    ],
    [
      'in “Rechtliches” where nothing else is linked',
      '<a href=/legal>Rechtliche Hinweise</a>',
      '/legal',
      '/legal',
    ],
    [
      'in Polish, Czech, Greek, Finnish, Turkish and other languages',
      '<a href=/a>Právní informace</a><a href=/b>Polityka prywatności</a><a href=/b>Tietosuojaseloste</a>',
      '/a',
      '/b',
    ],
    [
      'and not another site’s policy',
      `<p>Learn how <a href="https://akismet.com/privacy/">your comment data is processed</a></p>
       <a href="https://policy.pinterest.com/de/privacy-policy">Datenschutzerklärung</a><a href=https://other.example/blog/privacy-in-2020>Privacy in 2020</a>`,
      undefined,
      undefined,
    ],
    [
      'and not a page of tags, a search or an article',
      '<a href=/tag/datenschutz/>Datenschutz</a><a href="/suche/?q=impressum">Impressum</a><a href=/2020/05/datenschutz-im-verein>Datenschutz im Verein: was zu tun ist</a>',
      undefined,
      undefined,
    ],
    [
      'and no address that does something',
      '<a href="/?action=delete&id=1">Impressum</a><a href="/index.php?id=7&do=logout">Datenschutz</a><a href="/index.php?id=12&L=0">Datenschutz</a><a href="/content/delete?page=impressum">Impressum</a>',
      undefined,
      '/index.php?id=12&L=0',
    ],
    [
      'and not what is about a person, or one’s own choice',
      '<a href=/dsb>Datenschutzbeauftragter</a><a href=/center>Privacy settings</a>',
      undefined,
      undefined,
    ],
  ])('%s', async (_name, html, imprint, privacy) => {
    const found = legalPages(await linksIn(html), home);
    expect([found.imprint?.href, found.privacy?.href]).toEqual([absolute(imprint), absolute(privacy)]);
  });
});

test('further pages are on the same site, useful for a scan and safe to request', async () => {
  const links = await linksIn(`
    <a href="/">Start</a><a href="/#top">Top</a><a href="/ueber-uns">Über uns</a><a href="/blog/eins">Eins</a><a href="/blog/eins#mehr">Mehr</a>
    <a href="/blog/zwei">Zwei</a><a href="/kontakt">Kontakt</a><a href="/shop/?add-to-cart=7">Kaufen</a><a href="/logout">Abmelden</a>
    <a href="/wp-admin/">Admin</a><a href="/katalog.pdf">Katalog</a><a href="mailto:a@site.example">Mail</a><a href="https://other.example/kontakt">Andere</a>
    <a href="https://shop.site.example/">Shop</a><a href="/index.php?id=12">Seite</a><a href="/impressum">Impressum</a>`);
  const paths = furtherPages(patterns, links, home, [new URL('/impressum', home)], 10).map((url) =>
    url.href.replace(home.origin, ''),
  );
  expect(paths).toEqual([
    '/blog/eins',
    '/blog/zwei',
    '/kontakt',
    'https://shop.site.example/',
    '/ueber-uns',
    '/index.php?id=12',
  ]);
  expect(furtherPages(patterns, links, home, [], 2)).toHaveLength(2);
});

test('only the last 200 characters of an address are searched, because a website may repeat the word in thousands', async () => {
  const imprintAt = async (path: string) =>
    legalPages(await linksIn(`<a href="${path}">A</a>`), home).imprint?.pathname;
  const path = `/${'seite/'.repeat(100)}impressum.html`;
  expect(await imprintAt(path)).toBe(path);
  expect(await imprintAt(`/impressum${'-x'.repeat(120)}`)).toBeUndefined();
});
