import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { unpackNotice, type NoticeContent } from '../../src/log/notices/consent-notice.ts';
import { siteKey } from '../../src/visitor/site/memory-and-kv-copies.ts';
import { hosting, type Overrides } from '../support/call.ts';
import { anotherIsolate, makeDomain, shownTo } from '../support/make.ts';
import { loggedIn } from '../support/visit.ts';

type Made = Awaited<ReturnType<typeof makeDomain>>;

const MAPS = 4001;
const YOUTUBE = 5001;

async function servicesFor(hash: string) {
  const content = await env.DB.prepare('SELECT content FROM notices WHERE hash = unhex(?)')
    .bind(hash)
    .first('content');
  return (JSON.parse(unpackNotice(content as number[])) as NoticeContent).services;
}

const servicesIn = async (made: Made, locale: string) => servicesFor(await shownTo(made, locale));

const importing = (made: Made, ...ids: number[]) =>
  hosting(
    'POST',
    `${made.P}/onboarding/presets`,
    ids.map((id) => ({ id, active: true })),
  );

const speaking = async (made: Made, ...locales: string[]) => {
  for (const name of locales) await hosting('POST', `${made.P}/locale`, { name, active: true });
};

test('a service of the catalogue is shown in French, with its cookies and the placeholder of its iframes', async () => {
  const made = await makeDomain();
  await speaking(made, 'fr_FR');
  await importing(made, YOUTUBE);
  const [french] = await servicesIn(made, 'fr_FR');
  expect(french).toMatchObject({
    name: 'YouTube',
    description:
      'Lit des vidéos de YouTube sur ce site web. Google reconnaît le navigateur et peut s’en servir pour la publicité.',
    purposeOfDataCollection: 'Afficher des vidéos et estimer la bande passante nécessaire.',
    blockedContentTitle: 'Contenu de YouTube',
    blockedContentButtonText: 'Charger YouTube',
  });
  expect(french!.blockedContentText).toBe(
    'Ce contenu provient de YouTube. Il n’est chargé qu’avec votre consentement\u00a0; votre adresse IP et d’autres données sont alors transmises à Google Ireland Limited\u00a0; lieu du traitement\u00a0: Union européenne, États-Unis.',
  );
  expect(french!.whatDataIsCollected).toMatch(
    /^Adresse IP\u00a0; .*\. Le navigateur du visiteur transmet ces données à Google Ireland Limited\u00a0; lieu du traitement\u00a0: Union européenne, États-Unis\.$/,
  );
  expect(french!.langs).toBeUndefined();
  expect(french!.assets!.flatMap(({ langs }) => langs ?? [])).toEqual([]);
  const [english] = await servicesIn(made, 'en_US');
  expect(english!.blockedContentTitle).toBe('Content from YouTube');
});

test('a language that is added after the import gets the texts, too, and one without them gets English', async () => {
  const made = await makeDomain();
  await importing(made, MAPS);
  await speaking(made, 'it', 'es_ES', 'nl_BE', 'pl_PL', 'sv_SE');
  const shown = async (locale: string) => (await servicesIn(made, locale))[0]!;
  expect((await shown('it')).description).toBe(
    'Mostra mappe interattive, percorsi e immagini Street View di Google.',
  );
  expect((await shown('es_ES')).purposeOfDataCollection).toBe('Mostrar dónde estamos y cómo llegar.');
  expect((await shown('nl_BE')).purposeOfDataCollection).toBe('Tonen waar we zijn en hoe je er komt.');
  expect((await shown('pl_PL')).blockedContentButtonText).toBe('Załaduj Google Maps');
  expect(await shown('sv_SE')).toMatchObject({
    description: 'Shows interactive maps, routes and Street View pictures by Google.',
    langs: { description: 'en' },
  });
});

test('what an owner writes comes before the texts of the catalogue', async () => {
  const made = await makeDomain();
  await speaking(made, 'fr_FR');
  const [imported] = (await importing(made, MAPS)).body;
  const path = `${made.P}/embedding/${imported.embeddingId}`;
  const { body } = await hosting('GET', path);
  await hosting('PUT', path, {
    name: body.name,
    purpose: body.purpose,
    purposeOfDataCollection: 'Content from our office.',
    translations: {
      ...body.translations,
      en_US: { ...body.translations.en_US, blockedContentButtonText: 'Load the map' },
      fr: { description: 'Notre carte.', blockedContentTitle: '' },
    },
  });
  const [service] = await servicesIn(made, 'fr_FR');
  expect(service).toMatchObject({
    description: 'Notre carte.',
    purposeOfDataCollection: 'Content from our office.',
    blockedContentTitle: 'Contenu de Google Maps',
  });
  expect(service!.blockedContentButtonText, 'the default text of the language').toBeUndefined();
});

test('without the table, visitors get the English texts', async () => {
  const made = await makeDomain();
  await speaking(made, 'fr_FR');
  await importing(made, MAPS);
  await env.KEYS.delete(siteKey(made.domain.id));
  const failed = vi.spyOn(console, 'error').mockReturnValue();
  const ASSETS = { fetch: async () => new Response('', { status: 500 }) } as unknown as Fetcher;
  const shown = async (bindings: Overrides) => {
    const hash = await shownTo(made, 'fr_FR', bindings, await anotherIsolate());
    return (await servicesFor(hash))[0]!.description;
  };
  expect(await shown({ ASSETS })).toBe('Shows interactive maps, routes and Street View pictures by Google.');
  expect(failed.mock.calls.join()).toContain('service texts not read');
});

test('the console shows an editor the texts that visitors get, and a preview with them', async () => {
  const { client, visit } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  await speaking(made, 'fr_FR');
  const [imported] = (await importing(made, MAPS)).body;
  const path = `/account/domains/${made.domain.id}`;
  const page = await visit.get(`${path}/services/${imported.embeddingId}`);
  expect(page.text).toContain('Montrer où nous nous trouvons et comment nous rejoindre.');
  expect(page.text).toContain('have not been read by a native speaker');
  const preview = decodeURIComponent(
    /data:text\/javascript,[^"]+/.exec((await visit.get(`${path}/texts/fr_FR/preview`)).text)![0],
  );
  expect(preview.includes('Montrer où nous nous trouvons')).toBe(true);
});
