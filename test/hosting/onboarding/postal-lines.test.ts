import { describe, expect, test } from 'vitest';
import { parsePostalLines } from '../../../src/onboarding/postal-lines.ts';
import { linesOf } from '../../../src/lib/html.ts';

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
  ])('%s', (_name, html, expected) => {
    expect(parsePostalLines(linesOf(html))).toEqual(expected);
  });

  test.each([
    ['a year and a firm', '<p>© 2024 Muster GmbH</p><p>2023 Gegründet in Wien</p>'],
    ['a telephone number', '<p>Muster GmbH</p><p>Telefon 12345 678</p>'],
    ['nothing', ''],
  ])('%s is none', (_name, html) => {
    expect(parsePostalLines(linesOf(html))).toBeUndefined();
  });
});

test('a page that opens everything and closes nothing costs time in proportion to its length', () => {
  for (const open of ['<', '<!--', '<script ', '<script>', '<a b="', '&', '<p>12345 ']) {
    const start = performance.now();
    parsePostalLines(linesOf(open.repeat(200_000 / open.length)));
    // Quadratic time would be minutes.
    expect(performance.now() - start, open).toBeLessThan(5000);
  }
});
