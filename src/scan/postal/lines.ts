import type { Line } from '../../lib/html/html-lines.ts';
import { ownerAbove } from './owner.ts';
import type { PostalPatterns } from '../patterns/read-scan-tables.ts';
import { isStreet, piecesOfLines, type Piece } from './pieces.ts';

export type Address = Record<'company' | 'street' | 'zipCode' | 'city', string | null>;

/** The kind of page: only on an imprint does every address belong to the operator unless something says otherwise. */
export type PageKind = 'imprint' | 'privacy' | 'other';

/**
 * The operator’s postal address in a page’s lines (German, Austrian, Swiss, British or American): the first that is not
 * clearly someone else’s. Undefined if it would be a guess.
 */
export function parsePostalLines(
  p: PostalPatterns,
  lines: Line[],
  kind: PageKind = 'imprint',
  host = '',
): Address | undefined {
  const pieces = piecesOfLines(p, lines);
  const isAlpine = /\.(?:at|ch|li|tirol|wien|swiss)$/.test(host);
  // Everything before the heading is navigation. If the heading is also a menu item, the search starts at the menu.
  const start = pieces.findIndex(({ text }) => p.heading.test(text));
  return (
    search(p, pieces, Math.max(start, 0), kind, isAlpine) ??
    (start > 0 ? search(p, pieces, 0, kind, isAlpine) : undefined)
  );
}

const unlabeled = (p: PostalPatterns, text: string) =>
  text
    .replace(p.beforeAddress, '')
    .replace(/^[\p{L} .,-]{2,40}\s*:\s+(?=\S)/u, '')
    .trim();

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
    const isFirst = kind === 'imprint' && at === first;
    const owner = ownerAbove(p, pieces, { from: above, start, isFirst, isFooters });
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
  const text = unlabeled(p, piece.text);
  return isStreet(p, text) || p.streetAlone.test(text) ? text.replace(/,$|(?<!str)\.$/, '') : null;
}
