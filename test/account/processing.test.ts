import { expect, onTestFinished, test } from 'vitest';
import { DAYS_KEPT } from '../../src/db/activity/retention.ts';
import { branding } from '../../src/db/schema.ts';
import { forgetBranding } from '../../src/pages/branding/branding-cache.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { catchEmails } from '../support/emails.ts';
import { makeDomain } from '../support/make.ts';
import { loggedIn, loggedInAs } from '../support/visit.ts';

/** The terms of a page with what is said about each of them first. */
const factsOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, ...fact]) => fact).toReversed(),
  );

test('viewers read the facts for contracts with the values of website and service, in both languages', async () => {
  const { client } = await loggedIn({ company: 'Muster GmbH' });
  const { domain, P } = await makeDomain('www.mysite.xyz', client);
  const { visit: viewer } = await loggedInAs(client, 'viewer');
  const path = `/account/domains/${domain.id}/processing`;
  for (const from of ['settings', 'consents/blocks'])
    expect((await viewer.get(`/account/domains/${domain.id}/${from}`)).text).toContain(`href="${path}"`);
  const { text: english } = await viewer.get(path);
  expect(english).toContain(`<dt>Activity list</dt><dd>${DAYS_KEPT} days.</dd>`);
  expect(factsOf(english)).toMatchObject({
    Website: 'www.mysite.xyz',
    Controller: 'Muster GmbH',
    'Operator of the service': 'Placet',
    'Retention period of decisions': '395 days',
    'A decision in the browser expires after': '365 days',
    'A rejection of everything expires after': 'the same time',
    'Emails of the service': 'Off',
    'Sub-processors': '1 (Cloudflare)',
  });

  await db.insert(branding).values({ id: 1, name: 'Agentur Muster', updatedAt: 1 });
  forgetBranding();
  onTestFinished(forgetBranding);
  await hosting('PUT', P, {
    name: domain.name,
    consentStorage: 'cookie',
    consentCookieLifetime: 180,
    consentRejectionLifetime: 1,
    recordScriptsOnWebsite: true,
    statisticsEnabled: false,
  });
  const env = { ...catchEmails().env, LOG_RETENTION_DAYS: '20', TIMESTAMP_URL: 'https://tsa.example' };
  await viewer.get(`${path}?lang=de`);
  const { status, text } = await viewer.get(path, { env });
  expect(status, text).toBe(200);
  expect(factsOf(text)).toMatchObject({
    'Betreiber des Dienstes': 'Agentur Muster',
    'Adresse des Dienstes': 'https://placet.example',
    'Aufbewahrungsfrist der Entscheidungen': '20 Tage',
    'Ein Block sammelt Entscheidungen höchstens': '20 Tage',
    'Speicher im Browser': 'Cookie',
    'Eine Entscheidung im Browser gilt': '180 Tage',
    'Eine Ablehnung von allem gilt': '1 Tag',
    'Zählung der Reaktionen auf das Banner': 'Aus',
    'Meldungen der Browser': 'Ein',
    'E-Mails des Dienstes': 'Ein',
    'Zeitstempel einer Stelle': 'Ein',
  });

  const session = { consentStorage: 'localStorage', consentCookieLifetime: 0 };
  await hosting('PUT', P, { name: domain.name, ...session });
  await viewer.get(`${path}?lang=en`);
  expect(factsOf((await viewer.get(path)).text)).toMatchObject({
    'Storage in the browser': 'session storage',
    'A decision in the browser expires after': 'the browser session',
    'A rejection of everything expires after': 'the same time',
  });
});
