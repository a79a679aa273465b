import { env } from 'cloudflare:workers';
import { compactVerify, decodeProtectedHeader, importJWK, type JWK } from 'jose';
import { describe, expect, test } from 'vitest';
import { now } from '../../../src/env.ts';
import { leafLine } from '../../../src/log/leaf.ts';
import { call, hosting } from '../../support/call.ts';
import { decide, makeDomain, makeEmbedding, newUcid, shownTo } from '../../support/make.ts';
import { problem } from '../../support/problem.ts';
import { job, rowsOf } from '../../support/log/logs.ts';
import { coverRecords } from '../../support/log/cover-records.ts';
import { rootOf } from '../../support/log/rfc6962.ts';
import { storedEntries } from '../../support/log/stored-entries.ts';

const keyOf = (domainId: string, bindings = {}) =>
  call('GET', `/app/log-key?domain=${domainId}`, {
    env: bindings,
    headers: { Origin: 'https://anybody.example' },
  });

/** The payload of a receipt; throws if the key has not signed it. */
async function payloadOf(receipt: string, jwk: JWK) {
  const { payload } = await compactVerify(receipt, await importJWK(jwk, 'EdDSA'));
  return JSON.parse(new TextDecoder().decode(payload)) as {
    domain: string;
    leaf: string;
    size: number;
    root: string;
  };
}

describe('the receipt of a decision', () => {
  test('is signed by the log’s key and contains the entry as its leaf, with the newest checkpoint', async () => {
    const made = await makeDomain();
    const ids = [];
    for (const name of ['One', 'Two', 'Three'])
      ids.push((await makeEmbedding(made.P, { name })).id as string);
    const notice = await shownTo(made);
    const ucid = newUcid();
    const first = await decide(made);
    await coverRecords(job(now() + 601));
    const { body } = await decide(made, { ucid, notice, embeddings: [ids[2], ids[0]] });
    const { jwk } = (await keyOf(made.domain.id)).body;
    const payload = await payloadOf(body.receipt, jwk);
    expect(payload).toEqual({
      domain: made.domain.id,
      log: expect.any(Number),
      leaf: expect.any(String),
      size: 1,
      root: rootOf([(await payloadOf(first.body.receipt, jwk)).leaf]),
    });
    const [, { seq, timestamp }] = (await storedEntries(made)) as [
      unknown,
      { seq: number; timestamp: number },
    ];
    const [{ salt }] = (await rowsOf(`SELECT lower(hex(salt)) AS salt FROM entries WHERE seq = ${seq}`)) as [
      { salt: string },
    ];
    const entry = { seq, ucid, timestamp, consent: true, manipulationPrevention: false, notice };
    const told = { ...entry, embeddings: [ids[0]!, ids[2]!], signals: [], salt };
    expect(payload.leaf).toBe(leafLine(told));
    expect(JSON.parse(payload.leaf)).toMatchObject({ seq: 2, ucid, timestamp: body.timestamp, notice });
    expect(decodeProtectedHeader(body.receipt)).toEqual({
      alg: 'EdDSA',
      typ: 'placet-receipt',
      kid: expect.any(String),
    });
  });

  test('is the same for a decision that is sent again', async () => {
    const made = await makeDomain();
    const ucid = newUcid();
    const [first, again] = [await decide(made, { ucid }), await decide(made, { ucid })];
    expect(again.body).toEqual(first.body);
  });

  test('is not valid in another deployment', async () => {
    const made = await makeDomain();
    const { receipt } = (await decide(made)).body;
    const bindings = { SECRET_KEY: Buffer.alloc(32, 'x').toString('base64') };
    const { jwk } = (await keyOf(made.domain.id, bindings)).body;
    await expect(payloadOf(receipt, jwk)).rejects.toThrow('signature verification failed');
    const other = await decide(made, {}, {}, bindings);
    expect((await payloadOf(other.body.receipt, jwk)).domain).toBe(made.domain.id);
  });
});

describe('the keys of a log', () => {
  test('are public, may be cached for a minute, and have the log’s number in their name', async () => {
    const made = await makeDomain();
    const answer = await keyOf(made.domain.id);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
    const id = (await env.DB.prepare('SELECT number FROM logs').first('number')) as number;
    const name = `placet/${made.domain.id}.${id}`;
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: expect.stringMatching(/^[\w-]{43}$/) };
    const verifier = expect.stringMatching(new RegExp(`^${name}\\+[0-9a-f]{8}\\+[A-Za-z0-9+/]{44}$`));
    expect(answer.body).toEqual({ jwk, verifier, former: [] });
    await env.DB.prepare('UPDATE logs SET number = 77').run();
    expect((await keyOf(made.domain.id)).body.verifier).toContain(`placet/${made.domain.id}.77+`);
  });

  test('include those of former generations with the last log size that each has signed', async () => {
    const made = await makeDomain();
    const first = (await keyOf(made.domain.id)).body;
    const bindings = { LOG_KEY_GENERATION: '2' };
    // The second generation has signed nothing yet, and the first one may still sign more.
    expect((await keyOf(made.domain.id, bindings)).body).toEqual(first);
    await env.DB.prepare(
      'UPDATE trees SET generation = 2, size = 5, former = json_array(json_array(1, 2, (SELECT number FROM logs)))',
    ).run();
    const second = (await keyOf(made.domain.id, bindings)).body;
    expect(second.jwk).not.toEqual(first.jwk);
    expect(second.former).toEqual([{ jwk: first.jwk, verifier: first.verifier, lastSize: 2 }]);
    // A rollback after that: the key was replaced under the number that ended.
    await env.DB.prepare('UPDATE logs SET number = number + 9').run();
    expect((await keyOf(made.domain.id, bindings)).body.former).toEqual(second.former);
  });

  test('with a successor sign no receipt, even in an instance that does not know the successor yet', async () => {
    const made = await makeDomain();
    const first = (await keyOf(made.domain.id)).body;
    for (const LOG_KEY_GENERATION of ['1', '2']) {
      for (let i = 0; i < 2; i++) await decide(made);
      await hosting('POST', `${made.P}/log/archive`, undefined, { env: { LOG_KEY_GENERATION } });
    }
    const { ucid, receipt } = (await decide(made)).body;
    const { jwk, former } = (await keyOf(made.domain.id)).body;
    expect(former).toEqual([{ jwk: first.jwk, verifier: first.verifier, lastSize: 3 }]);
    expect((await payloadOf(receipt, jwk)).size).toBe(3);
    const full = await call('POST', '/app/receipt', {
      body: { apiKey: made.embedKey, domain: made.domain.id, ucid },
    });
    await payloadOf(full.body.records[0].jws, jwk);
  });

  test('are a 404 for an unknown or deleted domain', async () => {
    const made = await makeDomain();
    expect(problem(await keyOf('ffffffffffff'))).toBe(404);
    expect((await keyOf(made.domain.id)).status).toBe(200);
    await hosting('DELETE', made.P);
    expect(problem(await keyOf(made.domain.id))).toBe(404);
  });
});
