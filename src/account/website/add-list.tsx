import type { Context } from 'hono';
import { findClient } from '../../db/clients/clients.ts';
import { addWebsites, type AddedList } from '../../domains/website-list.ts';
import { WebsiteList } from '../../pages/forms/website-list.tsx';
import { formBody } from '../../pages/forms/form.tsx';
import { LinkLine, narrowPage } from '../../pages/page.tsx';
import { createPages, redirectWithFlash } from '../console.ts';
import { requireAllDomains, requireRole } from '../roles.ts';
import type { SignedIn } from '../console.ts';

/** Adds a list of websites to the account, as far as its plan has room. */
export const addWebsiteList = createPages()
  .use(requireRole('editor'), requireAllDomains)
  .get('/', (c) => show(c))
  .post('/', formBody, async (c) => {
    const { form, session } = c.var;
    const result = await addWebsites(c.env, session.clientId, form.get('domain') ?? '');
    const { added, refused } = result;
    if (refused.length > 0 || added.length === 0) return show(c, result);
    return redirectWithFlash(c, 'websitesAdded', '/account', String(added.length));
  });

async function show<E extends SignedIn>(c: Context<E>, result?: AddedList) {
  const { db, session, view }: SignedIn['Variables'] = c.var;
  const plan = (await findClient(db, session.clientId))!;
  return narrowPage(
    c,
    view.t.websiteList.title,
    <>
      <WebsiteList action="/account/add/list" plan={plan} result={result} />
      <LinkLine href="/account">{view.t.overview.title}</LinkLine>
    </>,
    result ? 422 : 200,
  );
}
