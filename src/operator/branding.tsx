import type { Context } from 'hono';
import * as z from 'zod/mini';
import { accentContrast, DEFAULT_ACCENT, readableAccent } from '../branding/accent-colors.ts';
import { forgetBranding } from '../branding/branding-cache.ts';
import { logoUrl } from '../branding/uploaded-logo.ts';
import { readBranding, saveBranding, type Branding } from '../db/clients/branding.ts';
import { emailAddress, text } from '../http/input-schemas.ts';
import { MIN_CONTRAST } from '../lib/color-contrast.ts';
import { logoPath } from '../pages/brand.tsx';
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
    const values = { name, accentColor: color, supportAddress };
    const checked = schema.safeParse(values);
    const errors: FieldErrors = {
      ...fieldErrors(names, checked.error?.issues ?? [], values, view.t),
      ...contrastError(color, view),
    };
    const uploaded = form.get('logo');
    const logo = uploaded ? logoUrl(uploaded) : form.has('remove') ? '' : stored.logo;
    if (logo === undefined) errors['logo'] = view.t.branding.wrongLogo;
    if (Object.keys(errors).length > 0) return show(c, { ...stored, ...values }, errors);
    await saveBranding(db, { ...values, accentColor: color === DEFAULT_ACCENT ? '' : color, logo: logo! });
    forgetBranding();
    return redirectWithFlash(c, 'brandingSaved', view.url.pathname);
  });

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

function show<E extends OperatorEnv>(c: Context<E>, values: Branding, errors: FieldErrors = {}) {
  const { view }: OperatorEnv['Variables'] = c.var;
  const { title } = view.t.branding;
  const isWrong = Object.keys(errors).length > 0;
  return page(
    c,
    title,
    <>
      <h1>{title}</h1>
      <BrandingForm values={values} errors={errors} />
    </>,
    isWrong ? 422 : 200,
  );
}

function BrandingForm({ values, errors }: { values: Branding; errors: FieldErrors }) {
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
      <Form action="/operator/branding/save" files class="stack">
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
