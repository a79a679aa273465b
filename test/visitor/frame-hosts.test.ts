import { expect, test } from 'vitest';
import { call, hosting } from '../support/call.ts';
import { makeDomain, makeEmbedding } from '../support/make.ts';
import { names } from '../../src/visitor/widget.gen.ts';

const frames = { blockIframes: true, iframeBlockMode: 'whitelist' };

async function setUp(domain: object = frames) {
  const made = await makeDomain();
  const set = (fields: object) => hosting('PUT', made.P, { name: made.domain.name, ...fields });
  await set(domain);
  /** The lists of hosts in the script: those of the embeddings, then that of the domain. */
  const hosts = async () => {
    const { text } = await call('GET', `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}`);
    const [, config = ''] = /\)\((\{.*?\})(?:,\[(?:\(|\w+=>)|\)$)/s.exec(text)!;
    const lists = config.matchAll(new RegExp(`"${names.frameHosts}":(\\[[^\\]]*\\])`, 'g'));
    return [...lists].map(([, list]) => JSON.parse(list!) as string[]);
  };
  return { ...made, set, hosts };
}

// The host that each marker names; `*` if it does not clearly name one, so that there can be no policy.
const markers: Record<string, string> = {
  'youtube.com/embed': 'youtube.com',
  'https://www.youtube.com/embed/': 'www.youtube.com',
  '//player.vimeo.com/': 'player.vimeo.com',
  '.zendesk.com/': 'zendesk.com',
  '*.zendesk.com': 'zendesk.com',
  'https://*.zendesk.com/x?y#z': 'zendesk.com',
  'HTTPS://YouTube.COM/embed': 'youtube.com',
  'video.example:8443/embed': 'video.example:8443',
  'https://video.example:443/embed': 'video.example',
  'http://video.example:80': 'video.example',
  'localhost:8787/film': 'localhost:8787',
  '127.0.0.1:3000': '127.0.0.1:3000',
  'bücher.example/film': 'xn--bcher-kva.example',
  'video.example?id=': 'video.example',
  'video.example/a;b c"d\'e,f': 'video.example',
  'my_host.example/': 'my_host.example',
  "video.example; script-src 'none'": '*',
  'video.example;script-src/': '*',
  "video.example 'unsafe-inline'": '*',
  'video.example, other.example': '*',
  "'self'": '*',
  '"video.example"': '*',
  'video.example\nother.example': '*',
  '*': '*',
  'https:': '*',
  'https://*': '*',
  'vid*.example': '*',
  'video.*/film': '*',
  'maps.google.': '*',
  'video.example:*': '*',
  'video.example:99999': '*',
  'video.example:': '*',
  'user@video.example/': '*',
  '[::1]/film': '*',
  '127.1/film': '*',
  '/embed/': '*',
  embed: '*',
  'player.html': '*',
  'embed.php?id=': '*',
  'v2.0/embed': '*',
  'data:text/html': '*',
  'video．example；script-src/': '*',
  '-video.example': '*',
};

test('a marker adds its host to the policy, if it clearly names one', async () => {
  const { P, hosts } = await setUp();
  // There is an embedding for each marker, because changing one embedding again and again would take a minute.
  for (const marker of Object.keys(markers)) await makeEmbedding(P, { iframeMarkers: [marker] });
  const lists = await hosts();
  const found = Object.keys(markers).map((marker, i) => [marker, lists[i]!.join(' ')]);
  expect(Object.fromEntries(found)).toEqual(markers);
});

test('the script lists the allowed hosts of the domain and those of each embedding, each once and without its subdomains', async () => {
  const { P, set, hosts } = await setUp();
  expect(await hosts()).toEqual([['placet.example']]);
  await set({ iframeMarkers: ['a.example/x', 'a.example/y', '', 'b.example'] });
  await makeEmbedding(P, { iframeMarkers: ['maps.c.example/', 'c.example/1', 'c.example/2', '/player'] });
  await makeEmbedding(P, { iframeMarkers: [], scriptMarkers: ['d.example'] });
  await makeEmbedding(P, { active: false, iframeMarkers: ['e.example'] });
  expect(await hosts()).toEqual([
    ['c.example', '*'],
    ['placet.example', 'a.example', 'b.example'],
  ]);
});

test('there are no hosts for a policy if unknown frames are not blocked', async () => {
  const { P, set, hosts } = await setUp({ blockIframes: false });
  await makeEmbedding(P, { iframeMarkers: ['c.example/1'] });
  expect(await hosts()).toEqual([]);
  await set({ blockIframes: true, iframeBlockMode: 'blacklist' });
  expect(await hosts()).toEqual([]);
});
