import { text, type Text } from './bilingual-text.ts';

export { purposes } from '../definitions/purpose-ids.ts';

export const legalBases = {
  consent: text(
    'Consent (Art. 6(1)(a) GDPR, Section 25(1) TDDDG)',
    'Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG)',
  ),
  contract: text(
    'Performance of a contract (Art. 6(1)(b) GDPR, Section 25(2) no. 2 TDDDG)',
    'Vertragserfüllung (Art. 6 Abs. 1 lit. b DSGVO, § 25 Abs. 2 Nr. 2 TDDDG)',
  ),
  interest: text(
    'Legitimate interest in providing the website (Art. 6(1)(f) GDPR, Section 25(2) no. 2 TDDDG)',
    'Berechtigtes Interesse am Betrieb der Website (Art. 6 Abs. 1 lit. f DSGVO, § 25 Abs. 2 Nr. 2 TDDDG)',
  ),
};

/** Places of processing: ISO 3166-1 codes, the European Union as a whole, and the website’s own server. */
export const places = {
  site: text('Server of this website', 'Server dieser Website'),
  EU: text('European Union', 'Europäische Union'),
  AE: text('United Arab Emirates', 'Vereinigte Arabische Emirate'),
  AT: text('Austria', 'Österreich'),
  AU: text('Australia', 'Australien'),
  BE: text('Belgium', 'Belgien'),
  BR: text('Brazil', 'Brasilien'),
  CA: text('Canada', 'Kanada'),
  CH: text('Switzerland', 'Schweiz'),
  CN: text('China', 'China'),
  CY: text('Cyprus', 'Zypern'),
  CZ: text('Czech Republic', 'Tschechien'),
  DE: text('Germany', 'Deutschland'),
  DK: text('Denmark', 'Dänemark'),
  EE: text('Estonia', 'Estland'),
  ES: text('Spain', 'Spanien'),
  FI: text('Finland', 'Finnland'),
  FR: text('France', 'Frankreich'),
  GB: text('United Kingdom', 'Vereinigtes Königreich'),
  HU: text('Hungary', 'Ungarn'),
  IE: text('Ireland', 'Irland'),
  IL: text('Israel', 'Israel'),
  IN: text('India', 'Indien'),
  IT: text('Italy', 'Italien'),
  JP: text('Japan', 'Japan'),
  KR: text('South Korea', 'Südkorea'),
  LT: text('Lithuania', 'Litauen'),
  NL: text('Netherlands', 'Niederlande'),
  NO: text('Norway', 'Norwegen'),
  NZ: text('New Zealand', 'Neuseeland'),
  PL: text('Poland', 'Polen'),
  RO: text('Romania', 'Rumänien'),
  RS: text('Serbia', 'Serbien'),
  RU: text('Russia', 'Russland'),
  SE: text('Sweden', 'Schweden'),
  SG: text('Singapore', 'Singapur'),
  UA: text('Ukraine', 'Ukraine'),
  US: text('United States', 'USA'),
};

export type ProcessingPlace = keyof typeof places;

/** The bases on which data may be transferred to places outside the EEA (Articles 45 and 46 GDPR). */
export const transferBases = {
  adequacy: text('adequacy decision', 'Angemessenheitsbeschluss'),
  framework: text(
    'EU-U.S. Data Privacy Framework or standard contractual clauses',
    'EU-U.S. Data Privacy Framework oder Standardvertragsklauseln',
  ),
  clauses: text('standard contractual clauses', 'Standardvertragsklauseln'),
};
export type TransferBasis = keyof typeof transferBases;

/** The places outside the EEA. Those with an adequacy decision of the European Commission as of November 2026. */
export const basisOfPlace: Partial<Record<ProcessingPlace, TransferBasis>> = {
  AE: 'clauses',
  AU: 'clauses',
  BR: 'adequacy',
  CA: 'adequacy',
  CH: 'adequacy',
  CN: 'clauses',
  GB: 'adequacy',
  IL: 'adequacy',
  IN: 'clauses',
  JP: 'adequacy',
  KR: 'adequacy',
  NZ: 'adequacy',
  RS: 'clauses',
  RU: 'clauses',
  SG: 'clauses',
  UA: 'clauses',
  US: 'framework',
};

/** A place of processing as services show it; outside the EEA with the basis of the transfer. */
export function placeText(place: ProcessingPlace): Text {
  const basis = basisOfPlace[place];
  const textIn = (language: keyof Text) =>
    places[place][language] + (basis ? ` (${transferBases[basis][language]})` : '');
  return text(textIn('en_US'), textIn('de_DE'));
}

/** Whether a text names a place outside the EEA alone, without a basis of the transfer. */
export const lacksTransferBasis = (placesText: string) =>
  placesText
    .split(/[,;/]/)
    .map((part) => part.trim())
    .some((part) =>
      (Object.keys(basisOfPlace) as ProcessingPlace[]).some((place) =>
        Object.values(places[place]).includes(part),
      ),
    );

/** Places whose names need more than "in" before them. */
export const placePhrases: Partial<Record<ProcessingPlace, Text>> = {
  site: text('on the server of this website', 'auf dem Server dieser Website'),
  EU: text('in the European Union', 'in der Europäischen Union'),
  AE: text('in the United Arab Emirates', 'in den Vereinigten Arabischen Emiraten'),
  CH: text('in Switzerland', 'in der Schweiz'),
  CZ: text('in the Czech Republic', 'in Tschechien'),
  GB: text('in the United Kingdom', 'im Vereinigten Königreich'),
  NL: text('in the Netherlands', 'in den Niederlanden'),
  UA: text('in Ukraine', 'in der Ukraine'),
  US: text('in the United States', 'in den USA'),
};
