import type { Context } from 'hono';
import { csrf } from 'hono/csrf';
import { withDomain } from '../account/domain/with-domain.ts';
import { createDomainPages } from '../account/domain/page.tsx';
import { withNavigation } from '../account/console.ts';
import { texts as consoleTexts } from '../account/texts/index.ts';
import { requireRole } from '../account/roles.ts';
import { withSetup } from '../account/onboarding/steps.tsx';
import { session } from '../people/sign-in/session.ts';
import { defaultsOf } from '../definitions/field.ts';
import { colorNames, themeFields } from '../definitions/theme-fields.ts';
import { required } from '../http/problem.ts';
import { languageOf } from '../lib/text/locale-match.ts';
import { randomHex } from '../lib/crypto/random.ts';
import { errorPage } from '../pages/error-page.tsx';
import { formBody } from '../pages/forms/form.tsx';
import { languages } from '../pages/texts/index.ts';
import { securityHeaders } from '../pages/security-headers.ts';
import { chooseLocale, noticeContentOf } from '../visitor/content/localize.ts';
import {
  configurationOf,
  configurationQueries,
  type Configuration,
} from '../visitor/content/configuration.ts';
import { visibleContent } from '../visitor/content/visible-content.ts';
import { withServiceTexts } from '../presets/service-texts.ts';
import { samplePage } from './sample-page.ts';
import { previews, type Previewed } from './previewed-content.ts';
import { widgetConfig } from '../visitor/script/widget-config.ts';
import { laterParts } from '../visitor/script/prepared-script.ts';
import { names, widgets } from '../visitor/widget.gen.ts';
import { assembleScript, variantName } from '../widget/assemble-script.ts';

// The pages that have a preview.
const THEME = '/domains/:domainId/appearance/:theme/preview';
const LOCALE = '/domains/:domainId/texts/:locale/preview';
const STEP = '/domains/:domainId/onboarding/:step/preview';
const DESIGN = '/domains/:domainId/activity/versions/design/:design/preview';

/** A sample page with the widget, as it is stored or with the values of a form. */
async function show<E extends Previewed>(c: Context<E>, choose: (typeof previews)['theme']) {
  const { db, domain, view, form }: Previewed['Variables'] = c.var;
  const [found, ofDomain, active, placeholders, [used]] = await db.batch(configurationQueries(db, domain.id));
  const stored = { theme: used, locales: active, embeddings: ofDomain };
  const { language: chosenLanguage, valid, ...chosen } = await choose(c, stored);
  const { theme, locales, embeddings: own } = { ...stored, ...chosen };
  const names = locales.map(({ name }) => name);
  const embeddings = await withServiceTexts(own, names, c.env.ASSETS);
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

/** Settings that only a website needs: it counts, blocks and deletes. */
const OFF = {
  statisticsEnabled: false,
  blockNewScripts: false,
  blockFirstPartyScripts: false,
  blockInlineScripts: false,
  blockIframes: false,
  strictBlocking: false,
  deleteUnknownCookies: false,
};

/**
 * The widget as visitors get it, without what a sample page does not need: it contains no code of services and no address
 * of this service, and includes the parts that it loads later.
 */
function previewWidget(configuration: Configuration, locale: string, dark: boolean) {
  const own = { ...configuration, domain: { ...configuration.domain, ...OFF } };
  const content = visibleContent(own, locale);
  const notice = noticeContentOf(own, content);
  const parts = Object.entries(laterParts).map(
    ([part, scriptFor]) => `if(document.currentScript.src.includes('&part=${part}&')){${scriptFor(notice)}}`,
  );
  // The widget appends parameters to this address, among them the part. The two slashes turn them into a comment.
  const base = `data:text/javascript,${encodeURIComponent(`${parts.join('')}//`)}`;
  const request = { base: 'https://preview.invalid', apiKey: '', isCcm19Snippet: false, optOutSignal: false };
  const config = widgetConfig(own, content, '', request);
  return assembleScript(widgets[variantName({ blocking: 'page', policies: false, options: true })]!, names, {
    ...config,
    base,
    embeddings: config.embeddings.map((embedding) => ({ ...embedding, scriptHtmlCode: undefined })),
    links: config.links.map((link) => ({ ...link, url: link.url && '#', newTab: undefined })),
    legalPages: undefined,
    consentSharingDomains: undefined,
    // This rule comes before the theme's own colors, which also apply in dark mode.
    theme: { ...config.theme, css: `.r{color-scheme:${dark ? 'dark' : 'light'}}${config.theme.css ?? ''}` },
  });
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
  .route(THEME, frame(previews.theme))
  .route(LOCALE, frame(previews.locale))
  .route(STEP, frame(previews.step))
  .get(DESIGN, (c) => show(c, previews.design))
  .onError(errorPage);
