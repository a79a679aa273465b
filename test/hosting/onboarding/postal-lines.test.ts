import { describe, expect, test } from 'vitest';
import { parsePostalLines } from '../../../src/scan/postal/lines.ts';
import { postalPatterns as patterns } from '../../../src/scan/patterns/postal-patterns.ts';
import { linesOfText } from '../../../src/lib/html/html-lines.ts';

const address = (company: string | null, street: string | null, zipCode: string, city: string) => ({
  company,
  street,
  zipCode,
  city,
});

describe('a postal address is read from the text of an imprint', () => {
  test.each([
    [
      'German, with headings',
      '<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2><p>Gasthof Adler GmbH &amp; Co. KG<br>Hauptstra&szlig;e 12a<br>79098 Freiburg im Breisgau</p><p>Telefon: 0761 12345</p>',
      address('Gasthof Adler GmbH & Co. KG', 'Hauptstraße 12a', '79098', 'Freiburg im Breisgau'),
    ],
    [
      'German, a person under the company',
      '<p>Angaben gemäß § 5 TMG</p><div>Tischlerei Holz</div><div>Inhaber: Max Muster</div><div>Am Wall 3</div><div>D-28195 Bremen</div><div>Deutschland</div>',
      address('Tischlerei Holz', 'Am Wall 3', '28195', 'Bremen'),
    ],
    [
      'German, with a street without a number',
      '<h1>Impressum</h1><p>Gut Lindenhof GmbH<br>Am Schlosspark<br>83684 Tegernsee</p>',
      address('Gut Lindenhof GmbH', 'Am Schlosspark', '83684', 'Tegernsee'),
    ],
    [
      'German, with such a street below a heading with the name',
      '<h1>Impressum</h1><h2>Pension Seeblick</h2><p>Dorfplatz<br>83684 Tegernsee</p>',
      address('Pension Seeblick', 'Dorfplatz', '83684', 'Tegernsee'),
    ],
    [
      'German, with a house whose name ends like a street',
      '<h1>Impressum</h1><p>Hotel Seehof<br>83684 Tegernsee</p>',
      address('Hotel Seehof', null, '83684', 'Tegernsee'),
    ],
    [
      'German, in one line',
      '<p>Anbieter: Muster, Meier &amp; Partner mbB, Goethestr. 7, 60313 Frankfurt am Main</p>',
      address('Muster, Meier & Partner mbB', 'Goethestr. 7', '60313', 'Frankfurt am Main'),
    ],
    [
      'German, with bars between',
      '<footer>Blumen Rot e.K. | Marktplatz 4 | 04109 Leipzig | Tel. 0341 999</footer>',
      address('Blumen Rot e.K.', 'Marktplatz 4', '04109', 'Leipzig'),
    ],
    [
      'Austrian',
      '<h1>Impressum</h1><p>Medieninhaber und Herausgeber:<br>Alpenblick Hotel GmbH<br>Dorfstraße 5/2<br>A-6020 Innsbruck<br>Österreich</p>',
      address('Alpenblick Hotel GmbH', 'Dorfstraße 5/2', '6020', 'Innsbruck'),
    ],
    [
      'Swiss',
      '<h1>Impressum</h1><p>Kontaktadresse</p><p>Uhren Muster AG<br>Bahnhofstrasse 10<br>CH-8001 Zürich<br>Schweiz</p>',
      address('Uhren Muster AG', 'Bahnhofstrasse 10', '8001', 'Zürich'),
    ],
    [
      'British',
      '<h1>Legal notice</h1><p>Acme Widgets Ltd<br>12 King Street<br>London<br>EC2V 8EA<br>United Kingdom</p>',
      address('Acme Widgets Ltd', '12 King Street', 'EC2V 8EA', 'London'),
    ],
    [
      'British, town and code on one line',
      '<p>Registered office: Acme Widgets Limited, 4 Mill Lane, Cambridge CB2 1RX</p>',
      address('Acme Widgets Limited', '4 Mill Lane', 'CB2 1RX', 'Cambridge'),
    ],
    [
      'Irish',
      '<p>Acme Ireland Limited<br>70 Sir John Rogerson’s Quay<br>Dublin 2, D02 R296</p>',
      address('Acme Ireland Limited', '70 Sir John Rogerson’s Quay', 'D02 R296', 'Dublin 2'),
    ],
    [
      'American',
      '<p>Acme Inc.<br>548 Market St<br>San Francisco, CA 94104</p>',
      address('Acme Inc.', '548 Market St', 'CA 94104', 'San Francisco'),
    ],
    [
      'with a country behind the town',
      '<p>Muster GmbH<br>Lindenallee 7<br>10115 Berlin, Deutschland</p>',
      address('Muster GmbH', 'Lindenallee 7', '10115', 'Berlin'),
    ],
    [
      'with a telephone number behind the town',
      '<p>Muster GmbH, Lindenallee 7, DE 10115 Berlin Tel. 030 1234</p>',
      address('Muster GmbH', 'Lindenallee 7', '10115', 'Berlin'),
    ],
    [
      'Swiss, with a box under the street',
      '<h1>Impressum</h1><p>Treuhand Muster AG<br>Bahnhofstrasse 60<br>Postfach<br>8600 Dübendorf 1</p>',
      address('Treuhand Muster AG', 'Bahnhofstrasse 60', '8600', 'Dübendorf'),
    ],
    [
      'of a person, under headings',
      '<h1>Impressum und Datenschutz</h1><p>Stand: März</p><h2>Betreiber der Plattform</h2><p><b>Anna Muster</b></p><p>C/ Mayor 63<br>07420 Sa Pobla<br>Spanien</p>',
      address('Anna Muster', 'C/ Mayor 63', '07420', 'Sa Pobla'),
    ],
    [
      'of a group with its members',
      '<h3>Medieninhaber und Herausgeber:</h3><p>Verein der Gartenfreunde Nord<br>Ortsgruppe 3<br>Eva Eins, Zoe Zwei<br>Adresse: Rennweg 89b, 1030 Wien, Österreich</p>',
      address('Verein der Gartenfreunde Nord', 'Rennweg 89b', '1030', 'Wien'),
    ],
    [
      'of a firm with its owner and a hamlet',
      '<h2>Medieninhaber</h2><p><b>Lernkiste E.U.</b><br>Inhaber: Max Muster<br>Oberdorf 57<br>4871 Vöcklamarkt<br>Österreich</p>',
      address('Lernkiste E.U.', 'Oberdorf 57', '4871', 'Vöcklamarkt'),
    ],
    [
      'a post-office box',
      '<p>Stadtwerke Musterstadt AöR<br>Postfach 10 01 02<br>12345 Musterstadt</p>',
      address('Stadtwerke Musterstadt AöR', 'Postfach 10 01 02', '12345', 'Musterstadt'),
    ],
    [
      'with labels on lines of their own',
      '<h1>Impressum</h1><dl><dt>Websitebetreiberin</dt><dd>Fahrschule Nord</dd><dt>Rechtsform</dt><dd>Einzelunternehmen</dd><dt>Inhaberin</dt><dd>Eva Muster</dd><dt>Adresse</dt><dd>Am Markt 3</dd><dd>24103 Kiel</dd></dl>',
      address('Fahrschule Nord', 'Am Markt 3', '24103', 'Kiel'),
    ],
    [
      'with a label before each value',
      '<h1>Impressum</h1><p>Firmenname: Café Blau e.U.<br>Inhaber: Max Muster<br>Straße, Nr.: Löbauer Str. 75<br>PLZ: 04347<br>Ort: Leipzig</p>',
      address('Café Blau e.U.', 'Löbauer Str. 75', '04347', 'Leipzig'),
    ],
    [
      'with the place that its street leads to',
      '<h1>Impressum und Datenschutz</h1><p>Walter Muster<br>Hochstraße 8 - Am Schulplatz<br>56112 Lahnstein</p>',
      address('Walter Muster', 'Hochstraße 8 - Am Schulplatz', '56112', 'Lahnstein'),
    ],
    [
      'on one line without anything between',
      '<h1>Impressum</h1><p>Angaben gemäß § 5 TMG: Campingfreunde Nord e.V. Bei der Schule 2 77694 Kehl-Leutesheim Vertreten durch: Max Muster 1. Vorsitzender</p>',
      address('Campingfreunde Nord e.V.', 'Bei der Schule 2', '77694', 'Kehl-Leutesheim'),
    ],
    [
      'of a firm with its owner above the address',
      '<h2>Impressum</h2><p>Glanz Reinigung<br>Inhaberin: Eva Muster<br>Reicher-Leute-Stege 12<br>46485 Wesel</p>',
      address('Glanz Reinigung', 'Reicher-Leute-Stege 12', '46485', 'Wesel'),
    ],
    [
      'Austrian, the town before the street',
      '<h1>Impressum</h1><p>Alle Arbeiten GmbH<br>UID-Nr.: ATU80827937<br>Firmenbuchgericht: Handelsgericht Wien<br>Sitz: 1120 Wien, Meidlinger Hauptstraße 47/1<br>Telefon: +43 660 123</p>',
      address('Alle Arbeiten GmbH', 'Meidlinger Hauptstraße 47/1', '1120', 'Wien'),
    ],
    [
      'Swiss, without a sign of the country',
      '<h1>Impressum</h1><h2>Kontakt-Adresse</h2><p>Elia Muster<br>Steinackerweg 6<br>8304 Wallisellen</p>',
      address('Elia Muster', 'Steinackerweg 6', '8304', 'Wallisellen'),
    ],
    [
      'and not the data-protection officer’s',
      '<h1>Impressum</h1><h2>Datenschutzbeauftragter</h2><p>Recht &amp; Rat GmbH<br>Amtsweg 1<br>10115 Berlin</p><h2>Anbieter</h2><p>Muster GmbH<br>Lindenallee 7<br>20095 Hamburg</p>',
      address('Muster GmbH', 'Lindenallee 7', '20095', 'Hamburg'),
    ],
    ...['Inh. A. Muster', 'Inh.: A. Muster', 'Inhaber A. Muster'].map(
      (line): [string, string, ReturnType<typeof address>] => [
        `of an owner alone: ${line}`,
        `<h1>Impressum</h1><p>${line}<br>Hauptstr. 3<br>12345 Musterstadt</p>`,
        address('A. Muster', 'Hauptstr. 3', '12345', 'Musterstadt'),
      ],
    ),
    [
      'of a firm, and not of its editor',
      '<h1>Impressum</h1><p>Stadtblatt Nord<br>Chefredakteurin: Eva Muster<br>Redaktionell verantwortlich: Zoe Zwei<br>V.i.S.d.P.: Zoe Zwei<br>Hauptstr. 3<br>12345 Musterstadt</p>',
      address('Stadtblatt Nord', 'Hauptstr. 3', '12345', 'Musterstadt'),
    ],
    [
      'of a firm with a person who answers for it',
      '<h1>Impressum</h1><h2>Angaben gemäß § 5 TMG:</h2><p>Feuerwerk Muster<br>Verantwortliche Person: Max Muster<br>Kreuzstr. 23, 72160 Musterstadt</p>',
      address('Feuerwerk Muster', 'Kreuzstr. 23', '72160', 'Musterstadt'),
    ],
    [
      'without a name where only an editor has one',
      '<h1>Impressum</h1><h2>Verantwortliche Redakteurin</h2><p>Eva Muster<br>Hauptstr. 3<br>12345 Musterstadt</p>',
      address(null, 'Hauptstr. 3', '12345', 'Musterstadt'),
    ],
    [
      'without a name where another was named before',
      '<h1>Impressum</h1><p>Muster Verlag GmbH, Sitz: Hamburg</p><p>Verantwortlich für den Inhalt:</p><p>Eva Muster<br>Hauptstr. 3<br>12345 Musterstadt</p>',
      address(null, 'Hauptstr. 3', '12345', 'Musterstadt'),
    ],
    [
      'of a person who answers for the contents and is alone there',
      '<h1>Impressum</h1><p>Verantwortlich für den Inhalt:</p><p>Eva Muster<br>Hauptstr. 3<br>12345 Musterstadt</p>',
      address('Eva Muster', 'Hauptstr. 3', '12345', 'Musterstadt'),
    ],
    ...[
      '<a href=/wein>MEHR ENTDECKEN</a>',
      '<button>Jetzt spenden</button>',
      'Vaihde: 010 665 101',
      'Ruf 0451/123-45',
      'HRB 14404',
      'Company ID: 23628847',
      '(nicht rechtsfähig)',
      'Alle Beiträge werden von uns und anderen Autoren verfasst.',
    ].map((line): [string, string, ReturnType<typeof address>] => [
      `without a name: ${line}`,
      `<h1>Impressum</h1><p>${line}</p><p>Hauptstr. 3<br>12345 Musterstadt</p>`,
      address(null, 'Hauptstr. 3', '12345', 'Musterstadt'),
    ]),
    [
      'in the footer, under navigation',
      '<h1>Impressum</h1><ul><li>Start<li>Kontakt</ul><footer>© 2026 Blumen Rot · Marktplatz 4, 04109 Leipzig</footer>',
      address('Blumen Rot', 'Marktplatz 4', '04109', 'Leipzig'),
    ],
  ])('%s', (_name, html, expected) => {
    expect(parsePostalLines(patterns, linesOfText(html))).toEqual(expected);
  });

  test.each([
    ['a year and a firm', '<p>© 2024 Muster GmbH</p><p>2023 Gegründet in Wien</p>'],
    ['a telephone number', '<p>Muster GmbH</p><p>Telefon 12345 678</p>'],
    ['nothing', ''],
    ['a paragraph of a law', '<p>Angaben gemäß</p><p>Satz 2 § 5 DDG</p><p>2024 Fassung</p>'],
    ['a date', '<p>Muster GmbH</p><p>Am 12. Mai 2024 Eröffnung</p><p>Konzert am Weg 5<br>2025 Wien</p>'],
    ['a price', '<p>Muster GmbH</p><p>Platz 3</p><p>12345 Euro Preisgeld</p><p>Ab Platz 10 1500 EUR</p>'],
    ['a number of people', '<p>Muster GmbH<br>Raum 5<br>10000 Besucher</p>'],
    [
      'the data-protection officer alone',
      '<p>Datenschutzbeauftragte:<br>Eva Recht<br>Amtsweg 1<br>10115 Berlin</p>',
    ],
  ])('%s is none', (_name, html) => {
    expect(parsePostalLines(patterns, linesOfText(html))).toBeUndefined();
  });
});

test('on other pages, text above the footer is not the name for an address in the footer', () => {
  const read = (html: string) => parsePostalLines(patterns, linesOfText(html), 'other')?.company;
  const place = '<p>Platz 1<br>12345 Musterstadt</p></footer>';
  expect(read(`<p>Nachricht</p><footer>${place}`)).toBe(null);
  expect(read(`<p>Nachricht</p><footer><h3>Fraktion Nord</h3>${place}`)).toBe('Fraktion Nord');
});

test('the time for a page with only unclosed elements is proportional to its length', () => {
  for (const open of ['<', '<!--', '<script ', '<script>', '<a b="', '&', '<p>12345 ']) {
    const start = performance.now();
    parsePostalLines(patterns, linesOfText(open.repeat(200_000 / open.length)));
    // Quadratic time would be minutes.
    expect(performance.now() - start, open).toBeLessThan(5000);
  }
});
