// @module-tag long
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { api, hosting, type Answer, type Overrides } from '../support/call.ts';
import { clientPayload, decide, makeClient, makeDomain, newUcid } from '../support/make.ts';
import { problem } from '../support/problem.ts';
import { shortenAllWaits } from '../support/bindings/shortened-waits.ts';
import { D1_OUTAGES, platform, type Disturbance } from './platform.ts';

type Made = Awaited<ReturnType<typeof makeDomain>>;
type Call = (options: { env?: Overrides }) => Promise<Answer>;

const LOST: Disturbance = { error: D1_OUTAGES[0]!, lost: true };
const NEVER_ANSWERED: Disturbance = { hangs: true, lost: true };

/** Sends a request again until no call of D1 fails any more: first that of the first call is lost, then that of the second. */
async function untilAnswered(send: (n: number) => Call, disturbance = LOST) {
  const repeated: number[] = [];
  const statuses = new Set<number>();
  const details: string[] = [];
  for (let nth = 1; ; nth++) {
    const its = platform({ DB: { ...disturbance, nth } });
    const request = send(nth);
    const answer = await request({ env: its.env });
    if (its.called('DB') < nth) break;
    const again = await request({});
    // Where only work after the answer has failed, or a call was repeated, nothing is noticed.
    const isNoticed = answer.status >= 300 && answer.status !== again.status;
    statuses.add(isNoticed ? problem(answer) : 503);
    if (answer.status === 503) details.push(answer.body.detail);
    repeated.push(again.status);
  }
  expect(statuses).toEqual(new Set([503]));
  for (const detail of details) expect(detail).toMatch(/may have been made|could not be stored/);
  return repeated;
}

test('a decision whose answer was lost is stored once, whichever call lost it', async () => {
  const made = await makeDomain();
  const ucids: string[] = [];
  const repeated = await untilAnswered((n) => {
    const ucid = (ucids[n - 1] = newUcid());
    return ({ env }) => decide(made, { ucid, consent: false }, {}, env);
  });
  expect(new Set(repeated)).toEqual(new Set([201]));
  const { body } = await api(`/domains/${made.domain.id}/consents`, made.apiKey);
  expect(body.map(({ ucid }: { ucid: string }) => ucid).sort()).toEqual(ucids.sort());
});

test('a domain whose creation lost its answer has a log that takes decisions, whichever call lost it', async () => {
  const client = await makeClient();
  const bindings = { ...env, LOG1: env.SECOND };
  const embedKey = await env.DB.prepare('SELECT embedKey FROM clients').first<string>('embedKey');
  const created = [];
  for (let nth = 1, isOver = false; !isOver; nth++) {
    const its = platform({ DB: { ...LOST, nth } }, bindings);
    const name = `${nth}.example`;
    const { status } = await hosting('POST', `${client.path}/domain`, { name }, { env: its.env });
    isOver = its.called('DB') < nth;
    const id = await env.DB.prepare('SELECT id FROM domains WHERE name = ?').bind(name).first<string>('id');
    if (id === null) continue;
    const made = { embedKey, domain: { id } } as Made;
    const decided = await decide(made, {}, { Origin: `https://${name}` }, bindings);
    expect([nth, decided.status]).toEqual([nth, 201]);
    created.push(status);
  }
  expect(created).toEqual(expect.arrayContaining([201, 503]));
});

const changes: [string, (made: Made) => (n: number) => Call, allowed: number[]][] = [
  [
    'a new client',
    () => () => {
      const payload = clientPayload();
      return (options) => hosting('POST', '/client', payload, options);
    },
    // Its name is taken by itself.
    [201, 400],
  ],
  [
    'a change of a client',
    ({ client }) =>
      (n) =>
      (options) =>
        hosting('PUT', client.path, clientPayload({ company: `Company ${n}` }), options),
    [200],
  ],
  [
    'a new domain',
    ({ client }) =>
      (n) =>
      (options) =>
        hosting('POST', `${client.path}/domain`, { name: `${n}.example` }, options),
    [201, 400],
  ],
  [
    'placeholders',
    ({ P }) =>
      (n) =>
      (options) =>
        hosting('PUT', `${P}/placeholder`, [{ name: 'A', value: `${n}` }], options),
    [201],
  ],
  [
    'a new API key',
    ({ client }) =>
      () =>
      (options) =>
        hosting('POST', `${client.path}/apiKey`, undefined, options),
    [201],
  ],
  [
    'an erasure',
    ({ P }) =>
      () =>
      (options) =>
        hosting('DELETE', `${P}/log/consents/${newUcid()}`, undefined, options),
    [404],
  ],
];

test.each(changes)('%s whose answer was lost is a 503, and can be repeated', async (_, send, allowed) => {
  const repeated = await untilAnswered(send(await makeDomain()));
  expect(repeated.length).toBeGreaterThan(0);
  for (const status of repeated) expect(allowed).toContain(status);
});

// One of them is enough, because each call takes its time.
test.each(changes.filter(([name]) => name === 'placeholders'))(
  '%s that D1 stores without an answer are a 503 that says so, and can be repeated',
  async (_, send, allowed) => {
    const made = await makeDomain();
    shortenAllWaits();
    const repeated = await untilAnswered(send(made), NEVER_ANSWERED);
    expect(repeated.length).toBeGreaterThan(0);
    for (const status of repeated) expect(allowed).toContain(status);
  },
);
