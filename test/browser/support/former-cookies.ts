/**
 * Cookies that the scripts of other consent managers wrote in Chromium on 2026-11-29, after clicks on their own buttons:
 * vanilla-cookieconsent 3.1.0, Klaro 0.7.22 and tarteaucitronjs 1.34.0, each with a necessary service or category, as far
 * as it knows one, and optional ones.
 */
const cookies = {
  cc_cookie: {
    rejected:
      '%7B%22categories%22%3A%5B%22necessary%22%5D%2C%22revision%22%3A0%2C%22data%22%3Anull%2C%22consentTimestamp%22%3A%222026-11-29T11%3A36%3A00.043Z%22%2C%22consentId%22%3A%22a2f27877-f200-4476-9427-ff1bb7044cee%22%2C%22services%22%3A%7B%22necessary%22%3A%5B%5D%2C%22analytics%22%3A%5B%5D%2C%22ads%22%3A%5B%5D%7D%2C%22languageCode%22%3A%22en%22%2C%22lastConsentTimestamp%22%3A%222026-11-29T11%3A36%3A00.043Z%22%2C%22expirationTime%22%3A1811676960045%7D',
    accepted:
      '%7B%22categories%22%3A%5B%22necessary%22%2C%22analytics%22%2C%22ads%22%5D%2C%22revision%22%3A0%2C%22data%22%3Anull%2C%22consentTimestamp%22%3A%222026-11-29T11%3A36%3A01.794Z%22%2C%22consentId%22%3A%223d7f3819-62c1-43f1-a459-6de08600fa74%22%2C%22services%22%3A%7B%22necessary%22%3A%5B%5D%2C%22analytics%22%3A%5B%22ga%22%5D%2C%22ads%22%3A%5B%5D%7D%2C%22languageCode%22%3A%22en%22%2C%22lastConsentTimestamp%22%3A%222026-11-29T11%3A36%3A01.794Z%22%2C%22expirationTime%22%3A1811676961796%7D',
    chosen:
      '%7B%22categories%22%3A%5B%22ads%22%2C%22necessary%22%5D%2C%22revision%22%3A0%2C%22data%22%3Anull%2C%22consentTimestamp%22%3A%222026-11-29T11%3A36%3A04.188Z%22%2C%22consentId%22%3A%229675e4b9-1ee0-4e0a-a86d-fe8b5628ea70%22%2C%22services%22%3A%7B%22necessary%22%3A%5B%5D%2C%22analytics%22%3A%5B%5D%2C%22ads%22%3A%5B%5D%7D%2C%22languageCode%22%3A%22en%22%2C%22lastConsentTimestamp%22%3A%222026-11-29T11%3A36%3A04.188Z%22%2C%22expirationTime%22%3A1811676964191%7D',
  },
  klaro: {
    rejected: '%7B%22session%22%3Atrue%2C%22counter%22%3Afalse%2C%22adverts%22%3Afalse%7D',
    accepted: '%7B%22session%22%3Atrue%2C%22counter%22%3Atrue%2C%22adverts%22%3Atrue%7D',
    chosen: '%7B%22session%22%3Atrue%2C%22counter%22%3Afalse%2C%22adverts%22%3Atrue%7D',
  },
  tarteaucitron: {
    unanswered: '!gtag=wait!vimeo=wait!youtube=wait',
    rejected: '!gtag=false!vimeo=false!youtube=false',
    accepted: '!gtag=true!vimeo=true!youtube=true',
    chosen: '!gtag=wait!youtube=false!vimeo=true',
  },
} as const;

export type FormerManager = keyof typeof cookies;
export type FormerAnswer = 'unanswered' | 'rejected' | 'accepted' | 'chosen';

/** The cookie of a manager as if it had been written `age` seconds ago; vanilla-cookieconsent alone stores a time. */
export const formerCookie = (manager: FormerManager, answer: FormerAnswer, age = 3600) =>
  ((cookies[manager] as Partial<Record<FormerAnswer, string>>)[answer] ?? '').replace(
    /2026-11-29T[\d.A%]+Z/g,
    encodeURIComponent(new Date(Date.now() - age * 1000).toISOString()),
  );
