import type { Line } from '../../lib/html/html-lines.ts';
import type { PostalPatterns } from '../patterns/read-scan-tables.ts';

/** A line or a part of one; `zip` is set if it contains a postal code, without a town if the town comes before it. */
export type Piece = {
  text: string;
  line: Line;
  zip?: { code: string; town: string | null; foreign: boolean };
};

/** Characters of a line that are read. */
const ONE_LINE = 600;

/** The lines of a page in pieces, each with at most one postal code. */
export const piecesOfLines = (p: PostalPatterns, lines: Line[]) =>
  joined(p, lines.slice(0, 5000)).flatMap((line) => piecesOf(p, line));

/** "PLZ: 04347" and "Ort: Leipzig" as one line. */
function joined(p: PostalPatterns, lines: Line[]) {
  return lines.flatMap((line, i) => {
    const [, zip] = p.codeAlone.exec(line.text) ?? [];
    const [, place] = (zip && p.townAlone.exec(lines[i + 1]?.text ?? '')) || [];
    return place ? { ...line, text: `${zip} ${place}` } : line;
  });
}

function townOf(p: PostalPatterns, after: string) {
  const shown = ` ${after}`.replace(p.afterTown, '').trim();
  if (p.noTown.test(shown)) return undefined;
  const kept: string[] = [];
  for (const word of shown.split(/\s+/)) {
    if (/\d|^[–—]$/.test(word) || (/^[A-Z]{2,}$/.test(word) && kept.length > 1)) break;
    if (!/^[\p{Lu}(/-]/u.test(word) && !p.withinTown.test(word)) break;
    kept.push(word);
    if (kept.length === 6 || (word.endsWith('.') && word.length > 4)) break;
  }
  while (p.withinTown.test(kept.at(-1) ?? '')) kept.pop();
  const town = kept.join(' ').replace(/[\s.–—/(-]+$/, '');
  return /\p{L}{2}/u.test(town) ? town : undefined;
}

/** Splits a line with a postal code: "Muster, Meier & Co. KG, Musterstraße 1, 12345 Musterstadt". */
function piecesOf(p: PostalPatterns, line: Line): Piece[] {
  const text = line.text.slice(0, ONE_LINE);
  const piece = (text: string): Piece => ({ text, line });
  const isYear = (match: RegExpMatchArray) => Number(/^(?:19|20)\d\d$/.test(match[3]!));
  for (const match of [...text.matchAll(p.central)].sort((a, b) => isYear(a) - isYear(b))) {
    const [whole, gap = '', country = '', code = '', after = ''] = match;
    const town = townOf(p, after);
    if (!town || p.suite.test(text.slice(0, match.index + gap.length))) continue;
    const at = match.index + gap.length;
    const behind = text.slice(match.index + whole.indexOf(after) + town.length);
    const foreign = country !== '' || p.countryBehind.test(behind);
    const zip = { ...piece(text.slice(at, at + 80)), zip: { code, town, foreign } };
    const [, next = ''] = /^\s*[,;|•·–-]\s*([^,;|•·]{4,80})/.exec(behind) ?? [];
    return [...before(p, text.slice(0, at)).map(piece), zip, ...(isStreet(p, next) ? [piece(next)] : [])];
  }
  for (const pattern of [p.british, p.american]) {
    const [match] = text.matchAll(pattern);
    if (!match) continue;
    const left = text.slice(0, match.index).replace(/[\s,|•·]+$/, '');
    const comma = Math.max(...[',', '|', '•', '·'].map((mark) => left.lastIndexOf(mark)));
    const last = left.slice(comma + 1).trim();
    const isTown = last !== '' && !isStreet(p, last.replace(/ \d{1,2}$/, ''));
    const zip = { ...piece(match[0]), zip: { code: match[1]!, town: isTown ? last : null, foreign: true } };
    return [...before(p, isTown ? left.slice(0, Math.max(comma, 0)) : left).map(piece), zip];
  }
  return [piece(text)];
}

/** The parts before a postal code on its line: the company, including commas, and the street. */
function before(p: PostalPatterns, left: string) {
  const text = left
    .replace(/[\s,;|•·–—:(/-]+$/, '')
    .replace(/^.*§[^:]*:\s+/, '')
    .replace(/^.*?(?:©|\(c\)|copyright)[\s\d–—-]*(?:by\s)?/i, '');
  if (!text) return [];
  const split = text.split(/(\s*[|•·;]\s*|,\s+|\s+[–—-]\s+|\s{2,})/);
  let street = split.length - 1;
  // The separators are between the parts; a house number may be a part of its own.
  if (street > 1 && /^\d[\d\s/a-z-]{0,6}$/.test(split[street]!) && !/\d/.test(split[street - 2]!))
    street -= 2;
  const company = split.slice(0, Math.max(street - 1, 0)).join('');
  return [company, ...unjoined(p, split.slice(street).join(''))].filter(Boolean);
}

/** "Muster e.V. Bei der Schule 2" and "Max Muster Bergstr. 18": name and street on one line without a separator. */
function unjoined(p: PostalPatterns, text: string) {
  const label = /^(?:[^\d:]{2,60}:\s+)(?=\S)/.exec(text)?.[0] ?? '';
  const value = text.slice(label.length);
  const form = p.legalForm.exec(value);
  const end = form ? form.index + form[0].length : 0;
  if (form && isStreet(p, value.slice(end).replace(/^[\s,.]+/, '')))
    return [label + value.slice(0, end).trim(), value.slice(end).replace(/^[\s,.]+/, '')];
  const [, name, street] = p.nameThenStreet.exec(value) ?? [];
  return name && isStreet(p, street) && !p.hasStreetWord.test(name) ? [label + name, street!] : [text];
}

/** Whether a text is a street with a house number, a square or a post-office box. */
export function isStreet(p: PostalPatterns, given = ''): boolean {
  const text = given.replace(/[.,]$/, '');
  if (text.length > 80 || text.length < 3 || p.noStreet.test(text)) return false;
  if (p.box.test(text)) return true;
  if (/\b(?:19|20)\d\d$/.test(text) && !p.hasStreetWord.test(text)) return false;
  if (text.includes(' / ')) return text.split(' / ').every((part) => isStreet(p, part));
  // "Hochstraße 8 – Am Salhofplatz".
  const [street = '', place] = text.split(/\s[-–]\s(?!.*\d)/);
  if (place && p.hasStreetWord.test(street)) return isStreet(p, street);
  if (text.split(' ').length > 8) return false;
  return p.nameThenNumber.test(text) || p.numberThenName.test(text) || p.squares.test(text);
}
