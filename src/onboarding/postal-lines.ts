export type Address = Record<'company' | 'street' | 'zipCode' | 'city', string | null>;

// Postal code and town on one line. Five digits are Germany's; four, Austria's and Switzerland's, need a street before
// them, since a year looks the same.
const CENTRAL =
  /^(?:(?:D|DE|A|AT|CH|FL|LI|L)\s?[-–—]?\s?)?(\d{4,5})\s+(\p{Lu}[\p{L}.'’()/ -]{1,60}?)(?:\s\d{1,2})?$/u;
const BRITISH = /^(?:(\p{L}[\p{L}.' -]*?),?\s+)?([A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2})$/u;
const IRISH = /^(?:(\p{L}[\p{L}.' -]*?(?:\s\d{1,2})?),?\s+)?([A-Z]\d[\dW]\s?[A-Z\d]{4})$/u;
const AMERICAN = /^(?:(\p{L}[\p{L}.' -]*?),?\s+)?([A-Z]{2}\s+\d{5}(?:-\d{4})?)$/u;

const STREET =
  /\d|str(aße|asse|\.)|\b(platz|weg|allee|gasse|ring|damm|ufer|hof|street|road|lane|avenue|square|house)\b|postfach|p\.?\s?o\.?\s?box/i;
const HOUSE_NUMBER = /^\D.*\d|^\d+[a-z]?,?\s+\p{L}|^(postfach|p\.?\s?o\.?\s?box)/iu;
const LEGAL_FORM =
  /\b(GmbH|mbH|AG|UG|SE|KG|KGaA|OHG|GbR|GesbR|e\.\s?K\.|e\.\s?U\.|e\.\s?V\.|eG|e\.\s?G\.|KEG|OG|Sàrl|SARL|S\.A\.|Ltd|Limited|LLP|LLC|PLC|Inc|Corp|Company|Genossenschaft|Stiftung|Verein|Körperschaft|Anstalt)\b|(?:e\.\s?[KUV]\.|Ltd\.|Inc\.)/i;
const COUNTRIES =
  'deutschland|germany|österreich|austria|schweiz|switzerland|suisse|liechtenstein|united kingdom|uk|england|great britain|ireland|usa|united states(?: of america)?';
const COUNTRY = new RegExp(`^(?:${COUNTRIES})$`, 'i');
const AFTER_TOWN = new RegExp(
  `[\\s,(–-]+(?:(?:${COUNTRIES})\\)?|(?:tel|telefon|phone|fax|mobil|e-?mail)\\b.*)$`,
  'i',
);
// A line that stands before an address and is none of it.
const HEADING =
  /^((impressum|imprint|angaben|information(en)?|offenlegung|verantwortlich|medieninhaber|herausgeber|(dienste)?anbieter|betreiber|inhaber|geschäftsführer|owner|responsible|c\/o|tel|telefon|fax|phone|mobil|e-?mail|stand|vertreten durch|für den inhalt|name und anschrift)(in)?\b.*|legal (notice|disclosure)|kontakt|contact( us)?|adresse|address|anschrift|postanschrift|postal address|(registered|head) office|sitz|firmensitz|(website )?operator|provider|published by)\s*:?$/i;
const LABEL =
  /^(anbieter(in)?|betreiber(in)?|diensteanbieter(in)?|medieninhaber(in)?|herausgeber(in)?|firma|unternehmen|name|firmenwortlaut|company( name)?|adresse|anschrift|address|sitz|registered office|operator|published by)\s*:\s*/i;

/** The first postal address in a page's lines, as imprints of German, Austrian, Swiss, British and American sites show it. */
export function parsePostalLines(raw: string[]): Address | undefined {
  const lines = raw.slice(0, 5000).flatMap(parts);
  // What stands before the heading is navigation; where the heading is a menu item as well, the search starts there.
  const start = lines.findIndex((line) =>
    /^(impressum|imprint|legal notice|angaben (gemäß|gem\.|nach))/i.test(line),
  );
  return search(lines, Math.max(start, 0)) ?? search(lines, 0);
}

/** A line with a whole address in it, taken apart: "Muster, Meier & Co. KG, Musterstraße 1, 12345 Musterstadt". */
function parts(raw: string) {
  const whole = raw.slice(0, 300).replace(LABEL, '');
  const line = whole.replace(AFTER_TOWN, '');
  if (zipOf(line)) return [line];
  const split = line.split(/(\s*[|•·;]\s*|,\s+|\s+[–—-]\s+)/);
  const zip = split.findIndex((part) => zipOf(part));
  if (zip < 2) return zip === 0 ? [split[0]!] : [whole];
  // The separators stand between the parts; what is before the street is the company, commas included.
  const street = zipOf(split[zip]!)!.city ? zip - 2 : zip - 4;
  const company = split.slice(0, Math.max(street - 1, 0)).join('');
  return [company, ...split.slice(Math.max(street, 0), zip + 1).filter((_, i) => i % 2 === 0)].filter(
    Boolean,
  );
}

function zipOf(line: string) {
  const [, zip, town] = CENTRAL.exec(line) ?? [];
  if (zip) return { zipCode: zip, city: town!.trim() };
  for (const pattern of [BRITISH, IRISH, AMERICAN]) {
    const [, place, code] = pattern.exec(line) ?? [];
    if (code) return { zipCode: code, city: place?.trim() ?? null };
  }
  return undefined;
}

function search(lines: string[], start: number): Address | undefined {
  for (let at = start; at < lines.length; at++) {
    const found = zipOf(lines[at]!);
    if (!found) continue;
    let above = at - 1;
    const city = found.city ?? lines[above--] ?? null;
    // "Bahnhofstrasse 10", then "Postfach" on a line of its own.
    if (/^(postfach|p\.?\s?o\.?\s?box)$/i.test(lines[above] ?? '') && isStreet(lines[above - 1])) above--;
    const hasStreet = isStreet(lines[above]);
    const street = hasStreet ? lines[above--]! : null;
    if (!street && !/^\d{5}$/.test(found.zipCode)) continue;
    const company = companyAbove(lines, above);
    if (!street && !company) continue;
    return { company, street, zipCode: found.zipCode, city };
  }
  return undefined;
}

const isStreet = (line = '') =>
  line.length <= 80 &&
  STREET.test(line) &&
  HOUSE_NUMBER.test(line) &&
  !/[@:§©]/.test(line) &&
  !HEADING.test(line);

/** Above the street: a line with a legal form; otherwise the first one under a heading, or the nearest without one. */
function companyAbove(lines: string[], from: number) {
  const near = [];
  let headed = false;
  for (let i = from; i >= 0 && i > from - 6 && !headed; i--) {
    const line = lines[i]!;
    const isHeading = HEADING.test(line) || COUNTRY.test(line);
    if (line.length > 140 || /@|https?:|§/.test(line)) break;
    if (!isHeading) near.push(line);
    // The owner may stand between the firm and the street.
    else headed = near.length > 0;
  }
  return near.find((line) => LEGAL_FORM.test(line)) ?? near.at(headed ? -1 : 0) ?? null;
}
