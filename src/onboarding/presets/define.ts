import { purposes } from './codes.ts';
import { dataText, type Datum } from './data.ts';
import type { Preset } from './schema.ts';

interface Words {
  /** Only where the name differs from the preset's. */
  name?: string;
  about: string;
  why: string;
}

/** A preset as it is written in the catalogue. */
interface Draft extends Pick<Preset, 'id' | 'name' | 'vendor' | 'privacyPolicyUrl'> {
  purpose: keyof typeof purposes;
  /** Host names; each stands for its sub-domains, too. */
  hosts?: string[];
  scripts?: string[];
  frames?: string[];
  /** Default: consent. */
  basis?: Preset['legalBasis'];
  places: Preset['placeOfProcessing'];
  consentMode?: Preset['googleConsentMode'];
  data: Datum[];
  en: Words;
  de: Words;
  assets?: Preset['assets'];
}

/** Completes a preset from its short form. */
export function preset(draft: Draft): Preset {
  const data = dataText(draft.data);
  const words = (language: keyof typeof data, { name, about, why }: Words) => ({
    name: name ?? draft.name,
    description: about,
    whatDataIsCollected: data[language],
    purposeOfDataCollection: why,
  });
  return {
    id: draft.id,
    name: draft.name,
    purpose: purposes[draft.purpose],
    vendor: draft.vendor,
    hosts: draft.hosts ?? [],
    scriptMarkers: draft.scripts ?? [],
    iframeMarkers: draft.frames ?? [],
    privacyPolicyUrl: draft.privacyPolicyUrl,
    legalBasis: draft.basis ?? 'consent',
    placeOfProcessing: draft.places,
    googleConsentMode: draft.consentMode ?? [],
    translations: { en_US: words('en_US', draft.en), de_DE: words('de_DE', draft.de) },
    assets: draft.assets ?? [],
  };
}
