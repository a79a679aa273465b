import { csrf } from 'hono/csrf';
import { missing } from '../http/problem.ts';
import { apiKey } from './api-key.tsx';
import { archive } from './archive.tsx';
import { asOperator, leave } from './as-operator.tsx';
import { consents } from './consents.tsx';
import { ownDomain } from './domain.ts';
import { domainSettings } from './domain-settings.tsx';
import { download } from './download.ts';
import { embedKey } from './embed-key.tsx';
import { createPages } from './env.ts';
import { erasure } from './erasure.tsx';
import { issues } from './issues.tsx';
import { errorPage } from '../pages/error-page.tsx';
import { withLog } from '../log/http/with-log.ts';
import { headers } from '../pages/headers.ts';
import { hosts } from './hosts.tsx';
import { inLanguage } from './tree.ts';
import { link } from './password-link.tsx';
import { locales } from './locales.tsx';
import { login } from './login.tsx';
import { logout } from './logout.tsx';
import { notice } from '../pages/notice.ts';
import { onboarding } from './onboarding/index.ts';
import { overview } from './overview.tsx';
import { services } from './services.tsx';
import { secondFactor } from './second-factor.tsx';
import { session, signedIn } from './session.ts';
import { sessions } from './sessions.tsx';
import { settings } from './profile.tsx';
import { statistics } from './statistics/index.tsx';
import { themes } from './themes.tsx';

const DOMAIN = '/domains/:domainId';

/** The tree of `/account`: pages for people, each within the account of its session. */
export const account = createPages()
  .use(headers, inLanguage, session, notice, csrf(), asOperator)
  .route('/', overview)
  .route('/login', login)
  .route('/link', link)
  .route('/logout', logout)
  .get('/session', (c) => c.json({ left: c.var.session?.left ?? 0 }))
  .route('/leave', leave)
  .route('/hosts', hosts)
  .route('/settings/api-key', apiKey)
  .route('/settings/embed-key', embedKey)
  .route('/settings/second-factor', secondFactor)
  .route('/settings/sessions', sessions)
  .route('/settings', settings)
  .use(`${DOMAIN}/*`, signedIn, ownDomain, withLog)
  .route(`${DOMAIN}/consents`, consents)
  .route(DOMAIN, download)
  .route(`${DOMAIN}/consents/:ucid/erase`, erasure)
  .route(`${DOMAIN}/archive`, archive)
  .route(DOMAIN, onboarding)
  .route(`${DOMAIN}/statistics`, statistics)
  .route(`${DOMAIN}/services`, services)
  .route(`${DOMAIN}/texts`, locales)
  .route(`${DOMAIN}/issues`, issues)
  .route(`${DOMAIN}/settings`, domainSettings)
  .route(`${DOMAIN}/appearance`, themes)
  .get('/*', () => {
    throw missing('page');
  })
  .onError(errorPage);
