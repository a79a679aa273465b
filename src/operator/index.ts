import { csrf } from 'hono/csrf';
import { missing } from '../http/problem.ts';
import { errorPage } from '../pages/error-page.tsx';
import { securityHeaders } from '../pages/security-headers.ts';
import { showFlash } from '../pages/flash.ts';
import { forgotPassword } from '../people/sign-in/forgot-password.tsx';
import { passwordLink } from '../people/sign-in/password-link.tsx';
import { refuseSupport, requireRole } from '../people/roles.tsx';
import { secondFactor } from '../people/settings/second-factor.tsx';
import { session } from '../people/sign-in/session.ts';
import { sessions } from '../people/settings/sessions-and-devices.tsx';
import { signInPage } from '../people/sign-in/index.tsx';
import { signOutPage } from '../people/sign-in/sign-out.tsx';
import { users } from '../people/users/index.tsx';
import { createPages, withNavigation } from './console.ts';
import { activity, clientActivity } from './activity.tsx';
import { branding } from './branding.tsx';
import { clientAccount } from './clients/account.tsx';
import { client } from './clients/client.tsx';
import { clients } from './clients/index.tsx';
import { copyConfiguration } from './domains/copy-configuration.tsx';
import { deleteClientPage } from './clients/delete-client.tsx';
import { domains } from './domains/index.tsx';
import { openDomain } from './clients/open-console.ts';
import { withClient } from './clients/client-page.tsx';
import { keySignIn } from './sign-in.tsx';
import { downloadBackup, importPage } from './clients/backup.tsx';
import { republishDomain } from './domains/republish.ts';
import { resetSecondFactorPage } from './clients/reset-second-factor.tsx';
import { asPerson } from './as-person.tsx';
import { settings } from './settings.tsx';
import { systemStatus } from './system-status.tsx';

const CLIENT = '/clients/:clientId';

/** The operator's console at `/operator`. */
export const operator = createPages()
  .use(securityHeaders, withNavigation, session, asPerson, showFlash, csrf())
  .route('/login', keySignIn)
  .route('/login', signInPage)
  .route('/forgot', forgotPassword)
  .route('/link', passwordLink)
  .get('/session', (c) => c.json({ left: c.var.session?.left ?? 0 }))
  .use(requireRole('support'), refuseSupport)
  .route('/logout', signOutPage)
  .route('/settings/second-factor', secondFactor)
  .route('/settings/sessions', sessions)
  .route('/settings', settings)
  .route('/users', users('administrator'))
  .route('/', clients)
  .use(`${CLIENT}/*`, withClient)
  .route(CLIENT, client)
  .route(`${CLIENT}/account`, clientAccount)
  .route(CLIENT, clientActivity)
  .route('/', activity)
  .route(`${CLIENT}/export`, downloadBackup)
  .route('/import', importPage)
  .route(`${CLIENT}/second-factor`, resetSecondFactorPage)
  .route(`${CLIENT}/delete`, deleteClientPage)
  .route('/domains', domains)
  .route('/domains/open', openDomain)
  .route('/domains/:domainId/copy', copyConfiguration)
  .route('/domains/:domainId/republish', republishDomain)
  .route('/status', systemStatus)
  .route('/branding', branding)
  .get('/*', () => {
    throw missing('page');
  })
  .onError(errorPage);
