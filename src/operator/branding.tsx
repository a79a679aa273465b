import type { Context } from 'hono';
import * as z from 'zod/mini';
import { accentContrast, DEFAULT_ACCENT, readableAccent } from '../pages/branding/accent-colors.ts';
import { forgetBranding } from '../pages/branding/branding-cache.ts';
import { logoUrl } from '../pages/branding/uploaded-logo.ts';
import { readBranding, saveBranding, type Branding } from '../db/clients/branding.ts';
import { emailAddress, text } from '../http/input-schemas.ts';
import { MIN_CONTRAST } from '../lib/color-contrast.ts';
import { logoPath } from '../pages/brand.tsx';
import { unsaved } from '../pages/activity/conflict-messages.ts';
import { mergeEdits } from '../pages/forms/edits.ts';
import { ErrorSummary, Form, formBody, SaveBar } from '../pages/forms/form.tsx';
import { Box, Field } from '../pages/forms/fields.tsx';
import { page } from '../pages/page.tsx';
import { fieldErrors, type FieldErrors } from '../pages/forms/resource-values.ts';
import { createPages, redirectWithFlash, useView, type OperatorEnv, type View } from './console.ts';

const NAME_LENGTH = 64;
const names = ['name', 'logo', 'accentColor', 'supportAddress'] as const;

const schema = z.object({
  name: text(NAME_LENGTH),
  accentColor: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  supportAddress: z.union([z.literal(''), emailAddress]),
});

/** The operator's branding: name, logo, accent color and support address. */
export const branding = createPages()
  .get('/', async (c) => show(c, await readBranding(c.var.db)))
  .post('/save', formBody, async (c) => {
    const { db, form, view } = c.var;
    const stored = await readBranding(db);
    const [name = '', accentColor = '', supportAddress = ''] = ['name', 'accentColor', 'supportAddress'].map(
      (field) => form.get(field)?.trim(),
    );
    const color = form.has('defaultColor') ? DEFAULT_ACCENT : accentColor.toLowerCase();
    const uploaded = form.get('logo');
    const logo = uploaded ? logoUrl(uploaded) : form.has('remove') ? '' : stored.logo;
    const before = uneditedBranding(stored);
    const entered = { name, accentColor: color, supportAddress, logo: logo ?? WRONG };
    const { merged, edited, reverted } = mergeEdits(form, before, entered);
    const { logo: _logo, ...values } = merged;
    const checked = schema.safeParse(values);
    const conflicts = conflictsOf(view, reverted, { ...before, logo: '' }, stored.updatedAt);
    const errors: FieldErrors = {
      ...fieldErrors(names, checked.error?.issues ?? [], values, view.t),
      ...contrastError(values.accentColor, view),
    };
    if (logo === undefined) errors['logo'] = view.t.branding.wrongLogo;
    const refusal = unsaved(errors, conflicts);
    if (refusal.status !== 200) return show(c, stored, { ...stored, ...values }, refusal);
    const ownColor = values.accentColor === DEFAULT_ACCENT ? '' : values.accentColor;
    const next = { ...merged, accentColor: ownColor };
    // Only what was edited, so that another save at the same time keeps its fields.
    await saveBranding(
      db,
      Object.fromEntries(edited.map((field) => [field, next[field as keyof typeof next]])),
    );
    forgetBranding();
    return redirectWithFlash(c, 'brandingSaved', view.url.pathname);
  });

/** An uploaded file that is no image; never stored. */
const WRONG = 'wrong';

/** What the form sends while nobody edits it. */
const uneditedBranding = ({ name, accentColor, supportAddress, logo }: Branding) => ({
  name: name.trim(),
  accentColor: (accentColor || DEFAULT_ACCENT).toLowerCase(),
  supportAddress: supportAddress.trim(),
  logo,
});

/** Messages at the fields that were changed since the form was shown: the branding is in no activity list. */
function conflictsOf(view: View, names: string[], stored: Record<string, string>, at: number): FieldErrors {
  const { conflict, activity } = view.t;
  const text = (name: string) => stored[name] || activity.empty;
  return Object.fromEntries(
    names.map((name) => [name, conflict.by(text(name), activity.by.operator, view.formats.time(at))]),
  );
}

/** The message for a color that cannot be read. */
function contrastError(color: string, { t, formats }: View): FieldErrors {
  if (!/^#[0-9a-f]{6}$/.test(color)) return {};
  const found = accentContrast(color);
  if (found >= MIN_CONTRAST) return {};
  const shown = formats.number(Math.floor(found * 10) / 10);
  return {
    accentColor: t.branding.contrast(shown, formats.number(MIN_CONTRAST), readableAccent(color)),
  };
}

function show<E extends OperatorEnv>(
  c: Context<E>,
  stored: Branding,
  values = stored,
  { errors, status } = unsaved(),
) {
  const { view }: OperatorEnv['Variables'] = c.var;
  const { title } = view.t.branding;
  return page(
    c,
    title,
    <>
      <h1>{title}</h1>
      <BrandingForm values={values} stored={stored} errors={errors} />
    </>,
    status,
  );
}

type FormProps = { values: Branding; stored: Branding; errors: FieldErrors };

function BrandingForm({ values, stored, errors }: FormProps) {
  const texts = useView().t.branding;
  const field = (name: (typeof names)[number]) => ({
    name,
    label: texts.fields[name].label,
    hint: texts.fields[name].text,
    error: errors[name],
  });
  return (
    <>
      <p class="lead">{texts.lead}</p>
      <ErrorSummary errors={errors} fields={texts.fields} />
      <Form action="/operator/branding/save" files class="stack" stored={uneditedBranding(stored)}>
        <section class="card">
          <Field {...field('name')} value={values.name} maxlength={NAME_LENGTH} />
          {values.logo && (
            <p class="logo-preview">
              <img src={logoPath(values)} alt={texts.current} />
            </p>
          )}
          <Field {...field('logo')} type="file" accept="image/png,image/svg+xml,image/jpeg,image/webp" />
          {values.logo && <Box name="remove" label={texts.remove} />}
          <Field {...field('accentColor')} type="color" value={values.accentColor || DEFAULT_ACCENT} />
          {values.accentColor && <Box name="defaultColor" label={texts.defaultColor} />}
          <Field {...field('supportAddress')} type="email" value={values.supportAddress} />
        </section>
        <SaveBar button={texts.button} errors={errors} />
      </Form>
    </>
  );
}
