import type { PostalPatterns } from '../patterns/read-scan-tables.ts';
import type { Piece } from './pieces.ts';

/** Where an address is: below the lines from `start` to `from`; whether it is the first of an imprint, or in a footer. */
type Where = { from: number; start: number; isFirst: boolean; isFooters: boolean };

/** The owner of an address: by a legal form, by a label, or as the first of the lines that belong together. */
export function ownerAbove(p: PostalPatterns, pieces: Piece[], where: Where) {
  const { from, start } = where;
  const { top, head, responsible, others } = linesAbove(p, pieces, where);
  const { plain, labeled, owners } = namesBetween(p, pieces, top, where);
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

/**
 * The lines of an address, from `top` to it; `head` is the position above them, −1 if nothing ends them. Also whether
 * they name the person responsible, or somebody who is not the operator.
 */
function linesAbove(p: PostalPatterns, pieces: Piece[], { from, start, isFirst }: Where) {
  let top = from;
  let responsible = false;
  let others = false;
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
    )
      return { top, head: i, responsible, others };
    top = i;
    if (others) break;
  }
  return { top, head: -1, responsible, others };
}

/** The names in the lines of an address: those with a label for the operator, those with one for the owner, and the others. */
function namesBetween(p: PostalPatterns, pieces: Piece[], top: number, { from, isFooters }: Where) {
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
  return { plain, labeled, owners };
}

/** The text after a label for the operator; undefined if there is no such label. */
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
