import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { hosting } from '../support/call.ts';
import { makeDomain, makeEmbedding, shownTo } from '../support/make.ts';
import { unpackNotice, type NoticeContent } from '../../src/log/notices/consent-notice.ts';

async function servicesIn(made: Awaited<ReturnType<typeof makeDomain>>, locale: string) {
  const hash = await shownTo(made, locale);
  const content = await env.DB.prepare('SELECT content FROM notices WHERE hash = unhex(?)')
    .bind(hash)
    .first('content');
  return (JSON.parse(unpackNotice(content as number[])) as NoticeContent).services;
}

async function makeMultilingual(...locales: string[]) {
  const made = await makeDomain();
  for (const name of locales) await hosting('POST', `${made.P}/locale`, { name, active: true });
  await hosting('PUT', `${made.P}/locale/de_DE`, { active: true });
  return made;
}

test('durations, “session” and legal bases without a translation are in the visitor’s language', async () => {
  const made = await makeMultilingual('el_GR', 'ar');
  await makeEmbedding(made.P, {
    legalBasis: 'Art. 6 (1) (b) GDPR',
    placeOfProcessing: 'European Union, United States',
    assets: ['session', '30 minutes', '2y', '1 Jahr'].map((lifetime) => ({ name: 'c', lifetime })),
  });
  const shown = async (locale: string) => {
    const [service] = await servicesIn(made, locale);
    const { legalBasis, placeOfProcessing, assets, langs } = service!;
    expect(langs).toBeUndefined();
    return { legalBasis, placeOfProcessing, lifetimes: assets!.map(({ lifetime }) => lifetime) };
  };
  expect(await shown('de_DE')).toEqual({
    legalBasis: 'Art. 6 Abs. 1 lit. b DSGVO',
    placeOfProcessing: 'Europäische Union, USA',
    lifetimes: ['bis der Browser geschlossen wird', '30 Minuten', '2 Jahre', '1 Jahr'],
  });
  expect(await shown('el_GR')).toEqual({
    legalBasis: 'άρθρο 6 παρ. 1 στοιχ. β) ΓΚΠΔ',
    placeOfProcessing: 'Ευρωπαϊκή Ένωση, Ηνωμένες Πολιτείες',
    lifetimes: ['μέχρι να κλείσει το πρόγραμμα περιήγησης', '30 λεπτά', '2 έτη', '1 έτος'],
  });
  expect((await shown('ar')).lifetimes.slice(1)).toEqual(['30 دقيقة', 'سنتان', 'سنة']);
  expect(await shown('en_US')).toEqual({
    legalBasis: 'Art. 6 (1) (b) GDPR',
    placeOfProcessing: 'European Union, United States',
    lifetimes: ['until the browser is closed', '30 minutes', '2 years', '1 year'],
  });
});

test('the values of a built-in service are in the visitor’s language', async () => {
  const made = await makeMultilingual('fr_FR');
  await hosting('POST', `${made.P}/onboarding/presets`, [
    { id: 10001, active: true },
    { id: 5001, active: true },
  ]);
  const [stripe, youtube] = await servicesIn(made, 'fr_FR');
  expect(stripe).toMatchObject({
    legalBasis: 'Exécution d’un contrat (art. 6, par. 1, point b), du RGPD, § 25 Abs. 2 Nr. 2 TDDDG)',
    placeOfProcessing:
      'Union européenne, États-Unis (EU-U.S. Data Privacy Framework ou clauses contractuelles types)',
  });
  expect(stripe!.langs).toBeUndefined();
  const lifetimes = new Set(youtube!.assets!.map(({ lifetime }) => lifetime));
  expect([...lifetimes]).toEqual(
    expect.arrayContaining([
      'jusqu’à la fermeture du navigateur',
      'jusqu’à sa suppression',
      '180\u00a0jours',
    ]),
  );
  const [german] = await servicesIn(made, 'de_DE');
  expect(german).toMatchObject({
    placeOfProcessing:
      'Europäische Union, USA (EU-U.S. Data Privacy Framework oder Standardvertragsklauseln)',
  });
});

test('a text that an owner wrote is never altered', async () => {
  const made = await makeMultilingual();
  const own = {
    legalBasis: 'Your consent under Art. 6 (1) (a) GDPR',
    placeOfProcessing: 'European Union, Atlantis',
    assets: ['about 30 minutes', 'Session or longer', '3 moons', ''].map((lifetime) => ({
      name: 'c',
      lifetime,
    })),
  };
  await makeEmbedding(made.P, own);
  await makeEmbedding(made.P, {
    name: 'Translated',
    assets: [{ name: 'd', lifetime: '1 year', translations: { de_DE: { lifetime: 'session' } } }],
  });
  const [service, translated] = await servicesIn(made, 'de_DE');
  expect(service).toMatchObject({
    legalBasis: own.legalBasis,
    placeOfProcessing: own.placeOfProcessing,
  });
  expect(service!.assets!.map(({ lifetime }) => lifetime ?? '')).toEqual(
    own.assets.map(({ lifetime }) => lifetime),
  );
  expect(translated!.assets![0]!.lifetime).toBe('session');
});
