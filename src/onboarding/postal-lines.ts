import type { Line } from '../lib/html.ts';

export type Address = Record<'company' | 'street' | 'zipCode' | 'city', string | null>;

/** What the page is to the site: only on an imprint is every address the operator's until something says otherwise. */
export type PageKind = 'imprint' | 'privacy' | 'other';

/** A line, or a part of one; `zip` where a postal code stands in it, without a town where that stands before it. */
type Piece = { text: string; line: Line; zip?: { code: string; town: string | null; foreign: boolean } };

const ONE_LINE = 600;

const COUNTRIES =
  'deutschland|germany|allemagne|österreich|austria|schweiz|switzerland|suisse|svizzera|liechtenstein|luxembourg|luxemburg|united kingdom|uk|england|great britain|ireland|irland|usa|united states(?: of america)?|france|frankreich|italia|italien|spain|spanien|españa|nederland|niederlande|belgien|polen|polska|dänemark|bundesrepublik deutschland';
const COUNTRY = new RegExp(`^(?:${COUNTRIES})\\.?$`, 'i');
const MONTHS =
  'januar|january|jänner|februar|february|märz|march|april|mai|may|juni|june|juli|july|august|september|oktober|october|november|dezember|december|jan|feb|mär|apr|jun|jul|aug|sept?|okt|oct|nov|dez|dec';

// Postal code and town. Five digits are Germany's, France's …; four (Austria, Switzerland) look like a year and need more.
const CENTRAL = new RegExp(
  `(^|[\\s,;|•·–—:(/-])((?:DE?|AT?|CH|FL|LI?|LU|FR?|IT?|NL|BE?|DK|PL|CZ|ES?)\\s?[-–—.]?\\s?)?(\\d{5}|\\d{4} ?[A-Z]{2}(?= \\p{Lu}\\p{L}{2})|\\d{4}-\\d{3}|\\d{4}|\\d{2}-\\d{3}|\\d{3} \\d{2})[\\s,]+(\\p{Lu}[^,;|•·:<>@!?"„“]{1,60})`,
  'gu',
);
const BRITISH = /(?:^|[\s,])([A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2}|[A-Z]\d[\dW]\s?[A-Z\d]{4})(?=$|[\s,.|])/gu;
const AMERICAN = /(?:^|[\s,])([A-Z]{2}\s+\d{5}(?:-\d{4})?)(?=$|[\s,.|])/gu;

/** What begins where a town has ended on the same line, and what is no town although it follows a number. */
const AFTER_TOWN = new RegExp(
  `[\\s(–—-]+(?:${COUNTRIES}|tel|telefon|telephone|telefax|phone|fax|mobile?|handy|e-?mail|internet|web|www|https?|url|vertreten|inhaber(in)?|geschäftsführer(in)?|ust|kontakt|contact|verantwortlich|steuer|registergericht|hr[ab]|öffnungszeiten|impressum|datenschutz)(?![\\p{L}])[^]*$`,
  'iu',
);
const NO_TOWN = new RegExp(
  `^(?:${MONTHS}|eur|euro|chf|usd|uhr|jahre?n?|mitarbeiter(innen)?|personen|menschen|stück|stunden|besucher|mitglieder|teilnehmer|kunden|fans?|follower|km|kilometer|meter|qm|minuten|sekunden|tage?n?|mal|prozent|seiten?|artikel|all|alle|the|by|von|copyright|rights|gmbh|ag|inc|ltd|version|people|users?|years?|hours?|results?|views?|comments?|photos?|words?|new|to|in|on|and|at|am|pm|der|die|das|wir|in|im|wurde|war)\\b`,
  'i',
);
/** A word in lower case that belongs to a town's name: "Frankfurt am Main". */
const WITHIN_TOWN =
  /^(?:an?|am|im|in|bei|ob|vor|unter|auf|aan|de|der|dem|den|die|das|d\.|i\.|a\.|b\.|v\.|d\.d\.|o\.d\.|sur|les?|la|del|di|do|den|upon)$/;

