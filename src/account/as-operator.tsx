import { createMiddleware } from 'hono/factory';
import { logEvent } from '../http/log-event.ts';
import { Form, formBody } from '../pages/form.tsx';
import { page } from '../pages/page.tsx';
import { createPages } from './env.ts';
import { logOut, signedIn, type WithVisitor } from './session.ts';
import { useView } from './view.ts';

/** What the operator may open of a client's console; all else is the client's own, whatever comes to be there. */
const OPEN = /^\/account(\/(domains|hosts|leave|link|logout|session)(\/|$)|$)/;

/** Marks each page for an operator who is in the console of a client. */
export const asOperator = createMiddleware<WithVisitor>(async (c, next) => {
  const { session, view } = c.var;
  if (!session?.operator) return next();
  view.banner = <Banner />;
  view.links = view.links.filter(([path]) => OPEN.test(path));
  if (OPEN.test(c.req.path)) return next();
  const t = view.t.asOperator;
  return page(
    c,
    t.own,
    <section class="card narrow">
      <h1>{t.own}</h1>
      <p>{t.ownText}</p>
    </section>,
    403,
  );
});

function Banner() {
  const { t, username = '' } = useView();
  return (
    <aside class="as-operator" aria-label={t.asOperator.text(username)}>
      <p>{t.asOperator.text(username)}</p>
      <Form action="/account/leave">
        <button class="quiet">{t.asOperator.leave}</button>
      </Form>
    </aside>
  );
}

/** Leads the operator back. */
export const leave = createPages().post('/', signedIn, formBody, async (c) => {
  const { session } = c.var;
  await logOut(c, session);
  logEvent('console left by the operator', { client: session.clientId });
  return c.redirect(`/operator/clients/${session.clientId}`, 303);
});
