import type { Line } from '../lib/html-lines.ts';

export type PostalPatterns = typeof import('./patterns/postal.ts');

export type Address = Record<'company' | 'street' | 'zipCode' | 'city', string | null>;

/** The kind of page: only on an imprint does every address belong to the operator unless something says otherwise. */
export type PageKind = 'imprint' | 'privacy' | 'other';

/** A line or a part of one; `zip` is set if it contains a postal code, without a town if the town comes before it. */
type Piece = { text: string; line: Line; zip?: { code: string; town: string | null; foreign: boolean } };

const ONE_LINE = 600;

/**
 * The operator’s postal address in a page’s lines, as on imprints of German, Austrian, Swiss, British and American
 * websites: the first one that is not clearly someone else’s. Undefined if it would be a guess.
 */
export function parsePostalLines(
  p: PostalPatterns,
  lines: Line[],
  kind: PageKind = 'imprint',
  host = '',
): Address | undefined {
  const pieces = joined(p, lines.slice(0, 5000)).flatMap((line) => piecesOf(p, line));
  const isAlpine = /\.(?:at|ch|li|tirol|wien|swiss)$/.test(host);
  // Everything before the heading is navigation. If the heading is also a menu item, the search starts at the menu.
  const start = pieces.findIndex(({ text }) => p.heading.test(text));
  return (
    search(p, pieces, Math.max(start, 0), kind, isAlpine) ??
    (start > 0 ? search(p, pieces, 0, kind, isAlpine) : undefined)
  );
}

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

const unlabelled = (p: PostalPatterns, text: string) =>
  text
    .replace(p.beforeAddress, '')
    .replace(/^[\p{L} .,-]{2,40}\s*:\s+(?=\S)/u, '')
    .trim();

