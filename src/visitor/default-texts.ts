import type { NoticeStorage } from '../log/consent-notice.ts';
import type { Language } from '../texts/en.ts';
import type { Configuration } from './configuration.ts';
import { valueOf } from './fill-placeholders.ts';

type Words = Language['widget'];
type Named = { name: string; vendor?: string };

/** The widget's default texts, filled in for the services of this domain; '' for a text that does not apply. */
export function fillDefaultTexts(
  words: Words,
  language: string,
  {
    link,
    necessary,
    optional,
    partners,
  }: { link: string; necessary: Named[]; optional: Named[]; partners: string[] },
): Words {
  const labeled = (label: string, value: string) => `${label}${language === 'fr' ? '\u00a0' : ''}: ${value}`;
  const number = (n: number) => new Intl.NumberFormat(language).format(n);
  const list = new Intl.ListFormat(language, { type: 'unit' });
  const providers = new Set(optional.map(({ name, vendor }) => vendor ?? name));
  const none = optional.length === 0;
  return {
    ...words,
    withdrawalHint: words.withdrawalHint.replace('{LINK}', () => link),
    necessaryServices: labeled(
      words.necessaryServices,
      list.format([words.ownStorageName, ...necessary.map(({ name }) => name)]),
    ),
    optionalServices: none
      ? ''
      : `${labeled(words.optionalServices, number(optional.length))} · ${labeled(words.providers, number(providers.size))}`,
    sharedDecision:
      partners.length > 0 ? words.sharedDecision.replace('{DOMAINS}', () => list.format(partners)) : '',
    thirdCountries: none ? '' : words.thirdCountries,
  };
}

/** The controller's name and address, as far as they are known. */
export function controllerOf({ domain, company, placeholders }: Configuration, words: Words) {
  const [name, street, zipCode, city] = ['COMPANY', 'STREET', 'ZIPCODE', 'CITY'].map(
    (placeholder) => valueOf(placeholders, placeholder)?.trim() ?? '',
  );
  if (name) return [name, street, `${zipCode} ${city}`.trim()].filter(Boolean).join(', ');
  return company || words.controllerUnknown.replace('{HOST}', () => domain.name);
}

/** What the widget itself stores: the decision, and the third-party iframes that were allowed one by one. */
export function ownStorage(
  {
    id,
    consentStorage,
    consentCookieLifetime: days,
    rememberIframeConsentPerDomain,
  }: Configuration['domain'],
  words: Words,
  language: string,
): NoticeStorage[] {
  const storageType = days === 0 && consentStorage === 'localStorage' ? 'sessionStorage' : consentStorage;
  const inDays = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const entry = (name: string, storageType: NoticeStorage['storageType']) => ({
    name,
    storageType,
    lifetime: days === 0 || storageType === 'sessionStorage' ? words.untilClosed : inDays.format(days),
    description: words.ownStorageDescription,
  });
  const name = `placet_${id}`;
  return [
    entry(name, storageType),
    entry(`${name}_hosts`, rememberIframeConsentPerDomain ? storageType : 'sessionStorage'),
  ];
}
