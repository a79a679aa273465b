import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { makeBackup, importBackup } from '../../support/backups.ts';
import { call, hosting } from '../../support/call.ts';
import { maintain } from '../../../src/log/run/maintain.ts';
import { decide, shownTo } from '../../support/make.ts';
import { pointers } from '../../support/problem.ts';
import { randomHex } from '../../../src/lib/crypto/random.ts';

const hex = (length: number) => randomHex(length).slice(0, length);

/** A document whose ids are all so long. */
function withIds(length: number) {
  const document = makeBackup();
  const text = JSON.stringify(document, (key, value) => (key === 'id' ? hex(length) : value));
  return JSON.parse(text) as typeof document;
}

describe.each([7, 12, 32])('ids of %i hex characters', (length) => {
  test('are preserved, and every call, the script and decisions accept them', async () => {
    const document = withIds(length);
    expect((await importBackup(document)).status).toBe(201);
    const { client, embedKey, domains } = document;
    const [domain] = domains as [any];
    const [embedding, theme] = [domain.embeddings[0], domain.themes[0]];
    const C = `/client/${client.id}`;
    const P = `${C}/domain/${domain.id}`;
    const paths = [
      C,
      `${C}/export`,
      `/clientgetid/${client.username}`,
      `${C}/domain`,
      P,
      `${P}/embedding`,
      `${P}/embedding/${embedding.id}`,
      `${P}/embedding/${embedding.id}/asset/${embedding.assets[0].id}`,
      `${P}/theme/${theme.id}`,
      `${P}/locale/en_US`,
      `${P}/placeholder/COMPANY`,
      `${P}/onboarding/embed`,
      `${P}/statistics`,
      `${P}/log/blocks`,
    ];
    for (const path of paths) {
      const answer = await hosting('GET', path);
      expect(answer.status, path).toBe(200);
    }
    expect((await hosting('GET', `${P}/onboarding/embed`)).body.default).toContain(
      `apiKey=${embedKey}&amp;domain=${domain.id}`,
    );
    expect((await hosting('GET', '/client?limit=1')).body[0].id).toBe(client.id);
    expect((await hosting('GET', `${C}/domain?after=${domain.id}`)).body).toEqual([]);

    const made = { embedKey, domain } as Parameters<typeof shownTo>[0];
    const notice = await shownTo(made);
    const origin = { Origin: `https://${domain.name}`, 'CF-Connecting-IP': randomHex(8) };
    const decided = await decide(made, { notice, embeddings: [embedding.id] }, origin);
    expect(decided.status, decided.text).toBe(201);
    const outcome = { apiKey: embedKey, domain: domain.id, locale: 'en_US', outcome: 'chosen' };
    expect((await call('POST', '/app/interactions', { body: outcome, headers: origin })).status).toBe(204);
    const { ucid } = decided.body;
    const receipt = { apiKey: embedKey, domain: domain.id, ucid };
    expect((await call('POST', '/app/receipt', { body: receipt, headers: origin })).status).toBe(200);
    expect((await call('GET', `/app/log-key?domain=${domain.id}`)).status).toBe(200);

    const { apiKey } = (await hosting('POST', `${C}/apiKey`)).body;
    const consents = await call('GET', `/api/domains/${domain.id}/consents?apiKey=${apiKey}`);
    expect(consents.body).toMatchObject([{ ucid, embeddings: { [embedding.id]: 'Matomo' } }]);
    await hosting('POST', `${P}/log/archive`);
    await maintain(env, Math.floor(Date.now() / 1000));
    const found = await call('GET', `/api/domains/${domain.id}/consents/${ucid}?apiKey=${apiKey}`);
    expect(found.body).toHaveLength(1);
    expect((await hosting('GET', `${P}/log/checkpoint`)).text).toContain(`placet/${domain.id}.`);

    for (const [path, more] of [
      [`${P}/embedding/${embedding.id}`, { purpose: 'a717ff5' }],
      [`${P}/embedding/${embedding.id}/asset/${embedding.assets[0].id}`, {}],
      [`${P}/theme/${theme.id}`, {}],
      [P, { name: domain.name }],
    ] as const) {
      const answer = await hosting('PUT', path, { name: 'Other', ...more });
      expect([answer.status, answer.body.id], path).toEqual([200, path.split('/').at(-1)]);
    }
    for (const path of [`${P}/embedding/${embedding.id}`, `${P}/theme/${theme.id}`, P, C])
      expect((await hosting('DELETE', path)).status, path).toBe(204);
  });
});

test('an embed key that another client has or had before cannot be imported', async () => {
  const [theirs, mine] = [makeBackup(), makeBackup()];
  await importBackup(theirs);
  const before = randomHex(24);
  const until = Math.floor(Date.now() / 1000) - 10;
  await env.DB.prepare('UPDATE clients SET embedKeyBefore = ?, embedKeyBeforeUntil = ?')
    .bind(before, until)
    .run();
  for (const embedKey of [theirs.embedKey, before])
    expect(pointers(await importBackup({ ...mine, embedKey }))).toEqual(['/embedKey']);
  // Its own is not somebody else's.
  expect((await importBackup({ ...theirs, embedKey: before }, '?replace=true')).status).toBe(201);
});
