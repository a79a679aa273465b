import type { Context } from 'hono';
import type { WithSetup } from '../account/onboarding/steps.tsx';
import {
  availableLanguages,
  languagesAt,
  localesByLanguage,
} from '../account/onboarding/proposed-languages.ts';
import { readLookForm } from '../account/appearance/read-look-form.ts';
import { serviceOfPreset } from '../clients/status/setup-checklist.ts';
import { embeddingFields } from '../definitions/embedding-fields.ts';
import { defaultsOf } from '../definitions/field.ts';
import { localeFields } from '../definitions/locale-fields.ts';
import { themeFields } from '../definitions/theme-fields.ts';
import { importedEmbedding } from '../presets/import-presets.ts';
import { presetById } from '../presets/index.ts';
import { embeddingRows } from '../resources/embedding.ts';
import { withoutUndefined } from '../resources/field-schemas.ts';
import { localeRows } from '../resources/locale.ts';
import type { Shown, Stored } from './previewed-content.ts';

type Step = Context<WithSetup>;
type Service = Stored['embeddings'][number];

/** What the preview of a step shows: the website’s own language first, and what the form of the step would store. */
export async function setupStep(c: Context, stored: Stored): Promise<Shown> {
  const step = c as Step;
  const form: URLSearchParams | undefined = c.var.form;
  const name = c.req.param('step');
  const { valid = true, ...chosen } = {
    ...(name === 'choose' && (await tickedServices(step, stored, form))),
    ...(name === 'look' && form && lookOf(form, stored)),
  };
  const languages =
    name === 'languages' && form
      ? form.getAll('language').filter((language) => availableLanguages.includes(language))
      : languagesAt(step.var.setup, name);
  const locales = await localesIn(step, stored, languages);
  return { ...chosen, locales, language: locales[0]?.name, valid: valid && locales.length > 0 };
}

function lookOf(form: URLSearchParams, stored: Stored) {
  const theme = { ...defaultsOf(themeFields), ...stored.theme };
  const { changed, valid } = readLookForm(form, theme);
  return { theme: { ...theme, ...withoutUndefined(changed) }, valid };
}

/** The locales of these languages, with default texts where they are not stored yet. */
async function localesIn({ var: { db, domain, setup } }: Step, stored: Stored, languages: string[]) {
  const names = localesByLanguage(setup, languages);
  const isStored = (name: string) => stored.locales.some((locale) => locale.name === name);
  const all = names.every(isStored) ? stored.locales : await localeRows.list(db, domain.id);
  return names.map((name) => {
    const row = all.find((locale) => locale.name === name);
    return { ...defaultsOf(localeFields), purposeNames: {}, purposeDescriptions: {}, ...row, name };
  });
}

/** The active services, of those that the scan has found only the ticked ones. */
async function tickedServices({ var: { db, domain, setup } }: Step, stored: Stored, form?: URLSearchParams) {
  const found = (setup.scan?.found.services ?? []).map((preset) => ({
    id: preset.id,
    service: serviceOfPreset(setup, preset),
  }));
  const ticked = form
    ? form.getAll('preset').map(Number)
    : found.flatMap(({ id, service }) => (service?.active === false ? [] : id));
  const presets = ticked.map(presetById);
  if (!presets.every((preset) => preset !== undefined)) return { valid: false };
  const all = await embeddingRows.list(db, domain.id);
  const others = stored.embeddings.filter(({ id }) => found.every(({ service }) => service?.id !== id));
  const chosen = presets.map((preset) => {
    const service = serviceOfPreset(setup, preset);
    const row = all.find(({ id }) => id === service?.id) ?? importedEmbedding(preset, true);
    // `importedEmbedding` has what is shown of a service, and not what is only stored.
    return { ...defaultsOf(embeddingFields), id: String(preset.id), ...row } as unknown as Service;
  });
  return { embeddings: [...others.filter(({ id }) => chosen.every((one) => one.id !== id)), ...chosen] };
}
