import { text } from './texts.ts';

/** The built-in purposes by short names. */
export const purposes = {
  necessary: '41ba25c',
  ads: 'cdcbd7c',
  analytics: 'a717ff5',
  personalization: '7c19e32',
  social: '6cd2721',
  external: 'e9d1b6a',
  other: '15c61c3',
} as const;

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

/** Where data is processed: ISO 3166-1 codes, the European Union as a whole, and the site's own server. */
export const places = {
  site: text('Server of this website', 'Server dieser Website'),
  EU: text('European Union', 'Europäische Union'),
  AT: text('Austria', 'Österreich'),
  AU: text('Australia', 'Australien'),
  CA: text('Canada', 'Kanada'),
  CH: text('Switzerland', 'Schweiz'),
  CN: text('China', 'China'),
  CZ: text('Czech Republic', 'Tschechien'),
  DE: text('Germany', 'Deutschland'),
  DK: text('Denmark', 'Dänemark'),
  EE: text('Estonia', 'Estland'),
  ES: text('Spain', 'Spanien'),
  FI: text('Finland', 'Finnland'),
  FR: text('France', 'Frankreich'),
  GB: text('United Kingdom', 'Vereinigtes Königreich'),
  IE: text('Ireland', 'Irland'),
  IL: text('Israel', 'Israel'),
  IN: text('India', 'Indien'),
  IT: text('Italy', 'Italien'),
  NL: text('Netherlands', 'Niederlande'),
  NZ: text('New Zealand', 'Neuseeland'),
  PL: text('Poland', 'Polen'),
  RU: text('Russia', 'Russland'),
  SE: text('Sweden', 'Schweden'),
  US: text('United States', 'USA'),
};
