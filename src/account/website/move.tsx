import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { findMove, makeMove, offerMove, withdrawMove } from '../../db/domains/moves.ts';
import { logEvent } from '../../http/log-event.ts';
import { websiteTitle } from '../../lib/http/host-names.ts';
import { clientName } from '../../pages/displayed-names.ts';
import { Box, Copyable } from '../../pages/forms/fields.tsx';
import { ActionForm, Form, formBody } from '../../pages/forms/form.tsx';
import { Alert, Card, LinkLine, messagePage } from '../../pages/page.tsx';
import { redirectWithFlash, useView } from '../console.ts';
import { createDomainPages, domainPage, type DomainPages } from '../domain/page.tsx';
import { passwordConfirmed } from '../../people/sign-in/confirm-password.tsx';
import type { SignedIn } from '../console.ts';
import { Downloads } from './downloads.tsx';
import { websiteError } from './entered-website.tsx';

/** Refuses the operator, who acts as an owner elsewhere. */
export const ownersOnly = createMiddleware<SignedIn>(async (c, next) => {
  const { session, view } = c.var;
  if (!session.operator) return next();
  const { ownersOnly: title, ownersOnlyText } = view.t.website.move;
  return messagePage(c, title, ownersOnlyText, ['/account', view.t.errors.back], 403);
});

const keysOf = ({ id, clientId }: DomainPages['Variables']['domain']) => ({ domainId: id, clientId });
const pagePath = (id: string) => `/account/domains/${id}/website/move`;

/** Moves a website to another client: the link, and the move once an owner of the other client has accepted. */
export const moveWebsite = createDomainPages()
  .use(ownersOnly)
  .get('/', (c) => show(c))
  .post('/', formBody, passwordConfirmed, async (c) => {
    const { db, domain, view } = c.var;
    // A form that is sent again after a client has accepted keeps the acceptance.
    const offer = await offerMove(db, c.env, keysOf(domain));
    return show(c, { link: offer && view.url.origin + offer.path });
  })
  .post('/withdraw', formBody, async (c) => {
    const { db, domain } = c.var;
    await withdrawMove(db, keysOf(domain));
    return redirectWithFlash(c, 'moveWithdrawn', pagePath(domain.id));
  })
  .post('/make', formBody, passwordConfirmed, async (c) => {
    const { db, domain, form, view } = c.var;
    const t = view.t.website.move;
    if (!form.has('exported')) return show(c, { error: t.notExported });
    // The client that the page named.
    const to = form.get('to') ?? '';
    try {
      if (!(await makeMove(db, keysOf(domain), to))) return await show(c, { error: t.changed });
    } catch (error) {
      const move = await findMove(db, keysOf(domain));
      return show(c, { error: t.noRoom(clientName(move as Named), websiteError(error, view.t)) });
    }
    logEvent('domain moved', { domain: domain.id, client: domain.clientId, to });
    return redirectWithFlash(c, 'moved', '/account', websiteTitle(domain));
  });

type Shown = { link?: string | undefined; error?: string };

async function show<E extends DomainPages>(c: Context<E>, { link, error }: Shown = {}) {
  const { db, domain, view }: DomainPages['Variables'] = c.var;
  const t = view.t.website.move;
  const move = await findMove(db, keysOf(domain));
  return domainPage(
    c,
    t.heading(websiteTitle(domain)),
    <>
      <Alert text={error} />
      <section class="card">
        <ul class="plain">
          {t.effects.map((effect) => (
            <li>{effect}</li>
          ))}
        </ul>
        <Downloads id={domain.id} />
      </section>
      {move?.toClientId ? (
        <Accepted
          id={domain.id}
          to={move.toClientId}
          expiresAt={move.expiresAt}
          name={clientName(move as Named)}
        />
      ) : (
        <Offer id={domain.id} link={link} expiresAt={move?.expiresAt} />
      )}
      <LinkLine href={pagePath(domain.id).replace(/\/move$/, '')}>{view.t.website.title}</LinkLine>
    </>,
    error ? 422 : 200,
  );
}
type Named = Parameters<typeof clientName>[0];

function Offer({
  id,
  link,
  expiresAt,
}: {
  id: string;
  link?: string | undefined;
  expiresAt?: number | undefined;
}) {
  const { t, formats } = useView();
  const { title, offerText, create, again, linkLabel, once, waiting, withdraw } = t.website.move;
  return (
    <Card title={title}>
      {link ? (
        <>
          <Copyable id="link" label={linkLabel} value={link} rows={3} />
          <p class="hint">{once}</p>
        </>
      ) : (
        <p>{offerText}</p>
      )}
      {expiresAt !== undefined && <p class="hint">{waiting(formats.time(expiresAt))}</p>}
      <div class="choice">
        <ActionForm action={pagePath(id)} button={expiresAt ? again : create} quiet={Boolean(expiresAt)} />
        {expiresAt !== undefined && (
          <ActionForm action={`${pagePath(id)}/withdraw`} button={withdraw} quiet />
        )}
      </div>
    </Card>
  );
}

type AcceptedProps = { id: string; to: string; name: string; expiresAt: number };

function Accepted({ id, to, name, expiresAt }: AcceptedProps) {
  const { t, formats } = useView();
  const { title, accepted, until, exported, make, withdraw } = t.website.move;
  return (
    <Card title={title}>
      <p>{accepted(name)}</p>
      <p class="hint">{until(formats.time(expiresAt))}</p>
      <Form action={`${pagePath(id)}/make`} class="stack">
        <input type="hidden" name="to" value={to} />
        <Box name="exported" label={exported} required />
        <div>
          <button>{make(name)}</button>
        </div>
      </Form>
      <ActionForm action={`${pagePath(id)}/withdraw`} button={withdraw} quiet />
    </Card>
  );
}
