import { and, eq } from 'drizzle-orm';
import { designOf } from '../account/activity/design-versions.tsx';
import { readThemeForm } from '../account/appearance/theme-form.tsx';
import type { WithDomain } from '../account/domain/with-domain.ts';
import { texts as consoleTexts } from '../account/texts/index.ts';
import { themes } from '../db/schema.ts';
import { flat } from '../db/settings-column.ts';
import { missing, required } from '../http/problem.ts';
import type { WithForm } from '../pages/forms/form.tsx';
import { pathsOf, type Group } from '../pages/forms/resource-form.tsx';
import { readFields, type Values } from '../pages/forms/resource-values.ts';
import type { Configuration } from '../visitor/content/configuration.ts';
import type { Context } from 'hono';
import type { WithSetup } from '../account/onboarding/steps.tsx';
import { localesAt } from '../account/onboarding/proposed-languages.ts';
import { readLookForm } from '../account/onboarding/look.tsx';
import { serviceOfPreset } from '../domains/status/setup-checklist.ts';
import { embeddingFields } from '../definitions/embedding-fields.ts';
import { defaultsOf } from '../definitions/field.ts';
import { localeFields } from '../definitions/locale-fields.ts';
import { themeFields } from '../definitions/theme-fields.ts';
import { importedEmbedding } from '../presets/import-presets.ts';
import { presetById } from '../presets/index.ts';
import { embeddingRows } from '../resources/embedding.ts';
import { withoutUndefined } from '../resources/field-schemas.ts';
import { localeRows, localeSchema } from '../resources/locale.ts';

/** What of the stored configuration a preview may replace. */
type Stored = Pick<Configuration, 'theme' | 'locales' | 'embeddings'>;

/**
 * What a preview shows in place of the stored configuration, and its locale. `valid` is false if the values of the form could
 * not be saved.
 */
type Shown = Partial<Stored> & { language?: string | undefined; valid: boolean };

/** A page with a preview, or its form. */
export type Previewed = WithDomain & { Variables: Partial<WithForm['Variables']> };

/** The fields of the form of a language. */
const localePaths = pathsOf(Object.values<Group>(consoleTexts.en.locales.groups));

/** What the preview of a theme shows. */
async function themeOf<E extends Previewed>(c: Context<E>): Promise<Shown> {
  const { db, domain, view, form }: Previewed['Variables'] = c.var;
  const own = and(eq(themes.domainId, domain.id), eq(themes.id, c.req.param('theme')!));
  const [row] = await db.select().from(themes).where(own);
  if (!row) throw missing('theme');
  const stored = flat(row);
  if (!form) return { theme: stored, valid: true };
  // The name is not visible in the widget, so the form need not send it.
  form.set('name', stored.name);
  const plan = { features: view.features, whitelabel: domain.whitelabel };
  const { checked } = readThemeForm(form, stored, plan);
  const theme = { ...stored, ...(checked.data && withoutUndefined(checked.data)) };
  return { theme, valid: checked.success };
}

/** What the preview of a language shows. */
async function localeOf<E extends Previewed>(c: Context<E>, { locales }: Stored): Promise<Shown> {
  const { db, domain, form }: Previewed['Variables'] = c.var;
  const stored = required(await localeRows.find(db, domain.id, c.req.param('locale')!), 'locale');
  const entered = form ? readFields(localeSchema.update, localePaths, form) : {};
  const valid = localeSchema.update.safeParse(entered).success;
  const locale = mergeTexts(stored, entered) as Stored['locales'][number];
  const others = locales.filter(({ name }) => name !== locale.name);
  return { locales: [locale, ...others], language: locale.name, valid };
}

/** The entered texts over the stored ones; an empty text has no effect, as in the widget. */
const mergeTexts = (stored: Values, entered: Values): Values => ({
  ...stored,
  ...Object.fromEntries(
    Object.entries(entered).map(([name, value]) => [
      name,
      typeof value === 'object' ? { ...(stored[name] as object), ...value } : value,
    ]),
  ),
});

/** A design of the past, with the texts of today and without images. */
async function designTheme<E extends Previewed>(c: Context<E>): Promise<Shown> {
  const { settings } = await designOf(c.var, c.req.param('design')!);
  return { theme: { ...defaultsOf(themeFields), ...settings }, valid: true };
}

type Step = Context<WithSetup>;
type Service = Stored['embeddings'][number];

/** What the preview of a step shows: the website’s own language first, and what the form of the step would store. */
async function setupStep(c: Context, stored: Stored): Promise<Shown> {
  const step = c as Step;
  const form: URLSearchParams | undefined = c.var.form;
  const name = c.req.param('step');
  const { valid = true, ...chosen } = {
    ...(name === 'choose' && (await tickedServices(step, stored, form))),
    ...(name === 'look' && form && lookOf(form, stored)),
  };
  const entered = name === 'languages' && form ? form.getAll('language') : undefined;
  const locales = await localesIn(step, stored, localesAt(step.var.setup, name, entered));
  return { ...chosen, locales, language: locales[0]?.name, valid: valid && locales.length > 0 };
}

function lookOf(form: URLSearchParams, stored: Stored) {
  const theme = { ...defaultsOf(themeFields), ...stored.theme };
  const { changed, valid } = readLookForm(form, theme);
  return { theme: { ...theme, ...withoutUndefined(changed) }, valid };
}

/** The locales with these names, with default texts where they are not stored yet. */
async function localesIn({ var: { db, domain } }: Step, stored: Stored, names: string[]) {
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

type Preview = (c: Context, stored: Stored) => Promise<Shown>;

/** What each page with a preview shows. */
export const previews: Record<'theme' | 'locale' | 'step' | 'design', Preview> = {
  theme: themeOf,
  locale: localeOf,
  step: setupStep,
  design: designTheme,
};
