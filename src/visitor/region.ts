import { countries } from '../lib/country-codes.ts';

/** Regions by their consent rules; `unknown` is treated like the strictest region. */
type Region = 'EU' | 'EEA' | 'UK' | 'CH' | 'elsewhere' | 'unknown';

/** The country codes of each region (ISO 3166-1 alpha-2, as Cloudflare reports them). */
const CODES = {
  EU: [
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
    // Åland, and the outermost regions with a code of their own (Art. 349 and 355 TFEU). The Azores, Madeira, the Canary
    // Islands, Ceuta and Melilla are reported as PT and ES.
    'AX GF GP MF MQ RE YT',
    // Not part of the EU, but the French data protection act applies there, cookies included (Loi 78-17, Art. 82 and 125).
    'BL NC PF PM TF WF',
  ],
  // SJ is Svalbard and Jan Mayen, which belong to Norway.
  EEA: ['IS LI NO SJ'],
  // Gibraltar, Guernsey, the Isle of Man and Jersey have adopted the GDPR in laws of their own.
  UK: ['GB GG GI IM JE'],
  CH: ['CH'],
};

const regions = new Map<string, Region>(
  countries.filter((code) => code !== 'ZZ').map((code) => [code, 'elsewhere']),
);
for (const [region, codes] of Object.entries(CODES) as [Region, string[]][])
  for (const code of codes.join(' ').split(' ')) regions.set(code, region);

/** The region of a request's country. Tor (`T1`), `XX`, any other code and a missing one are unknown. */
export const regionOf = (country: string | null | undefined): Region =>
  regions.get(country ?? '') ?? 'unknown';

/** Whether visitors of a region are asked before anything optional runs; in case of doubt they are. */
export const needsConsent = (region: Region) => region !== 'elsewhere';
