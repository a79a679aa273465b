import type { Context } from 'hono';
import { csrf } from 'hono/csrf';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod/mini';
import { countCheck, findHandedOver, isHandoverToken, type HandedOver } from '../../db/domains/handovers.ts';
import { embedSnippets } from '../../domains/embed-snippets.ts';
import { statusOf } from '../../domains/status/domain-status.ts';
import { readState } from '../../domains/status/read-domain-state.ts';
import { changesToPages } from '../../domains/status/tags-to-change.ts';
import { requireWithin } from '../../http/rate-limit.ts';
import { tokenHash } from '../../lib/crypto/sha256.ts';
import { websiteTitle } from '../../lib/http/host-names.ts';
import { errorPage } from '../../pages/error-page.tsx';
import { formBody, formToken } from '../../pages/forms/form.tsx';
import { messagePage, page } from '../../pages/page.tsx';
import { securityHeaders } from '../../pages/security-headers.ts';
import { createPages, withNavigation, type AccountEnv } from '../console.ts';
import { scanWebsite, type ScanFailure } from '../onboarding/scan.tsx';
import { Changes } from './changes.tsx';

type WithLink = AccountEnv & { Variables: { domain: HandedOver } };

/** Sets the website of the link in the path. All links that do not work get the same page. */
const withLink = createMiddleware<WithLink>(async (c, next) => {
  const { db, view } = c.var;
  c.set('headers', { 'X-Robots-Tag': 'noindex, nofollow' });
  const token = c.req.param('token') ?? '';
  if (!(await isHandoverToken(c.env, token))) return invalidLink(c);
  await requireWithin(
    c.env,
    'PROOF_RATE',
    `handover ${tokenHash(token)}`,
    'Too many requests with this link',
  );
  const domain = await findHandedOver(db, token);
  if (!domain) return invalidLink(c);
  c.set('domain', domain);
  view.token = await formToken(c, token);
  view.url.pathname = `/account/handover/${token}`;
  return next();
});

function invalidLink<E extends AccountEnv>(c: Context<E>) {
  const { view }: AccountEnv['Variables'] = c.var;
  const { invalidTitle, invalid } = view.t.handover.page;
  return messagePage(c, invalidTitle, invalid, undefined, 404);
}

const checkForm = z.strictObject({
  token: z.string(),
  /** The change whose button was pressed; the page opens there again. */
  change: z.optional(z.string().check(z.regex(/^change-[0-9a-z]{7,8}$/))),
});

/** What has to change on the pages of a website, for its webmaster, who has a link and no account. */
export const webmasterPage = createPages()
  .use(securityHeaders, withNavigation, csrf())
  .use('/:token/*', withLink)
  .get('/:token', (c) => show(c))
  .post('/:token/check', formBody, async (c) => {
    const { data } = checkForm.safeParse(Object.fromEntries(c.var.form));
    if (!(await countCheck(c.var.db, c.req.param('token')))) return show(c, 'limit');
    const failure = await scanWebsite(c);
    if (failure) return show(c, failure.reason);
    const { view } = c.var;
    return c.redirect(`${view.url.pathname}${data?.change ? `#${data.change}` : ''}`, 303);
  })
  .onError(errorPage);

async function show<E extends WithLink>(c: Context<E>, failure?: ScanFailure['reason'] | 'limit') {
  const { db, domain, view }: WithLink['Variables'] = c.var;
  const [state, snippets] = await Promise.all([
    readState(db, domain.id),
    embedSnippets(db, view.url.origin, domain),
  ]);
  if (!state) return invalidLink(c);
  const { page: t } = view.t.handover;
  const website = websiteTitle(domain);
  return page(
    c,
    t.title(website),
    <>
      <h1>{t.title(website)}</h1>
      <p class="lead">{t.lead}</p>
      <Changes
        domain={domain}
        state={state}
        changes={changesToPages(state, statusOf(state), domain.done)}
        snippet={snippets.default}
        error={failure && failure !== 'limit' ? t[failure] : undefined}
      />
    </>,
    failure === undefined ? 200 : failure === 'badAnswer' || failure === 'unreachable' ? 422 : 429,
  );
}
