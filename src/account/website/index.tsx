import type { Context } from 'hono';
import { readDomains } from '../../clients/backup/export-client.ts';
import { findDomain, updateDomain } from '../../db/domains/domains.ts';
import { readAndChange } from '../../db/change.ts';
import { missing, required } from '../../http/problem.ts';
import { attachment } from '../../lib/http/attachment.ts';
import { ActionForm, Form, formBody, type WithForm } from '../../pages/forms/form.tsx';
import { Card, LinkLine } from '../../pages/page.tsx';
import { websiteColumns } from '../../resources/domain.ts';
import { redirectWithFlash, useView } from '../console.ts';
import { createDomainPages, domainPage, type DomainPages } from '../domain/page.tsx';
import { ForRole } from '../../people/roles.tsx';
import { requireRole } from '../roles.ts';
import { deleteWebsite } from './delete.tsx';
import { readWebsite, websiteError, WebsiteField } from './entered-website.tsx';
import { moveWebsite } from './move.tsx';

/** A website as a whole: its address, its archive, its move to another client and its deletion. */
export const website = createDomainPages()
  .use(requireRole('owner'))
  .get('/', (c) => show(c))
  .get('/export.json', async (c) => {
    const { db, domain } = c.var;
    for await (const found of readDomains(db, domain.clientId, [domain])) {
      c.header('Content-Disposition', attachment(`placet-${domain.name}.json`));
      return c.json(found);
    }
    throw missing('domain');
  })
  .post('/rename', formBody, (c) =>
    readAndChange(c.var.db, { domainId: c.var.domain.id }, async () => {
      const { db, domain, form, view } = c.var;
      const entered = readWebsite(form);
      if (entered === undefined) return show(c, view.t.website.errors.name);
      try {
        if (entered !== domain.enteredName)
          required(await updateDomain(db, domain.clientId, domain.id, websiteColumns(entered)), 'domain');
      } catch (error) {
        return show(c, websiteError(error, view.t));
      }
      return redirectWithFlash(c, 'saved', pagePath(domain.id));
    }),
  )
  .post('/archive', formBody, async (c) => {
    const { db, domain, form } = c.var;
    const archived = form.get('archived') === 'on';
    required(await updateDomain(db, domain.clientId, domain.id, { archived }), 'domain');
    return redirectWithFlash(c, archived ? 'archived' : 'unarchived', pagePath(domain.id), domain.name);
  })
  .route('/delete', deleteWebsite)
  .route('/move', moveWebsite);

const pagePath = (id: string) => `/account/domains/${id}/website`;

type Shown = DomainPages & { Variables: Partial<WithForm['Variables']> };

async function show<E extends Shown>(c: Context<E>, error?: string) {
  const { db, domain, form, session, view }: Shown['Variables'] = c.var;
  const { archived } = required(await findDomain(db, domain.clientId, domain.id), 'domain');
  const { title, lead, deletion, move } = view.t.website;
  const entered = form?.get('name') ?? domain.enteredName;
  return domainPage(
    c,
    title,
    <>
      <p class="lead">{lead}</p>
      <Address id={domain.id} entered={entered} error={error} />
      <Archive id={domain.id} archived={archived} />
      {session.operator ? (
        <Card title={move.title}>
          <p>{move.ownersOnlyText}</p>
        </Card>
      ) : (
        <Way id={domain.id} to="move" texts={move} />
      )}
      <ForRole needed="owner" to={`${pagePath(domain.id)}/delete`}>
        <Way id={domain.id} to="delete" texts={deletion} />
      </ForRole>
    </>,
    error ? 422 : 200,
  );
}

function Address({ id, entered, error }: { id: string; entered: string; error: string | undefined }) {
  const { rename } = useView().t.website;
  return (
    <Card title={rename.title}>
      <p>{rename.text}</p>
      <Form action={`${pagePath(id)}/rename`} class="stack">
        <WebsiteField value={entered} error={error} />
        <div>
          <button>{rename.button}</button>
        </div>
      </Form>
    </Card>
  );
}

function Archive({ id, archived }: { id: string; archived: boolean }) {
  const { archive } = useView().t.website;
  return (
    <Card title={archive.title}>
      <p class={archived ? 'notice' : undefined}>{archived ? archive.isArchived : archive.text}</p>
      <ActionForm
        action={`${pagePath(id)}/archive`}
        button={archived ? archive.back : archive.button}
        name="archived"
        value={archived ? 'off' : 'on'}
        quiet
      />
    </Card>
  );
}

type WayProps = { id: string; to: 'move' | 'delete'; texts: { title: string; text: string; link: string } };

/** A card that leads to a page of its own. */
const Way = ({ id, to, texts }: WayProps) => (
  <Card title={texts.title}>
    <p>{texts.text}</p>
    <LinkLine class="button" href={`${pagePath(id)}/${to}`}>
      {texts.link}
    </LinkLine>
  </Card>
);
