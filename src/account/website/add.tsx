import type { Context } from 'hono';
import { confirmHost } from '../../db/clients/client-hosts.ts';
import { findClient } from '../../db/clients/clients.ts';
import { createDomain } from '../../domains/domain-creation.ts';
import { websiteColumns } from '../../resources/domain.ts';
import { ButtonOrCancel, Form, formBody, type WithForm } from '../../pages/forms/form.tsx';
import { mostWebsites } from '../../pages/forms/website-list.tsx';
import { LinkLine, narrowPage } from '../../pages/page.tsx';
import { createPages, redirectWithFlash } from '../console.ts';
import { pathOf } from '../onboarding/steps.tsx';
import { requireAllDomains, requireRole } from '../roles.ts';
import type { SignedIn } from '../console.ts';
import { readWebsite, websiteError, WebsiteField } from './entered-website.tsx';

/** Adds a website to the account, as far as its plan has room. */
export const addWebsite = createPages()
  .use(requireRole('editor'), requireAllDomains)
  .get('/', (c) => show(c))
  .post('/', formBody, async (c) => {
    const { db, form, session, view } = c.var;
    const entered = readWebsite(form);
    if (entered === undefined) return show(c, view.t.website.errors.name);
    const columns = websiteColumns(entered);
    try {
      const { id } = await createDomain(c.env, session.clientId, columns);
      await confirmHost(db, session.clientId, columns.hostKey);
      return redirectWithFlash(c, 'hostConfirmed', pathOf(id, 'scan'), columns.name);
    } catch (error) {
      return show(c, websiteError(error, view.t));
    }
  });

type Shown = SignedIn & { Variables: Partial<WithForm['Variables']> };

async function show<E extends Shown>(c: Context<E>, error?: string) {
  const { db, form, session, view }: Shown['Variables'] = c.var;
  const client = (await findClient(db, session.clientId))!;
  const { domainCount } = client;
  const most = mostWebsites(client);
  const { add: t } = view.t.website;
  const { number } = view.formats;
  const isFull = most !== -1 && domainCount >= most;
  return narrowPage(
    c,
    t.title,
    <>
      {most !== -1 && <p class="hint">{t.plan(number(domainCount), number(most))}</p>}
      {isFull ? (
        <>
          <p class="notice">{t.full}</p>
          <p>
            <a href="/account">{view.t.overview.title}</a>
          </p>
        </>
      ) : (
        <>
          <p>{t.lead}</p>
          <Form action="/account/add" class="stack">
            <WebsiteField value={form?.get('name') ?? ''} error={error} />
            <ButtonOrCancel button={t.button} back="/account" />
          </Form>
          {most !== 1 && <LinkLine href="/account/add/list">{t.list}</LinkLine>}
        </>
      )}
    </>,
    error ? 422 : 200,
  );
}
