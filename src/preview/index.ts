import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { csrf } from 'hono/csrf';
import { createDomainPages, withDomain, type WithDomain } from '../account/with-domain.ts';
import { createPages } from '../account/env.ts';
import { requireRole } from '../account/roles.tsx';
import { session } from '../account/session.ts';
import { readThemeForm } from '../account/read-theme-form.ts';
import { withNavigation } from '../account/navigation.ts';
import { themes } from '../db/schema.ts';
import { missing } from '../http/problem.ts';
import { randomHex } from '../lib/random.ts';
import { errorPage } from '../pages/error-page.tsx';
import { formBody } from '../pages/form.tsx';
import { securityHeaders } from '../pages/security-headers.ts';
import { withoutUndefined } from '../resources/field-schemas.ts';
import { chooseLocale } from '../visitor/choose-locale.ts';
import { configurationOf, configurationQueries } from '../visitor/configuration.ts';
import { samplePage } from './sample-page.ts';
import { previewWidget } from './preview-widget.ts';

const PATH = '/domains/:domainId/appearance/:theme/preview';

/** A sample page with the widget in a theme of the domain, as it is stored or with the values of a form. */
async function show(c: Context, form?: URLSearchParams) {
  const { db, domain, view } = c.var as WithDomain['Variables'];
  const own = and(eq(themes.domainId, domain.id), eq(themes.id, c.req.param('theme')!));
  const [[stored], found, embeddings, locales, placeholders] = await db.batch([
    db.select().from(themes).where(own),
    ...configurationQueries(db, domain.id),
  ]);
  if (!stored) throw missing('theme');
  // The name is not visible in the widget, so the form need not send it.
  form?.set('name', stored.name);
  const entered = form && readThemeForm(form).checked;
  const theme = { ...stored, ...(entered?.data && withoutUndefined(entered.data)) };
  const configuration = configurationOf([found, embeddings, locales, placeholders, [theme]]);
  if (!configuration) throw missing('domain');

  const { language, t } = view;
  const dark = form?.get('scheme') === 'dark';
  const valid = entered?.success !== false;
  const widget = valid
    ? previewWidget(configuration, chooseLocale(c, language, configuration), dark)
    : undefined;
  const nonce = randomHex(16);
  c.set('headers', headersOf(nonce));
  const look = { language, nonce, widget, layer: form?.get('layer') ?? 'first', dark };
  return c.html(samplePage(t.appearance.sample, look), valid ? 200 : 422);
}

/** The page runs only in an iframe of the console, in an origin of its own, with its own scripts, and requests nothing. */
const headersOf = (nonce: string) => ({
  'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src data:; connect-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-scripts`,
  'X-Frame-Options': 'SAMEORIGIN',
  // The sandbox already gives the page its own origin; asking again makes the browser warn.
  'Origin-Agent-Cluster': '?0',
});

const frame = createDomainPages()
  .get('/', (c) => show(c))
  .post('/', formBody, (c) => show(c, c.var.form));

/** The only page that uses both a client's session and the visitors' widget. */
export const preview = createPages()
  .use(PATH, securityHeaders, withNavigation, session, csrf(), requireRole('viewer'), withDomain)
  .route(PATH, frame)
  .onError(errorPage);
