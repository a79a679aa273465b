import { csrf } from 'hono/csrf';
import { asOperator } from '../db/activity/actor.ts';
import { missing } from '../http/problem.ts';
import { errorPage } from '../pages/error-page.tsx';
import { formBody } from '../pages/forms/form.tsx';
import { securityHeaders } from '../pages/security-headers.ts';
import { showFlash } from '../pages/flash.ts';
import { redirectWithFlash, createPages, withNavigation } from './console.ts';
import { activity, clientActivity } from './activity.tsx';
import { branding } from './branding.tsx';
import { clientAccount } from './clients/account.tsx';
import { client } from './clients/client.tsx';
import { clients } from './clients/index.tsx';
import { copyConfiguration } from './domains/copy-configuration.tsx';
import { deleteClient } from './clients/delete-client.tsx';
import { domains } from './domains/index.tsx';
import { openDomain } from './clients/open-console.ts';
import { withClient } from './clients/client-page.tsx';
import { signInPage } from './sign-in.tsx';
import { downloadBackup, importPage } from './clients/backup.tsx';
import { republishDomain } from './domains/republish.ts';
import { resetSecondFactor } from './clients/reset-second-factor.tsx';
import { signOut, signedIn } from './session.ts';
import { systemStatus } from './system-status.tsx';

const CLIENT = '/clients/:clientId';

/** The operator's console at `/operator`. */
export const operator = createPages()
  .use(securityHeaders, withNavigation, showFlash, csrf())
  .route('/login', signInPage)
  .use(signedIn, asOperator)
  .route('/', clients)
  .use(`${CLIENT}/*`, withClient)
  .route(CLIENT, client)
  .route(`${CLIENT}/account`, clientAccount)
  .route(CLIENT, clientActivity)
  .route('/', activity)
  .route(`${CLIENT}/export`, downloadBackup)
  .route('/import', importPage)
  .route(`${CLIENT}/second-factor`, resetSecondFactor)
  .route(`${CLIENT}/delete`, deleteClient)
  .route('/domains', domains)
  .route('/domains/open', openDomain)
  .route('/domains/:domainId/copy', copyConfiguration)
  .route('/domains/:domainId/republish', republishDomain)
  .route('/status', systemStatus)
  .route('/branding', branding)
  .post('/logout', formBody, async (c) => {
    await signOut(c);
    return redirectWithFlash(c, 'signedOut', '/operator/login');
  })
  .get('/*', () => {
    throw missing('page');
  })
  .onError(errorPage);
