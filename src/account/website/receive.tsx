import { createMiddleware } from 'hono/factory';
import { findClient } from '../../db/clients/clients.ts';
import { acceptMove, findOffer } from '../../db/domains/moves.ts';
import { logEvent } from '../../http/log-event.ts';
import { websiteTitle } from '../../lib/http/host-names.ts';
import { clientName } from '../../pages/displayed-names.ts';
import { Confirmation, formBody } from '../../pages/forms/form.tsx';
import { messagePage, narrowPage } from '../../pages/page.tsx';
import { createPages } from '../console.ts';
import { requireRole } from '../roles.ts';
import { passwordConfirmed } from '../../people/sign-in/confirm-password.tsx';
import type { SignedIn } from '../console.ts';
import { ownersOnly } from './move.tsx';

type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** Sets the offer of the path’s link. Answers with a page where the client cannot accept it. */
const withOffer = createMiddleware<SignedIn & { Variables: { offer: Offer } }>(async (c, next) => {
  const { db, session, view } = c.var;
  const t = view.t.website.receive;
  const back = ['/account', view.t.overview.title] as const;
  const offer = await findOffer(db, c.env, c.req.param('token') ?? '', session.clientId);
  if (!offer) return messagePage(c, t.invalidTitle, t.invalid, back, 404);
  const title = t.title(websiteTitle(offer));
  if (offer.clientId === session.clientId) return messagePage(c, title, t.own, back, 409);
  if (offer.toClientId) return messagePage(c, title, t.accepted(clientName(offer)), back);
  c.set('offer', offer);
  return next();
});

/** Accepts a website that another client offers by a link. */
export const receiveWebsite = createPages()
  .use(requireRole('owner'), ownersOnly)
  .use('/:token', withOffer)
  .get('/:token', async (c) => {
    const { db, offer, session, view } = c.var;
    const t = view.t.website.receive;
    const title = websiteTitle(offer);
    const own = (await findClient(db, session.clientId))!;
    return narrowPage(
      c,
      t.title(title),
      <>
        <p>{t.text(clientName(offer), title, clientName(own))}</p>
        <ul class="plain">
          {t.effects.map((effect) => (
            <li>{effect}</li>
          ))}
        </ul>
        <p>{t.next}</p>
        <Confirmation action={c.req.path} button={t.button} back="/account" />
      </>,
    );
  })
  .post('/:token', formBody, passwordConfirmed, async (c) => {
    const { db, offer, session } = c.var;
    const accepted = await acceptMove(db, c.req.param('token'), session.clientId);
    if (accepted) logEvent('domain move accepted', { domain: offer.domainId, client: session.clientId });
    // The page says what has become of the link.
    return c.redirect(c.req.path, 303);
  });