const STREET_WORD = `str(?:aße|asse|\\.|(?= ?\\d))|platz|weg|allee|gasse|gäßchen|gässle|ring|damm|ufer|hof|markt|steig|stieg|chaussee|promenade|wall|graben|berg|park|kai|steinweg|twiete|höhe|feld|tor|brücke|siedlung|zeile|pfad|winkel|grund|leite|rain|anger|blick|garten|street|st|road|rd|lane|ln|avenue|ave|square|house|drive|dr|boulevard|blvd|way|court|quay|rue|via|calle|plaza|piazza|strada`;
const BOX = /^(?:postfach|p\.?\s?o\.?\s?box|case postale|pf\.)/i;
const HAS_STREET_WORD = new RegExp(`(?:${STREET_WORD})(?![\\p{Ll}])`, 'iu');
/** A name, then a house number; or the number first. */
const NAME_THEN_NUMBER =
  /^(?:c\/ ?|[ivxl]+\. |\d{1,2}\. )?\p{L}[\p{L}.'’´`\s/()_-]*?[\s,.]*(?:Nr\. ?)?\d{1,4}(?:[\s./–+&,-]*(?:\d{1,4}|[a-zA-Z]|I{1,3}|Top|Tür|Stiege|Haus|OG|EG|UG|Stock|Etage|Geb|Gebäude|Block|und|bis|Suite|Floor)(?![\p{L}]{2})\.?){0,6}(?:\s*\([^)]*\))?$/u;
const NUMBER_THEN_NAME = /^\d{1,5}[a-z]?(?:[-/]\d+)?,?\s+\p{L}[\p{L}\d.'’#&,\s-]*$/u;
/** "Q5, 14-22", as in Mannheim. */
const SQUARES = /^[A-Z]\s?\d{1,2},?\s\d{1,3}[\da-z/ -]*$/;
const NO_STREET = new RegExp(
  `[@§©€$%:]|\\b(?:${MONTHS}|uhr|tel|telefon|phone|fax|mobil|hrb|hra|fn|vr|abs|art|artikel|nummer|seite|kapitel|version|ust|uid|stand|seit|since|januar|etage|tage|jahre|copyright|absatz|paragraph|satz|teil|section|iban|bic|blz|konto|steuernummer|gegründet|founded|cookies?|gegr)\\b|\\d{1,2}\\.\\d{1,2}\\.|\\d{6,}`,
  'i',
);

const LEGAL_FORM =
  /(?<![\p{L}])(?:(?:g?GmbH|mbH|mbB|gAG|AG|UG|SE|KG|KGaA|OHG|GbR|GesbR|GesmbH|Ges\.? ?m\.? ?b\.? ?H\.?|eGmbH|PartGmbB|PartG|eG|KEG|OG|AöR|KdöR|Sàrl|SARL|SAS|Sagl|S\.?p\.?A\.?|S\.?r\.?l\.?|S\.A\.|B\.V\.|N\.V\.|Ltd|Limited|LLP|LLC|PLC|Inc|Corp|Corporation|Company|Genossenschaft|Stiftung|Verein|Körperschaft|Anstalt|e\. ?K\.?|e\. ?U\.?|e\. ?V\.?|eK|eU|eV|e\. ?Kfr\.?|e\. ?Kfm\.?|e\. ?G\.)(?![\p{L}])|E\.U\.)/u;

/** Labels whose value is the operator, whose value is not, and that only stand before the address. */
const NAMED =
  /^(?:(?:name|firma|firmen(?:name|bezeichnung|wortlaut)|unternehmen(?:sname)?|company(?: name)?|(?:web(?:site|seiten)?|seiten)?-?(?:betreiber|anbieter)(?:in)?|(?:website|webseiten|seiten)-?inhaber(?:in)?|diensteanbieter(?:in)?|anbieter(?:in)?|betreiber(?:in)?|medieninhaber(?:in)?|herausgeber(?:in)?|eigentümer(?:in)?|(?:(?:website |site )?operator|(?:website|site) owner)|provider|published by|verein(?:sname)?|träger(?:in)?)(?:\s*(?:,|und|and|&|\/)\s*(?:medieninhaber|herausgeber|verleger|betreiber|diensteanbieter|hersteller|inhaber|publisher|editor|eigentümer)(?:in)?)*(?:\s+(?:der|dieser|des|dieses|of|the|this|plattform|website|webseite|seite|internetauftritts|internetseite|homepage|ist|is|gem(?:äß)?\.?|nach|i\.\s?s\.\s?d\.|im sinne).{0,60})?)\s*(?::|$)\s*/i;
const OF_OTHERS =
  /^(?:rechtsform|(?:vertretungsberechtigte[rn]? )?geschäftsführer(?:in|innen|ung)?|geschäftsleitung|inh(?:aber(?:in)?|\.)|owner|vorstand|vorsitzender?|\d?\.? ?vorsitzende[rn]?|(?:gesetzlich )?vertreten durch|vertretungsberechtigte?r?|vertreter|represented by|managing directors?|ceo|prokurist(?:in)?|präsident(?:in)?|obmann|obfrau|schulleiter(?:in)?|leiter(?:in)?|tätigkeit|gegenstand|unternehmensgegenstand|branche|gewerbe|berufsbezeichnung|berufsrecht|uid(?:-n(?:umme)?r\.?)?|ust-?id.{0,20}|umsatzsteuer.{0,40}|vat.{0,20}|steuernummer|firmenbuch.{0,20}|fn|handelsregister.{0,10}|registergericht|registernummer|register(?:eintrag)?|hr[ab]|gerichtsstand|gln|dvr|mitglied.{0,40}|tel(?:efon|ephone)?\.?|phone|fax|telefax|mobile?|handy|e-?mail|internet|web(?:site|seite)?|url|homepage|bank.{0,20}|iban|bic|stand|c\/o|ansprechpartner(?:in)?|kontaktperson|aufsichtsbehörde|kammer)(?![\p{L}])\.?\s*:?\s*/iu;
const BEFORE_ADDRESS =
  /^(?:(?:(?:haus|post|firmen|geschäfts|büro|kontakt|besucher|rechnungs)?-?(?:adresse|anschrift)|address|postal address|sitz(?: der gesellschaft)?|firmensitz|(?:registered|head) office|standort|zentrale|studio|büro|praxis|kontakt(?:daten)?|contact(?: us)?|straße|street|plz(?: ?(?:\/|und)? ?(?:wohn)?ort)?|ort|stadt|city|name und anschrift|location|office|praxisadresse|ladengeschäft|haupt(?:sitz|adresse))(?: [\p{L}&-]+){0,2})\s*(?::|$)\s*/iu;
const OWNER = /^(?:inh|owner|vertreten|geschäftsführer)/i;
/** Where the part begins that names the operator. */
const SECTION =
  /^(?:impressum|imprint|legal (?:notice|disclosure)|angaben|information(?:en)?\b|informations|offenlegung|pursuant to|anbieterkennzeichnung|pflichtangaben|verantwortlich|responsible|für den inhalt|mentions légales|gemäß|gem\.|nach §|start(?:seite)? ?[›»>/]? ?impressum)/i;
/** Others whose addresses stand in imprints and policies as well. */
const OTHERS =
  /datenschutz-?(?:beauftragt|koordinat|verantwortlich.{0,20}beauftragt)|data protection officer|\bdpo\b|aufsichts(?:behörde|stelle|organ)|supervisory|(?<!selbst)kammer\b|kammer:|chamber|bar association|notarkammer|ärztekammer|schlichtung|streitbeilegung|arbitration|ombuds|versicher(?:ung|er|ungsgesellschaft)|insurance|haftpflicht|hosting|hoster|webhost|web-?design|gestaltung|umsetzung|realisierung|realisation|programmierung|(?<![\p{L}])konzept(?:ion)?\b|webmaster|agentur:|registergericht|amtsgericht|landgericht|bildnachweis|bildrechte|fotos?:|fotograf|druck\b|designed by|kassenärztlich|landesbeauftragt|bundesbeauftragt|regierungspräsidium|ministerium|bezirksregierung|gesundheitsamt|veterinäramt|zuständige? |competent|jugendschutz|beschwerde|newsletter|analytics|plugins?\b|einbindung|auftragsverarbeit|dienst(?:e|es|leister)? (?:der|von|des)|anbieter ist|betrieben von|provided by|operated by|third part/iu;

/**
 * The operator's postal address in a page's lines, as imprints of German, Austrian, Swiss, British and American sites show
 * it: the first one that is not plainly another's. Undefined where it would be a guess.
 */
export function parsePostalLines(lines: Line[], kind: PageKind = 'imprint', host = ''): Address | undefined {
  const pieces = joined(lines.slice(0, 5000)).flatMap(piecesOf);
  const isAlpine = /\.(?:at|ch|li|tirol|wien|swiss)$/.test(host);
  // What stands before the heading is navigation; where the heading is a menu item as well, the search starts there.
  const start = pieces.findIndex(({ text }) =>
    /^(?:impressum|imprint|legal notice|angaben (?:gemäß|gem\.|nach))/i.test(text),
  );
  return (
    search(pieces, Math.max(start, 0), kind, isAlpine) ??
    (start > 0 ? search(pieces, 0, kind, isAlpine) : undefined)
  );
}

/** "PLZ: 04347" and "Ort: Leipzig" as one line. */
function joined(lines: Line[]) {
  const code = /^(?:(?:plz|postleitzahl|zip(?: code)?|postcode)\s*:?\s*)?(\d{4,5})$/i;
  const town = /^(?:(?:(?:Wohn)?[Oo]rt|Stadt|City|Town)\s*:?\s*)?(\p{Lu}\p{L}[\p{L} .()-]{1,40})$/u;
  return lines.flatMap((line, i) => {
    const [, zip] = code.exec(line.text) ?? [];
    const [, place] = (zip && town.exec(lines[i + 1]?.text ?? '')) || [];
    return place ? { ...line, text: `${zip} ${place}` } : line;
  });
}

function townOf(after: string) {
  const shown = ` ${after}`.replace(AFTER_TOWN, '').trim();
  if (NO_TOWN.test(shown)) return undefined;
  const kept: string[] = [];
  for (const word of shown.split(/\s+/)) {
    if (/\d|^[–—]$/.test(word) || (/^[A-Z]{2,}$/.test(word) && kept.length > 1)) break;
    if (!/^[\p{Lu}(/-]/u.test(word) && !WITHIN_TOWN.test(word)) break;
    kept.push(word);
    if (kept.length === 6 || (word.endsWith('.') && word.length > 4)) break;
  }
  while (WITHIN_TOWN.test(kept.at(-1) ?? '')) kept.pop();
  const town = kept.join(' ').replace(/[\s.–—/(-]+$/, '');
  return /\p{L}{2}/u.test(town) ? town : undefined;
}

/** A line with a postal code in it, taken apart: "Muster, Meier & Co. KG, Musterstraße 1, 12345 Musterstadt". */
function piecesOf(line: Line): Piece[] {
  const text = line.text.slice(0, ONE_LINE);
  const piece = (text: string): Piece => ({ text, line });
  const isYear = (match: RegExpMatchArray) => Number(/^(?:19|20)\d\d$/.test(match[3]!));
  for (const match of [...text.matchAll(CENTRAL)].sort((a, b) => isYear(a) - isYear(b))) {
    const [whole, gap = '', country = '', code = '', after = ''] = match;
    const town = townOf(after);
    if (
      !town ||
      /(?:suite|ste\.?|apt\.?|unit|floor|room|#)[\s,]*$/i.test(text.slice(0, match.index + gap.length))
    )
      continue;
    const at = match.index + gap.length;
    const behind = text.slice(match.index + whole.indexOf(after) + town.length);
    const foreign = country !== '' || new RegExp(`^[\\s,(–-]*(?:${COUNTRIES})`, 'i').test(behind);
    const zip = { ...piece(text.slice(at, at + 80)), zip: { code, town, foreign } };
    const [, next = ''] = /^\s*[,;|•·–-]\s*([^,;|•·]{4,80})/.exec(behind) ?? [];
    return [...before(text.slice(0, at)).map(piece), zip, ...(isStreet(next) ? [piece(next)] : [])];
  }
  for (const pattern of [BRITISH, AMERICAN]) {
    const [match] = text.matchAll(pattern);
    if (!match) continue;
    const left = text.slice(0, match.index).replace(/[\s,|•·]+$/, '');
    const comma = Math.max(...[',', '|', '•', '·'].map((mark) => left.lastIndexOf(mark)));
    const last = left.slice(comma + 1).trim();
    const isTown = last !== '' && !isStreet(last.replace(/ \d{1,2}$/, ''));
    const zip = { ...piece(match[0]), zip: { code: match[1]!, town: isTown ? last : null, foreign: true } };
    return [...before(isTown ? left.slice(0, Math.max(comma, 0)) : left).map(piece), zip];
  }
  return [piece(text)];
}

/** The parts that stand before a postal code on its line: the company, commas included, and the street. */
function before(left: string) {
  const text = left
    .replace(/[\s,;|•·–—:(/-]+$/, '')
    .replace(/^.*§[^:]*:\s+/, '')
    .replace(/^.*?(?:©|\(c\)|copyright)[\s\d–—-]*(?:by\s)?/i, '');
  if (!text) return [];
  const split = text.split(/(\s*[|•·;]\s*|,\s+|\s+[–—-]\s+|\s{2,})/);
  let street = split.length - 1;
  // The separators stand between the parts; a house number may be a part of its own.
  if (street > 1 && /^\d[\d\s/a-z-]{0,6}$/.test(split[street]!) && !/\d/.test(split[street - 2]!))
    street -= 2;
  const company = split.slice(0, Math.max(street - 1, 0)).join('');
  return [company, ...unjoined(split.slice(street).join(''))].filter(Boolean);
}

/** "Muster e.V. Bei der Schule 2" and "Max Muster Bergstr. 18": what stands on one line without anything between. */
function unjoined(text: string) {
  const label = /^(?:[^\d:]{2,60}:\s+)(?=\S)/.exec(text)?.[0] ?? '';
  const value = text.slice(label.length);
  const form = LEGAL_FORM.exec(value);
  const end = form ? form.index + form[0].length : 0;
  if (form && isStreet(value.slice(end).replace(/^[\s,.]+/, '')))
    return [label + value.slice(0, end).trim(), value.slice(end).replace(/^[\s,.]+/, '')];
  const [, name, street] =
    new RegExp(`^(\\p{Lu}\\S+(?: \\p{Lu}\\S+){1,3}) (\\S{2,}(?:${STREET_WORD})\\.? ?\\d.{0,12})$`, 'iu').exec(
      value,
    ) ?? [];
  return name && isStreet(street) && !HAS_STREET_WORD.test(name) ? [label + name, street!] : [text];
}

const unlabelled = (text: string) =>
  text
    .replace(BEFORE_ADDRESS, '')
    .replace(/^[\p{L} .,-]{2,40}\s*:\s+(?=\S)/u, '')
    .trim();

function isStreet(given = ''): boolean {
  const text = given.replace(/[.,]$/, '');
  if (text.length > 80 || text.length < 3 || NO_STREET.test(text)) return false;
  if (BOX.test(text)) return true;
  if (/\b(?:19|20)\d\d$/.test(text) && !HAS_STREET_WORD.test(text)) return false;
  if (text.includes(' / ')) return text.split(' / ').every((part) => isStreet(part));
  if (text.split(' ').length > 8) return false;
  return NAME_THEN_NUMBER.test(text) || NUMBER_THEN_NAME.test(text) || SQUARES.test(text);
}

function search(pieces: Piece[], start: number, kind: PageKind, isAlpine: boolean): Address | undefined {
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
      if (!town || town.length > 40 || isStreet(town)) continue;
      above--;
    }
    // "Bahnhofstrasse 10", then "Postfach" on a line of its own.
    if (/^(postfach|p\.?\s?o\.?\s?box)$/i.test(pieces[above]?.text ?? '')) above--;
    const label = /^(?:plz|ort|plz ?\/ ?ort|stadt|city)\s*:?$/i;
    if (label.test(pieces[above]?.text ?? '')) above--;
    let street = streetAt(pieces, above);
    if (street) above--;
    // "Sitz: 1120 Wien, Hauptstraße 47".
    else if (/^[^©\d]*$/.test(pieces[at - 1]?.line === line ? pieces[at - 1]!.text : ''))
      street = streetAt(pieces, at + 1, line);
    const digits = /^\d+$/.test(zip.code) ? zip.code.length : 0;
    const isLocal = zip.foreign || isAlpine || COUNTRY.test(pieces[at + 1]?.text ?? '');
    // A year, or a number and the next word, unless a street and, for a year, the country speak for it.
    if (digits === 4 && !isLocal && (!street || /^(?:19|20)/.test(zip.code))) continue;
    if (digits === 4 && !(street && (isLocal || kind === 'imprint'))) continue;
    if (!street && (kind !== 'imprint' || digits !== 5)) continue;
    const owner = ownerAbove(pieces, above, start, kind === 'imprint' && at === first);
    if (owner.others || (!street && !owner.company)) continue;
    if (kind === 'privacy' && !owner.responsible) continue;
    if (kind === 'other' && !line.footer && !(owner.company && LEGAL_FORM.test(owner.company))) continue;
    return { company: owner.company, street, zipCode: zip.code.replace(/\s+/, ' '), city: town };
  }
  return undefined;
}

/** So many postal codes that turned out to be no address, and a page has none. */
const MOST_TRIED = 40;

function streetAt(pieces: Piece[], at: number, on?: Line) {
  const piece = pieces[at];
  if (!piece || piece.zip || (on && piece.line !== on)) return null;
  const text = unlabelled(piece.text);
  return isStreet(text) ? text.replace(/[.,]$/, '') : null;
}

/** Who stands above an address: by a legal form, by a label, as the first of the lines that belong together. */
function ownerAbove(pieces: Piece[], from: number, start: number, isFirst: boolean) {
  let top = from;
  let responsible = false;
  let others = false;
  for (let i = from; i >= Math.max(0, start - 1, from - 11); i--) {
    const { text, zip, line } = pieces[i]!;
    // The first on an imprint is an insurance's or a chamber's own, unless a heading says otherwise.
    const heads = line.heading || /:$|beauftragt|officer/.test(text);
    if (
      OTHERS.test(text.slice(0, 160)) &&
      !/^(?:impressum|imprint)/i.test(text) &&
      (isFirst ? heads : heads || i > from - 6)
    )
      others ||= !responsible;
    if (/verantwortlich|controller|responsible|betreiber|diensteanbieter|medieninhaber|operator/i.test(text))
      responsible ||= !others;
    // Prose, and what stands above it, names nobody.
    if (zip || text.length > 140 || (SECTION.test(text) && !named(text)) || /§/.test(text)) break;
    top = i;
    if (others) break;
  }
  const plain: Piece[] = [];
  const labelled: string[] = [];
  const owners: string[] = [];
  for (let i = Math.max(top, 0); i <= from; i++) {
    const { text, line } = pieces[i]!;
    const name = named(text);
    const next = pieces[i + 1]?.text ?? '';
    if (name !== undefined) {
      const value = name || (i < from ? next : '');
      if (isName(value)) labelled.push(value);
    } else if (OF_OTHERS.test(text)) {
      // A label on a line of its own: the next line is its value.
      const value = text.replace(OF_OTHERS, '');
      if (OWNER.test(text)) owners.push(value || (i < from ? next : ''));
      if (!value && i < from && !LEGAL_FORM.test(next)) i++;
    } else if (!pieces[i]!.zip) {
      const value = text.replace(BEFORE_ADDRESS, '');
      if (isName(value)) plain.push({ text: value, line });
    }
  }
  const near = plain.filter(({ line }) => line.block === pieces[from]?.line.block);
  const texts = plain.map(({ text }) => text);
  const company =
    [...labelled, ...texts].find((text) => LEGAL_FORM.test(text)) ??
    labelled[0] ??
    near.find(({ line }) => !line.heading)?.text ??
    plain.findLast(({ line }) => !line.heading)?.text ??
    texts.at(-1) ??
    owners.find(isName);
  return { company: tidy(company ?? '') || null, responsible, others };
}

/** What a label that stands for the operator leaves of a line; undefined without such a label. */
function named(text: string) {
  const label = NAMED.exec(text)?.[0];
  return label === undefined ? undefined : text.slice(label.length).trim();
}

const isName = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  text.length <= 140 &&
  !/@|https?:|§|©|:$|^www\.|\(at\)|^\+?[\d\s()/-]+$|^(?:und|and|oder|sowie|durch)\b/i.test(text) &&
  !COUNTRY.test(text) &&
  !SECTION.test(text) &&
  !/^(?:start(?:seite)?|home|menü?|suche|search|kontakt|contact|datenschutz.*|agb|zurück|back|deutsch|english|de|en|navigation.*|main content|inhalt|über uns|about.*|zum inhalt.*|skip to.*|cookie.*)$/i.test(
    text,
  );

/** Without its owner and what else may stand on the same line. */
const tidy = (text: string) =>
  text
    .replace(/(?<=\S)\s+(?:inh(?:aber(?:in)?)?|owner|vertreten durch|geschäftsführer(?:in)?)[.:]\s.*$/i, '')
    .replace(/^(?:herrn?|frau|mr\.?|mrs\.?|ms\.?)\s+/i, '')
    .replace(/^[–—|•·:,\s-]+|[\s,;:|•·–—-]+$/g, '')
    .slice(0, 255);
