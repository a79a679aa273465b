import { csrf } from 'hono/csrf';
import { auditChange } from '../http/audit-log.ts';
import { missing } from '../http/problem.ts';
import { errorPage } from '../pages/error-page.tsx';
import { formBody } from '../pages/form.tsx';
import { headers } from '../pages/headers.ts';
import { goOn, notice } from '../pages/notice.ts';
import { client } from './client.tsx';
import { clients } from './clients.tsx';
import { copy } from './copy.tsx';
import { deleteClient } from './delete-client.tsx';
import { domains } from './domains.tsx';
import { createMiddleware, createPages, inLanguage } from './env.ts';
import { foundClient } from './found-client.ts';
import { login } from './login.tsx';
import { download, upload } from './moving.tsx';
import { secondFactor } from './second-factor.tsx';
import { logOut, signedIn } from './session.ts';
import { status } from './status.tsx';

const CLIENT = '/clients/:clientId';

/** Logs what is changed, and whose it is. */
const changes = createMiddleware(async (c, next) => {
  await next();
  if (c.req.method !== 'POST' || c.res.status !== 303) return;
  const client = /clients\/([0-9a-f]+)/.exec(c.res.headers.get('Location')! + c.req.path)?.[1];
  auditChange(c, 'operator', { client });
});

/** The tree of `/operator`: the pages of whoever has the operator's key. */
export const operator = createPages()
  .use(headers, inLanguage, notice, csrf())
  .route('/login', login)
  .use(signedIn, changes)
  .route('/', clients)
  .use(`${CLIENT}/*`, foundClient)
  .route(CLIENT, client)
  .route(`${CLIENT}/export`, download)
  .route('/import', upload)
  .route(`${CLIENT}/second-factor`, secondFactor)
  .route(`${CLIENT}/delete`, deleteClient)
  .route('/domains', domains)
  .route('/domains/:domainId/copy', copy)
  .route('/status', status)
  .post('/logout', formBody, async (c) => {
    await logOut(c);
    return goOn(c, 'loggedOut', '/operator/login');
  })
  .get('/*', () => {
    throw missing('page');
  })
  .onError(errorPage);
