import { policyOf, type NoticeVariant } from '../../definitions/regions.ts';
import { commonParent, hostNameOf } from '../../lib/http/host-names.ts';
import type { NoticeStorage } from '../../log/notices/consent-notice.ts';
import type { Language } from '../../texts/en.ts';
import type { Configuration } from './configuration.ts';
import { formatsOf } from './notice-formats.ts';

type Domain = Configuration['domain'];

/** Where browsers store decisions. */
const storageOf = ({ consentStorage, consentCookieLifetime: days }: Domain) =>
  days === 0 && consentStorage === 'localStorage' ? 'sessionStorage' : consentStorage;

/** Whether the widget writes the cookie for the website’s server: a cookie would outlive decisions that end with their tab. */
export const hasStateCookie = (domain: Domain) =>
  domain.serverCookie && storageOf(domain) !== 'sessionStorage';

/** Whether the website's own host sets the cookies with the decision, too (docs/website/own-host.md). */
export const isKeptByServer = (domain: Domain) =>
  !!domain.ownHostPath && domain.consentStorage === 'cookie' && domain.consentCookieLifetime > 0;

/** The hosts that the domain shares decisions with; '' for a name that is no host. */
export const partnersOf = ({ consentSharingDomains }: Domain) =>
  consentSharingDomains.map((name) => hostNameOf(name) ?? '');

/** The parent domain for cookies, which the domain shares with its partners; undefined if there is none. */
export const cookieDomainOf = (domain: Domain) =>
  commonParent([hostNameOf(domain.name) ?? '', ...partnersOf(domain)]);

/**
 * What the widget itself stores: the decision, on an own host with a copy, iframes allowed one by one, an opt-out signal where no consent is
 * needed, and the cookie for the website’s server.
 */
export function ownStorage(
  domain: Domain,
  words: Language['widget'],
  language: string,
  variant: NoticeVariant,
): NoticeStorage[] {
  const { consentCookieLifetime: days, consentRejectionLifetime: rejectionDays } = domain;
  const storageType = storageOf(domain);
  const inDays = (count: number) => formatsOf(language).duration(count, 'day');
  const entry = (name: string, storageType: NoticeStorage['storageType'], more = '') => ({
    name,
    storageType,
    lifetime: days === 0 || storageType === 'sessionStorage' ? words.untilClosed : inDays(days) + more,
    description: words.ownStorageDescription,
  });
  const name = `placet_${domain.id}`;
  // An objection never expires earlier than other decisions.
  const hasOwn = rejectionDays && (variant === 'optIn' || rejectionDays > days);
  const rejection = hasOwn ? `; ${words.refusedAll}: ${inDays(rejectionDays)}` : '';
  return [
    entry(name, storageType, rejection),
    ...(isKeptByServer(domain) && !cookieDomainOf(domain)
      ? [entry(`${name}_copy`, 'localStorage', rejection)]
      : []),
    entry(`${name}_hosts`, domain.rememberIframeConsentPerDomain ? storageType : 'sessionStorage'),
    ...(policyOf(variant) === 'optIn' ? [] : [entry(`${name}_gpc`, storageType)]),
    ...(hasStateCookie(domain) ? [entry(`placet_state_${domain.id}`, 'cookie', rejection)] : []),
  ];
}
