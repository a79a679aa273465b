import type { Policy } from './domain-fields.ts';
import { countries } from '../lib/text/country-codes.ts';

/** Regions that can have a policy of their own; `unknown` gets the strictest one. */
export type Region = 'europe' | 'usStates' | 'quebec' | 'brazil' | 'elsewhere' | 'unknown';

/** What Cloudflare knows of a visitor's place: ISO 3166-1 alpha-2, and the part of ISO 3166-2 after the hyphen. */
export type Place = { country?: string | null; regionCode?: string | null };

/** The countries and territories with consent rules as in the European Union. */
const EUROPE = [
  // The European Union.
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
  // Åland, and the outermost regions with a code of their own (Art. 349 and 355 TFEU). The Azores, Madeira, the Canary
  // Islands, Ceuta and Melilla are reported as PT and ES.
  'AX GF GP MF MQ RE YT',
  // Not part of the EU, but the French data protection act applies there, cookies included (Loi 78-17, Art. 82 and 125).
  'BL NC PF PM TF WF',
  // The European Economic Area; SJ is Svalbard and Jan Mayen, which belong to Norway.
  'IS LI NO SJ',
  // The United Kingdom. Gibraltar, Guernsey, the Isle of Man and Jersey have adopted the GDPR in laws of their own.
  'GB GG GI IM JE',
  // Switzerland.
  'CH',
];

/** The parts of countries with a region of their own. */
const PARTS: Record<string, { region: Region; codes: string[] }> = {
  // The states whose law requires that opt-out signals of browsers are honored (sources: docs/regions.md).
  US: { region: 'usStates', codes: 'CA CO CT DE MD MN MT NE NH NJ OR TX'.split(' ') },
  CA: { region: 'quebec', codes: ['QC'] },
};

const europe = new Set(EUROPE.join(' ').split(' '));
const known = new Set(countries.filter((code) => code !== 'ZZ'));

/**
 * The regions in which a visitor can be: one, or two if Cloudflare knows the country alone. Tor (`T1`), `XX`, any other
 * code and a missing one are unknown.
 */
export function regionsOf({ country, regionCode }: Place): Region[] {
  if (!country || !known.has(country)) return ['unknown'];
  if (europe.has(country)) return ['europe'];
  if (country === 'BR') return ['brazil'];
  const parts = PARTS[country];
  if (!parts) return ['elsewhere'];
  if (!/^[A-Z]{2}$/.test(regionCode ?? '')) return [parts.region, 'elsewhere'];
  return [parts.codes.includes(regionCode!) ? parts.region : 'elsewhere'];
}

/** Whether the law of the United Kingdom applies, without Gibraltar and the Crown dependencies, which have their own. */
export const isInUk = ({ country }: Place) => country === 'GB';

/**
 * How a domain's consent notice differs by region: in its policy, or, as `exemptInUk`, in services that need no consent in
 * the United Kingdom where the policy is opt-in.
 */
export type NoticeVariant = Policy | 'exemptInUk';

export const policyOf = (variant: NoticeVariant): Policy => (variant === 'exemptInUk' ? 'optIn' : variant);
