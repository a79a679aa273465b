import { policyOf, type NoticeVariant } from '../../definitions/regions.ts';
import type { NoticeStorage } from '../../log/notices/consent-notice.ts';
import type { Language } from '../../texts/en.ts';
import type { Configuration } from './configuration.ts';
import { formatsOf } from './notice-formats.ts';

type Storing = Pick<Configuration['domain'], 'consentStorage' | 'consentCookieLifetime'>;

/** Where browsers store decisions. */
const storageOf = ({ consentStorage, consentCookieLifetime: days }: Storing) =>
  days === 0 && consentStorage === 'localStorage' ? 'sessionStorage' : consentStorage;

/** Whether the widget writes the cookie for the website’s server: a cookie would outlive decisions that end with their tab. */
export const hasStateCookie = (domain: Pick<Configuration['domain'], 'serverCookie'> & Storing) =>
  domain.serverCookie && storageOf(domain) !== 'sessionStorage';

/**
 * What the widget itself stores: the decision, the third-party iframes that were allowed one by one, where no consent is
 * needed, when the browser has sent an opt-out signal, and the cookie for the website’s server.
 */
export function ownStorage(
  {
    id,
    consentStorage,
    consentCookieLifetime: days,
    consentRejectionLifetime: rejectionDays,
    rememberIframeConsentPerDomain,
    serverCookie,
  }: Configuration['domain'],
  words: Language['widget'],
  language: string,
  variant: NoticeVariant,
): NoticeStorage[] {
  const storageType = storageOf({ consentStorage, consentCookieLifetime: days });
  const inDays = formatsOf(language).days;
  const entry = (name: string, storageType: NoticeStorage['storageType'], more = '') => ({
    name,
    storageType,
    lifetime: days === 0 || storageType === 'sessionStorage' ? words.untilClosed : inDays(days) + more,
    description: words.ownStorageDescription,
  });
  const name = `placet_${id}`;
  // An objection never expires earlier than other decisions.
  const hasOwn = rejectionDays && (variant === 'optIn' || rejectionDays > days);
  const rejection = hasOwn ? `; ${words.refusedAll}: ${inDays(rejectionDays)}` : '';
  return [
    entry(name, storageType, rejection),
    entry(`${name}_hosts`, rememberIframeConsentPerDomain ? storageType : 'sessionStorage'),
    ...(policyOf(variant) === 'optIn' ? [] : [entry(`${name}_gpc`, storageType)]),
    ...(hasStateCookie({ serverCookie, consentStorage, consentCookieLifetime: days })
      ? [entry(`placet_state_${id}`, 'cookie', rejection)]
      : []),
  ];
}
