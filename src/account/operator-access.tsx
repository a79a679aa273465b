import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { logEvent } from '../http/log-event.ts';
import { formBody, ActionForm } from '../pages/forms/form.tsx';
import { createPages, useView, type AccountEnv, type ClientSession } from './console.ts';
import { requireRole } from './roles.ts';
import { refuseSupport } from '../people/roles.tsx';
import { signOut } from '../people/sign-in/session.ts';
import { messagePage } from '../pages/page.tsx';

/** The pages of a client's console that the operator may open; new pages are closed unless they are added here. */
const OPEN =
  /^\/account(\/(add|activity(\.[a-z]+)?|domains|leave|link|logout|session|waiting-hosts)(\/|$)|$)/;

/** Marks every page that the operator opens in a client's console, and refuses the client's own pages. */
type WithSession = AccountEnv & { Variables: { session?: ClientSession } };

export const operatorAccess = createMiddleware<WithSession>(async (c, next) => {
  const { session, view } = c.var;
  if (!session?.operator) return next();
  view.banner = <Banner />;
  view.menu = view.menu.filter(([path]) => OPEN.test(path));
  view.links = view.links.filter(([path]) => OPEN.test(path));
  if (OPEN.test(c.req.path)) return refuseSupport(c as Context, next);
  const t = view.t.operatorAccess;
  return messagePage(c, t.own, t.ownText, undefined, 403);
});

function Banner() {
  const { t, username = '' } = useView();
  return (
    <aside class="as-operator" aria-label={t.operatorAccess.text(username)}>
      <p>{t.operatorAccess.text(username)}</p>
      <ActionForm action="/account/leave" button={t.operatorAccess.leave} quiet />
    </aside>
  );
}

/** Ends the operator's session in the console and returns to the client's page. */
export const leaveConsole = createPages().post('/', requireRole('owner'), formBody, async (c) => {
  const { session } = c.var;
  await signOut(c, session);
  logEvent('console left by the operator', {
    client: session.clientId,
    user: session.operator?.userId || undefined,
  });
  return c.redirect(`/operator/clients/${session.clientId}`, 303);
});
