import * as z from 'zod/mini';
import { eq } from 'drizzle-orm';
import { freshId } from '../db/columns.ts';
import { createEmbeddings } from '../db/domains/embeddings.ts';
import { scans } from '../db/schema.ts';
import { MAX_SERVICES } from '../definitions/embedding-fields.ts';
import type { Database } from '../env.ts';
import { presetById } from './index.ts';
import type { Preset } from './preset-schema.ts';
import { legalBases, placeText } from '../texts/legal-bases-and-places.ts';
import { companyOf, inPlacesText } from './collected-data.ts';

type Language = keyof typeof placeholderTexts;

/** The texts of the placeholder of a blocked iframe. */
const placeholderTexts = {
  en_US: (name: string, company: string, where: string) => ({
    blockedContentTitle: `Content from ${name}`,
    blockedContentText: `This content comes from ${name}. It is loaded only with your consent; your IP address and further data are then transferred to ${company} and processed ${where}.`,
    blockedContentButtonText: `Load ${name}`,
  }),
  de_DE: (name: string, company: string, where: string) => ({
    blockedContentTitle: `Inhalt von ${name}`,
    blockedContentText: `Dieser Inhalt stammt von ${name}. Er wird nur mit Ihrer Einwilligung geladen; dabei werden Ihre IP-Adresse und weitere Daten an ${company} übertragen und ${where} verarbeitet.`,
    blockedContentButtonText: `${name} laden`,
  }),
};
const noPlaceholder = { blockedContentTitle: '', blockedContentText: '', blockedContentButtonText: '' };

/** The fields of the embedding that a preset creates: base texts in English, translations in both languages. */
export function presetEmbedding(preset: Preset) {
  const textsIn = (language: Language) => ({
    ...preset.translations[language],
    privacyPolicyUrl: preset.privacyPolicyUrl,
    legalBasis: legalBases[preset.legalBasis][language],
    placeOfProcessing: preset.placeOfProcessing.map((place) => placeText(place)[language]).join(', '),
  });
  const company = companyOf(preset.vendor);
  const where = inPlacesText(preset.placeOfProcessing);
  const translationIn = (language: Language) => ({
    ...textsIn(language),
    ...(preset.iframeMarkers.length > 0
      ? placeholderTexts[language](preset.translations[language].name, company, where[language])
      : noPlaceholder),
  });
  return {
    ...textsIn('en_US'),
    name: preset.name,
    purpose: preset.purpose,
    vendor: preset.vendor,
    scriptMarkers: preset.scriptMarkers,
    iframeMarkers: preset.iframeMarkers,
    hideIframesUntilConsent: false,
    translations: { de_DE: translationIn('de_DE'), en_US: translationIn('en_US') },
    googleConsentMode: preset.googleConsentMode,
    consentSignals: preset.consentSignals,
    assets: preset.assets.map(({ lifetime, description, ...asset }) => ({
      ...asset,
      lifetime: lifetime.en_US,
      description: description.en_US,
      translations: {
        de_DE: { lifetime: lifetime.de_DE, description: description.de_DE },
        en_US: { lifetime: lifetime.en_US, description: description.en_US },
      },
    })),
  };
}

export const presetImportSchema = z
  .array(
    z.strictObject({
      id: z.int().check(z.refine((id) => presetById(id), 'Must be the ID of a preset')),
      active: z.prefault(z.boolean(), false),
    }),
  )
  .check(z.maxLength(MAX_SERVICES));

/** The embedding of a preset in a domain. */
export const importedEmbedding = (preset: Preset, active: boolean) => {
  const { assets, ...embedding } = presetEmbedding(preset);
  return { ...embedding, active, assets: assets.map((asset) => ({ ...asset, id: freshId() })) };
};

/**
 * The embeddings of presets in a domain, also with the markers for what its last scan has found on the website’s own host: Google’s
 * tag in a script with an address of its own.
 */
async function embeddingsFor(db: Database, domainId: string, wanted: z.infer<typeof presetImportSchema>) {
  const [scan] = await db.select({ found: scans.found }).from(scans).where(eq(scans.domainId, domainId));
  return wanted.map(({ id, active }) => {
    const embedding = importedEmbedding(presetById(id)!, active);
    const { markers = [] } = scan?.found.services.find((service) => service.id === id) ?? {};
    return { ...embedding, scriptMarkers: [...embedding.scriptMarkers, ...markers] };
  });
}

/** Adds those presets to a domain whose names it does not have yet, even if several callers do so at once. */
export const addPresets = async (db: Database, domainId: string, ids: number[]) =>
  createEmbeddings(
    db,
    domainId,
    await embeddingsFor(
      db,
      domainId,
      [...new Set(ids)].map((id) => ({ id, active: true })),
    ),
    { isUnknown: true },
  );

/** Creates an embedding for each of these presets, or none. */
export async function importPresets(
  db: Database,
  domainId: string,
  wanted: z.infer<typeof presetImportSchema>,
) {
  const created = await createEmbeddings(db, domainId, await embeddingsFor(db, domainId, wanted));
  return created.map(({ id }, i) => ({ presetId: wanted[i]!.id, embeddingId: id }));
}
