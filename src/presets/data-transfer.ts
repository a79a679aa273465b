import { placePhrases, places, type Place } from '../texts/legal-bases-and-places.ts';
import { text, type Text } from '../texts/bilingual-text.ts';
import { sharedVendors } from './shared-vendors.ts';

// "Mixpanel, Inc., One Front Street": the legal form may follow a comma.
const COMPANY = /^(?:[^,(]|\([^)]*\))+(?:, (?:Inc|LLC|Ltd|Limited|s\.r\.o|a\.s)\b\.?)?/;

/** The vendor’s name without the address. */
export const companyOf = (vendor: string) => COMPANY.exec(vendor)?.[0] ?? vendor;

/** "in the European Union and in the United States" */
export function inPlacesText(list: Place[]): Text {
  const inOne = (place: Place, language: keyof Text) =>
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
export function dataTransferText(vendor: string, list: Place[]): Text {
  if (vendor === sharedVendors.siteOperator) return stays;
  const company = companyOf(vendor);
  const where = inPlacesText(list);
  return text(
    `The visitor’s browser transfers this to ${company}; it is processed ${where.en_US}.`,
    `Der Browser des Besuchers überträgt dies an ${company}; verarbeitet wird es ${where.de_DE}.`,
  );
}
