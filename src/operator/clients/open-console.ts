import type { Context } from 'hono';
import { eq } from 'drizzle-orm';
import { openOperatorSessionAsClient, operatorKeyHash } from '../../db/users/operator-sessions.ts';
import { domains } from '../../db/schema.ts';
import { logEvent } from '../../http/log-event.ts';
import { missing } from '../../http/problem.ts';
import { newToken } from '../../lib/crypto/checked-token.ts';
import { tokenHash } from '../../lib/crypto/sha256.ts';
import { formBody } from '../../pages/forms/form.tsx';
import { sessionCookie } from '../../pages/host-cookie.ts';
import { createPages, redirectWithFlash } from '../console.ts';

/** Opens a client’s console at a page, unless the client is not active. */
export async function openConsole(c: Context, clientId: string, path = '/account') {
  const id = await newToken(c.env.SECRET_KEY, 'session');
  const key = (await operatorKeyHash(c.env))!;
  if (!(await openOperatorSessionAsClient(c.var.db, tokenHash(id), clientId, key)))
    return redirectWithFlash(c, 'inactive', `/operator/clients/${clientId}`);
  sessionCookie.write(c, id);
  logEvent('console opened by the operator', { client: clientId });
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
