import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { csrf } from 'hono/csrf';
import { withDomain } from '../account/domain/with-domain.ts';
import { createDomainPages, type WithDomain } from '../account/domain/page.tsx';
import { withNavigation } from '../account/console.ts';
import { designOf } from '../account/activity/design-versions.tsx';
import { drawable } from '../clients/design-versions.ts';
import { texts as consoleTexts } from '../account/texts/index.ts';
import { requireRole } from '../account/roles.tsx';
import { withSetup } from '../account/onboarding/steps.tsx';
import { session } from '../account/sign-in/session.ts';
import { readThemeForm } from '../account/appearance/read-theme-form.ts';
import { defaultsOf } from '../definitions/field.ts';
import { colorNames, themeFields } from '../definitions/theme-fields.ts';
import { themes } from '../db/schema.ts';
import { missing, required } from '../http/problem.ts';
import { languageOf } from '../lib/text/locale-match.ts';
import { randomHex } from '../lib/crypto/random.ts';
import { errorPage } from '../pages/error-page.tsx';
import { formBody, type WithForm } from '../pages/forms/form.tsx';
import { pathsOf, type Group } from '../pages/forms/resource-form.tsx';
import { readFields, type Values } from '../pages/forms/resource-values.ts';
import { languages } from '../pages/texts/index.ts';
import { securityHeaders } from '../pages/security-headers.ts';
import { withoutUndefined } from '../resources/field-schemas.ts';
import { localeRows, localeSchema } from '../resources/locale.ts';
import { chooseLocale } from '../visitor/content/localize.ts';
import { configurationOf, configurationQueries } from '../visitor/content/configuration.ts';
import { visibleContent } from '../visitor/content/visible-content.ts';
import { samplePage } from './sample-page.ts';
import { previewWidget } from './preview-widget.ts';
import type { Shown, Stored } from './previewed-content.ts';
import { setupStep } from './setup-step.ts';

// The pages that have a preview.
const THEME = '/domains/:domainId/appearance/:theme/preview';
const LOCALE = '/domains/:domainId/texts/:locale/preview';
const STEP = '/domains/:domainId/onboarding/:step/preview';
const DESIGN = '/domains/:domainId/activity/versions/design/:design/preview';

/** The fields of the form of a language. */
const localePaths = pathsOf(Object.values<Group>(consoleTexts.en.locales.groups));

type Locale = Stored['locales'][number];
type Previewed = WithDomain & { Variables: Partial<WithForm['Variables']> };

/** A sample page with the widget, as it is stored or with the values of a form. */
async function show<E extends Previewed>(
  c: Context<E>,
  choose: (c: Context, stored: Stored) => Promise<Shown> | Shown,
) {
  const { db, domain, view, form }: Previewed['Variables'] = c.var;
  const [found, ofDomain, active, placeholders, [used]] = await db.batch(configurationQueries(db, domain.id));
  const stored = { theme: used, locales: active, embeddings: ofDomain };
  const { language: chosenLanguage, valid, ...chosen } = await choose(c, stored);
  const { theme, locales, embeddings } = { ...stored, ...chosen };
  const configuration = required(
    configurationOf([found, embeddings, locales, placeholders, theme ? [theme] : []]),
    'domain',
  );
  const { language, t } = view;
  const dark = form?.get('scheme') === 'dark';
  const shown = form?.get('preview-language') ?? chosenLanguage ?? language;
  const spoken = chooseLocale(c, shown, configuration);
  const widget = valid ? previewWidget(configuration, spoken, dark) : undefined;
  const { texts } = visibleContent(configuration, spoken);
  const nonce = randomHex(16);
  c.set('headers', headersOf(nonce));
  const colors = Object.fromEntries(
    colorNames.map((name) => [name, { ...defaultsOf(themeFields), ...configuration.theme }[name]]),
  );
  // A page of the website, in its own language where there are texts in it.
  const ofPage = languages.find((name) => name === languageOf(spoken)) ?? language;
  const sample = { ...consoleTexts[ofPage].preview.sample, invalid: t.preview.sample.invalid };
  const look = { language: ofPage, nonce, widget, texts, colors, layer: form?.get('layer') ?? 'first', dark };
  return c.html(samplePage(sample, look), valid ? 200 : 422);
}

/** The page runs only in an iframe of the console, in an origin of its own, with its own scripts, and requests nothing. */
const headersOf = (nonce: string) => ({
  'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src data:; connect-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-scripts`,
  'X-Frame-Options': 'SAMEORIGIN',
  // The sandbox already gives the page its own origin; asking again makes the browser warn.
  'Origin-Agent-Cluster': '?0',
});

async function themeOf<E extends Previewed>(c: Context<E>): Promise<Shown> {
  const { db, domain, view, form }: Previewed['Variables'] = c.var;
  const own = and(eq(themes.domainId, domain.id), eq(themes.id, c.req.param('theme')!));
  const [stored] = await db.select().from(themes).where(own);
  if (!stored) throw missing('theme');
  if (!form) return { theme: stored, valid: true };
  // The name is not visible in the widget, so the form need not send it.
  form.set('name', stored.name);
  const { checked } = readThemeForm(form, stored, {
    features: view.features,
    whitelabel: domain.whitelabel,
  });
  return {
    theme: { ...stored, ...(checked.data && withoutUndefined(checked.data)) },
    valid: checked.success,
  };
}

async function localeOf<E extends Previewed>(c: Context<E>, { locales }: Stored): Promise<Shown> {
  const { db, domain, form }: Previewed['Variables'] = c.var;
  const stored = required(await localeRows.find(db, domain.id, c.req.param('locale')!), 'locale');
  const entered = form ? readFields(localeSchema.update, localePaths, form) : {};
  const valid = localeSchema.update.safeParse(entered).success;
  const locale = mergeTexts(stored, entered) as Locale;
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

/** A design of the past, with the texts of today. */
async function designTheme<E extends Previewed>(c: Context<E>): Promise<Shown> {
  const { theme } = await designOf(c.var, c.req.param('design')!);
  return { theme: { ...defaultsOf(themeFields), ...drawable(theme) }, valid: true };
}

const frame = (choose: Parameters<typeof show>[1]) =>
  createDomainPages()
    .get('/', (c) => show(c, choose))
    .post('/', formBody, (c) => show(c, choose));

/** The only pages that use both a client's session and the visitors' widget. */
export const preview = createDomainPages();
for (const path of [THEME, LOCALE, STEP, DESIGN])
  preview.use(path, securityHeaders, withNavigation, session, csrf(), requireRole('viewer'), withDomain);
preview.use(STEP, withSetup);
preview
  .route(THEME, frame(themeOf))
  .route(LOCALE, frame(localeOf))
  .route(STEP, frame(setupStep))
  .get(DESIGN, (c) => show(c, designTheme))
  .onError(errorPage);
