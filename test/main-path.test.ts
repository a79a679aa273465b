import { expect, test } from 'vitest';
import { api, hosting } from './support/call.ts';
import { decide, makeDomain, makeEmbedding, newUcid } from './support/make.ts';

test('a confirmed decision is what the partner reads', async () => {
  const made = await makeDomain();
  await hosting('PUT', `${made.P}/locale/de_DE`, { name: 'de_DE', active: true });
  const { id } = await makeEmbedding(made.P);
  const ucid = newUcid();
  const sent = await decide(made, { ucid, embeddings: [id], lang: 'de_DE' });
  expect(sent.status, sent.text).toBe(201);
  const list = await api(`/domains/${made.domain.id}/consents`, made.apiKey);
  expect(list.status, list.text).toBe(200);
  expect(list.body).toEqual([
    {
      consent: true,
      ucid,
      timestamp: sent.body.timestamp,
      purposes: { a717ff5: 'Analyse / Statistiken' },
      embeddings: { [id]: 'Matomo' },
      manipulationPrevention: false,
    },
  ]);
  const found = await api(`/domains/${made.domain.id}/consents/${ucid.slice(0, 5)}`, made.apiKey);
  expect(found.body, found.text).toEqual(list.body);
});
