import type { Context } from 'hono';
import { eq } from 'drizzle-orm';
import { openSessionAsClient, operatorKeyHash } from '../../db/users/operator-people.ts';
import { domains } from '../../db/schema.ts';
import { logEvent } from '../../http/log-event.ts';
import { missing } from '../../http/problem.ts';
import { newToken } from '../../lib/crypto/checked-token.ts';
import { tokenHash } from '../../lib/crypto/sha256.ts';
import { formBody } from '../../pages/forms/form.tsx';
import { sessionCookies } from '../../pages/host-cookie.ts';
import type { Session } from '../../people/sign-in/session.ts';
import { createPages, redirectWithFlash } from '../console.ts';

/** Opens a client’s console at a page, unless the client is not active. */
export async function openConsole(c: Context, clientId: string, path = '/account') {
  const id = await newToken(c.env.SECRET_KEY, 'session');
  const { userId, hash }: Session = c.var.session;
  const operatorKey = userId === '' ? (await operatorKeyHash(c.env))! : null;
  const opener = { userId, operatorKey, session: hash };
  if (!(await openSessionAsClient(c.var.db, tokenHash(id), clientId, opener)))
    return redirectWithFlash(c, 'inactive', `/operator/clients/${clientId}`);
  sessionCookies['/account'].write(c, id);
  logEvent('console opened by the operator', { client: clientId, user: userId || undefined });
  return c.redirect(path, 303);
}

/** Opens the status page of a domain in its client’s console. */
export const openDomain = createPages().post('/', formBody, async (c) => {
  const [domain] = await c.var.db
    .select({ id: domains.id, clientId: domains.clientId })
    .from(domains)
    .where(eq(domains.id, c.var.form.get('domain') ?? ''));
  if (!domain) throw missing('domain');
  return openConsole(c, domain.clientId, `/account/domains/${domain.id}/status`);
});
