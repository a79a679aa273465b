import type { Context } from 'hono';
import { proposedLanguages } from '../account/onboarding/languages.tsx';
import { readLookForm } from '../account/read-look-form.ts';
import type { WithDomain } from '../account/with-domain.ts';
import { readSetup, serviceOfPreset, type Setup } from '../clients/setup-checklist.ts';
import { embeddingFields } from '../definitions/embedding-fields.ts';
import { defaultsOf } from '../definitions/field.ts';
import { localeFields } from '../definitions/locale-fields.ts';
import { themeFields } from '../definitions/theme-fields.ts';
import { missing } from '../http/problem.ts';
import { languageOf } from '../lib/locale-match.ts';
import { importedEmbedding } from '../onboarding/import-presets.ts';
import { presetById } from '../onboarding/presets/index.ts';
import { localeRows } from '../resources/locale.ts';
import { withoutUndefined } from '../resources/field-schemas.ts';
import type { Change, Embedding, Locale, Theme } from './index.ts';

/** What a step of the setup would save. */
export async function stepOf(c: Context, theme?: Theme): Promise<Change> {
  const { db, domain } = c.var as WithDomain['Variables'];
  const form: URLSearchParams | undefined = c.var.form;
  const step = c.req.param('step');
  if (step === 'look' && form) return lookOf(form, theme);
  if (step !== 'choose' && step !== 'languages') return { valid: true };
  const setup = await readSetup(db, domain.id);
  if (!setup) throw missing('domain');
  const ticked = step === 'languages' ? form?.getAll('language') : undefined;
  const language = websiteLanguage(setup, ticked);
  const locale = language ? { locale: await localeOf(c, setup, language) } : {};
  return step === 'choose'
    ? { ...locale, services: (stored) => servicesOf(setup, form, stored), valid: true }
    : { ...locale, valid: true };
}

function lookOf(form: URLSearchParams, theme?: Theme): Change {
  const stored = { ...defaultsOf(themeFields), ...theme };
  const { changed, valid } = readLookForm(form, stored);
  return { theme: { ...stored, ...withoutUndefined(changed) }, valid };
}

/** The language of the website if the banner has it, otherwise the first of the banner's. */
function websiteLanguage(setup: Setup, ticked = proposedLanguages(setup)) {
  return setup.scan?.found.languages.find((language) => ticked.includes(language)) ?? ticked[0];
}

async function localeOf(c: Context, { locales }: Setup, language: string) {
  const { db, domain } = c.var as WithDomain['Variables'];
  const known = locales.filter(({ name }) => languageOf(name) === language);
  const name = (known.find(({ active }) => active) ?? known[0])?.name;
  const stored = name && (await localeRows.find(db, domain.id, name));
  return (stored || { ...defaultsOf(localeFields), name: language }) as Locale;
}

/** The ticked services that were found, those of new ones from the catalogue, and all others as they are. */
function servicesOf(setup: Setup, form: URLSearchParams | undefined, stored: Embedding[]): Embedding[] {
  const found = setup.scan?.found.services ?? [];
  const ticked = form
    ? form.getAll('preset').map(Number)
    : found.filter((preset) => serviceOfPreset(setup, preset)?.active ?? true).map(({ id }) => id);
  const unticked = found
    .filter(({ id }) => !ticked.includes(id))
    .map((preset) => serviceOfPreset(setup, preset)?.id);
  const added = found.flatMap((found) => {
    const preset = presetById(found.id);
    if (!preset || !ticked.includes(found.id) || serviceOfPreset(setup, found)?.active) return [];
    const embedding = { ...defaultsOf(embeddingFields), ...importedEmbedding(preset, true) };
    return { ...embedding, id: String(found.id) };
  });
  return [...stored.filter(({ id }) => !unticked.includes(id)), ...added];
}
