import { kindsOfData } from './catalogue/kinds-of-data.ts';
import { bilingualText, text, type Text } from '../texts/bilingual-text.ts';
import { placePhrases, places, type ProcessingPlace } from '../texts/legal-bases-and-places.ts';
import { sharedVendors } from './catalogue/shared-vendors.ts';

function kindNamed(word: string): Text {
  const kind = kindsOfData()[word];
  if (!kind) throw new Error(`"${word}" is not a kind of data`);
  return kind;
}

/** A line has words of `kindsOfData`, or one other kind: "English | German". */
const kindsIn = (line: string): Text[] =>
  line.includes(' | ') ? [bilingualText(line)] : line.split(' ').map(kindNamed);

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/**
 * The data that is collected and its recipients. Every host that is contacted receives the IP address, even if it does
 * not use it.
 */
export function collectedDataText(lines: string[], vendor: string, list: ProcessingPlace[]): Text {
  const named = lines.flatMap(kindsIn);
  const { ip, shortIp } = kindsOfData();
  const isIp = (kind: Text) => kind === ip || kind === shortIp;
  const all = [named.find(isIp) ?? ip!, ...named.filter((kind) => !isIp(kind))];
  const textIn = (language: keyof Text) =>
    `${capital(all.map((kind) => kind[language]).join('; '))}. ${dataTransferText(vendor, list)[language]}`;
  return text(textIn('en_US'), textIn('de_DE'));
}

// "Mixpanel, Inc., One Front Street": the legal form may follow a comma.
const COMPANY = /^(?:[^,(]|\([^)]*\))+(?:, (?:Inc|LLC|Ltd|Limited|s\.r\.o|a\.s)\b\.?)?/;

/** The vendor’s name without the address. */
export const companyOf = (vendor: string) => COMPANY.exec(vendor)?.[0] ?? vendor;

/** "in the European Union and in the United States" */
export function inPlacesText(list: ProcessingPlace[]): Text {
  const inOne = (place: ProcessingPlace, language: keyof Text) =>
    placePhrases[place]?.[language] ?? `in ${places[place][language]}`;
  const joined = (language: keyof Text, and: string) => {
    const parts = list.map((place) => inOne(place, language));
    const last = parts.pop() ?? '';
    return parts.length > 0 ? `${parts.join(', ')} ${and} ${last}` : last;
  };
  return text(joined('en_US', 'and'), joined('de_DE', 'und'));
}

const stays = text(
  'This stays on the server of this website and is not passed on to anyone.',
  'Dies bleibt auf dem Server dieser Website und wird an niemanden weitergegeben.',
);

/** The recipients of the data and the countries of processing. */
function dataTransferText(vendor: string, list: ProcessingPlace[]): Text {
  if (vendor === sharedVendors.siteOperator) return stays;
  const company = companyOf(vendor);
  const where = inPlacesText(list);
  return text(
    `The visitor’s browser transfers this to ${company}; it is processed ${where.en_US}.`,
    `Der Browser des Besuchers überträgt dies an ${company}; verarbeitet wird es ${where.de_DE}.`,
  );
}
