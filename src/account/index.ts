import { csrf } from 'hono/csrf';
import { missing } from '../http/problem.ts';
import { accountActivity, domainActivity } from './activity/index.tsx';
import { asUser } from './as-user.ts';
import { bannerVersions } from './activity/banner-versions.tsx';
import { undo } from './activity/undo.tsx';
import { keys } from './settings/keys.tsx';
import { sealBlock } from './consents/seal-block.tsx';
import { operatorAccess, leaveConsole } from './operator-access.tsx';
import { consentBlocks } from './consents/blocks.tsx';
import { consentRecord } from './consents/consent-record.tsx';
import { consentRecords } from './consents/index.tsx';
import { withDomain } from './domain/with-domain.ts';
import { domainSettings } from './domain-settings/index.tsx';
import { consentDownloads } from './consents/downloads.ts';
import { checkpointEmails } from './settings/checkpoint-emails.tsx';
import { createPages, withNavigation } from './console.ts';
import { erasure } from './consents/erasure.tsx';
import { forgotPassword } from '../people/sign-in/forgot-password.tsx';
import { errorPage } from '../pages/error-page.tsx';
import { withLog } from '../log/http/with-log.ts';
import { securityHeaders } from '../pages/security-headers.ts';
import { waitingHosts } from './overview/waiting-hosts.tsx';
import { passwordLink } from '../people/sign-in/password-link.tsx';
import { locales } from './locales/index.tsx';
import { signInPage } from '../people/sign-in/index.tsx';
import { signOutPage } from '../people/sign-in/sign-out.tsx';
import { processing } from './processing/index.tsx';
import { showFlash } from '../pages/flash.ts';
import { onboarding } from './onboarding/index.ts';
import { handover } from './handover/index.tsx';
import { overview } from './overview/index.tsx';
import { services } from './services/index.tsx';
import { secondFactor } from '../people/settings/second-factor.tsx';
import { requireRole } from './roles.ts';
import { session } from '../people/sign-in/session.ts';
import { sessions } from '../people/settings/sessions-and-devices.tsx';
import { accountSettings } from './settings/index.tsx';
import { statusPage } from './status/index.tsx';
import { statistics } from './statistics/index.tsx';
import { ownHostPages } from './own-host/index.tsx';
import { strictBlocking } from './strict-blocking/index.tsx';
import { themes } from './appearance/index.tsx';
import { firstPartyHosts } from './domain/first-party-hosts.tsx';
import { users } from '../people/users/index.tsx';
import { userWebsites } from './users/websites.tsx';
import { addWebsiteList } from './website/add-list.tsx';
import { addWebsite } from './website/add.tsx';
import { website } from './website/index.tsx';
import { receiveWebsite } from './website/receive.tsx';

const DOMAIN = '/domains/:domainId';

/** The client's console at `/account`: each page shows only what belongs to the client of the session. */
export const account = createPages()
  .use(securityHeaders, withNavigation, session, asUser, showFlash, csrf(), operatorAccess)
  .route('/', overview)
  .route('/', accountActivity)
  .route('/login', signInPage)
  .route('/forgot', forgotPassword)
  .route('/link', passwordLink)
  .route('/logout', signOutPage)
  .get('/session', (c) => c.json({ left: c.var.session?.left ?? 0 }))
  .route('/leave', leaveConsole)
  .route('/waiting-hosts', waitingHosts)
  .route('/add/list', addWebsiteList)
  .route('/add', addWebsite)
  .route('/move', receiveWebsite)
  .route('/settings', keys)
  .route('/settings/second-factor', secondFactor)
  .route('/settings/checkpoint-emails', checkpointEmails)
  .route('/settings/sessions', sessions)
  .route('/settings', accountSettings)
  .route('/users/:userId/websites', userWebsites)
  .route('/users', users('owner'))
  .use(`${DOMAIN}/*`, requireRole('viewer', 'editor'), withDomain, withLog)
  .route(`${DOMAIN}/consents`, consentRecords)
  .route(`${DOMAIN}/consents/blocks`, consentBlocks)
  .route(DOMAIN, consentDownloads)
  .route(`${DOMAIN}/consents/:ucid/erase`, erasure)
  .route(`${DOMAIN}/consents/:ucid`, consentRecord)
  .route(`${DOMAIN}/seal`, sealBlock)
  .route(DOMAIN, onboarding)
  .route(`${DOMAIN}/statistics`, statistics)
  .route(`${DOMAIN}/services`, services)
  .route(`${DOMAIN}/texts`, locales)
  .route(`${DOMAIN}/status/handover`, handover)
  .route(`${DOMAIN}/status`, statusPage)
  .route(`${DOMAIN}/first-party-hosts`, firstPartyHosts)
  .route(`${DOMAIN}/settings/own-host`, ownHostPages)
  .route(`${DOMAIN}/settings/strict-blocking`, strictBlocking)
  .route(`${DOMAIN}/website`, website)
  .route(`${DOMAIN}/processing`, processing)
  .route(`${DOMAIN}/settings`, domainSettings)
  .route(`${DOMAIN}/appearance`, themes)
  .route(DOMAIN, domainActivity)
  .route(`${DOMAIN}/activity/versions`, bannerVersions)
  .route(`${DOMAIN}/activity/:entry/undo`, undo)
  .get('/*', () => {
    throw missing('page');
  })
  .onError(errorPage);
