import { lazy } from '../lib/caches/lazy.ts';
import { entryAssets } from './entry-assets.ts';
import { purposes } from '../texts/legal-bases-and-places.ts';
import { collectedDataText } from './collected-data.ts';
import { linesOf, wordsOf, type Entry } from './entries.ts';
import type { Preset } from './preset-schema.ts';
import { sharedVendors } from './shared-vendors.ts';

/** A preset as in the catalogue. The Worker starts with all of them, so rarely used values are computed on demand. */
export function presetOf(entry: Entry): Preset {
  const { id, name } = entry;
  const one = (key: string) => linesOf(entry, key)[0] ?? '';
  const vendor = (sharedVendors as Record<string, string>)[one('vendor')] ?? one('vendor');
  const placeOfProcessing = wordsOf(entry, 'places') as Preset['placeOfProcessing'];
  const translations = lazy(() => {
    const data = collectedDataText(linesOf(entry, 'data'), vendor, placeOfProcessing);
    const wordsIn = (short: string, language: keyof typeof data) => ({
      name: one(`${short} name`) || name,
      description: one(short),
      whatDataIsCollected: data[language],
      purposeOfDataCollection: one(`${short} why`),
    });
    return { en_US: wordsIn('en', 'en_US'), de_DE: wordsIn('de', 'de_DE') };
  });
  const assets = lazy(() => entryAssets(entry));
  return {
    id,
    name,
    purpose: purposes[one('purpose') as keyof typeof purposes],
    vendor,
    hosts: wordsOf(entry, 'hosts'),
    scriptMarkers: linesOf(entry, 'script'),
    iframeMarkers: linesOf(entry, 'frame'),
    privacyPolicyUrl: one('policy'),
    legalBasis: (one('basis') || 'consent') as Preset['legalBasis'],
    placeOfProcessing,
    googleConsentMode: wordsOf(entry, 'mode') as Preset['googleConsentMode'],
    consentSignals: wordsOf(entry, 'signal') as Preset['consentSignals'],
    get translations() {
      return translations();
    },
    get assets() {
      return assets();
    },
  };
}