function isStreet(p: PostalPatterns, given = ''): boolean {
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

function search(
  p: PostalPatterns,
  pieces: Piece[],
  start: number,
  kind: PageKind,
  isAlpine: boolean,
): Address | undefined {
  const first = pieces.findIndex(({ zip }, i) => i >= start && zip);
  let tried = 0;
  for (let at = start; at < pieces.length; at++) {
    const { zip, line } = pieces[at]!;
    if (!zip) continue;
    if (++tried > MOST_TRIED) break;
    let above = at - 1;
    let town = zip.town;
    if (!town) {
      town = pieces[above]?.text ?? null;
      if (!town || town.length > 40 || isStreet(p, town)) continue;
      above--;
    }
    // "Bahnhofstrasse 10", then "Postfach" on a line of its own.
    if (p.boxAlone.test(pieces[above]?.text ?? '')) above--;
    if (p.placeLabel.test(pieces[above]?.text ?? '')) above--;
    let street = streetAt(p, pieces, above);
    if (street) above--;
    // "Sitz: 1120 Wien, Hauptstraße 47".
    else if (/^[^©\d]*$/.test(pieces[at - 1]?.line === line ? pieces[at - 1]!.text : ''))
      street = streetAt(p, pieces, at + 1, line);
    const digits = /^\d+$/.test(zip.code) ? zip.code.length : 0;
    const isLocal = zip.foreign || isAlpine || p.country.test(pieces[at + 1]?.text ?? '');
    // A year, or a number and the next word, unless there is a street and, for a year, also the country.
    if (digits === 4 && !isLocal && (!street || /^(?:19|20)/.test(zip.code))) continue;
    if (digits === 4 && !(street && (isLocal || kind === 'imprint'))) continue;
    if (!street && (kind !== 'imprint' || digits !== 5)) continue;
    const isFooters = kind === 'other' && line.footer;
    const owner = ownerAbove(p, pieces, above, start, kind === 'imprint' && at === first, isFooters);
    if (owner.others || (!street && !owner.company)) continue;
    if (kind === 'privacy' && !owner.responsible) continue;
    if (kind === 'other' && !line.footer && !(owner.company && p.legalForm.test(owner.company))) continue;
    return { company: owner.company, street, zipCode: zip.code.replace(/\s+/, ' '), city: town };
  }
  return undefined;
}

/** Number of false postal codes after which a page counts as one without an address. */
const MOST_TRIED = 40;

function streetAt(p: PostalPatterns, pieces: Piece[], at: number, on?: Line) {
  const piece = pieces[at];
  if (!piece || piece.zip || (on && piece.line !== on)) return null;
  const text = unlabelled(p, piece.text);
  return isStreet(p, text) ? text.replace(/[.,]$/, '') : null;
}

/** The owner of an address: by a legal form, by a label, or as the first of the lines that belong together. */
function ownerAbove(
  p: PostalPatterns,
  pieces: Piece[],
  from: number,
  start: number,
  isFirst: boolean,
  isFooters: boolean,
) {
  let top = from;
  let responsible = false;
  let others = false;
  /** The position above all lines that belong to the address. */
  let head = -1;
  for (let i = from; i >= Math.max(0, start - 1, from - 11); i--) {
    const { text, zip, line } = pieces[i]!;
    // An insurance or a chamber whose address comes first on an imprint is the operator, unless a heading says otherwise.
    const heads = line.heading || /:$|beauftragt|officer/.test(text);
    if (
      p.others.test(text.slice(0, 160)) &&
      !/^(?:impressum|imprint)/i.test(text) &&
      (isFirst ? heads : heads || i > from - 6)
    )
      others ||= !responsible;
    if (p.responsible.test(text)) responsible ||= !others;
    // Prose and everything above it contain no owner.
    if (
      zip ||
      text.length > 140 ||
      (p.section.test(text) && !named(p, text) && !p.ofOthers.test(text)) ||
      /§/.test(text)
    ) {
      head = i;
      break;
    }
    top = i;
    if (others) break;
  }
  const plain: Piece[] = [];
  const labeled: string[] = [];
  const owners: string[] = [];
  for (let i = Math.max(top, 0); i <= from; i++) {
    const { text, line } = pieces[i]!;
    const name = named(p, text);
    const next = pieces[i + 1]?.text ?? '';
    if (name !== undefined) {
      const value = name || (i < from ? next : '');
      if (isName(p, value)) labeled.push(value);
    } else if ((isFooters && !line.footer) || (line.link && !p.legalForm.test(text))) {
      // Lines above the footer and links to other pages contain no owner.
      continue;
    } else if (p.ofOthers.test(text)) {
      // A label on a line of its own: the next line is its value.
      const value = text.replace(p.ofOthers, '');
      if (p.owner.test(text)) owners.push(value || (i < from ? next : ''));
      if (!value && i < from && !p.legalForm.test(next)) i++;
    } else if (!pieces[i]!.zip) {
      const value = text.replace(p.beforeAddress, '');
      if (isName(p, value)) plain.push({ text: value, line });
    }
  }
  const near = plain.filter(({ line }) => line.block === pieces[from]?.line.block);
  const texts = plain.map(({ text }) => text);
  const company =
    [...labeled, ...texts].find((text) => p.legalForm.test(text)) ??
    labeled[0] ??
    near.find(({ line }) => !line.heading)?.text ??
    plain.findLast(({ line }) => !line.heading)?.text ??
    texts.at(-1) ??
    owners.find((name) => isName(p, name));
  const above = pieces[head]?.text ?? '';
  const isUnsure =
    p.editor.test(above) ||
    // The operator comes earlier; this line names the person responsible for the contents.
    (/verantwortlich|responsible/i.test(above) &&
      pieces.slice(Math.max(start, 0), head).some(({ text }) => p.legalForm.test(text) && isName(p, text)));
  const isSure = !isUnsure || labeled.length > 0 || p.legalForm.test(company ?? '');
  return { company: (isSure && tidy(p, company ?? '')) || null, responsible, others };
}

/** The text after a label for the operator; undefined without such a label. */
function named(p: PostalPatterns, text: string) {
  const label = p.namesOperator.exec(text)?.[0];
  return label === undefined ? undefined : text.slice(label.length).trim();
}

const isName = (p: PostalPatterns, text: string) =>
  /\p{L}{2}/u.test(text) &&
  text.length <= 140 &&
  !p.noName.test(text) &&
  !p.country.test(text) &&
  !p.section.test(text) &&
  !p.menuItem.test(text);

/** The name without its owner and without other text on the same line. */
const tidy = (p: PostalPatterns, text: string) =>
  text
    .replace(p.ownerBehind, '')
    .replace(p.title, '')
    .replace(/^[–—|•·:,\s-]+|[\s,;:|•·–—-]+$/g, '')
    .slice(0, 255);
