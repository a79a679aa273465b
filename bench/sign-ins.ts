import { setTimeout as pause } from 'node:timers/promises';
import type { Miniflare } from 'miniflare';
import { Connection, requestText } from './connection.ts';
import { spreadOf } from './load.ts';
import { makeClient, makeSite } from '../scripts/lib/make-site.ts';
import { operatorApi } from './operator-api.ts';
import { limited, type Line } from './report.ts';

const SIGN_INS = 60;
/** Milliseconds during which visitors call, and between their calls. */
const LASTS = 30_000;
const EVERY = 50;

/**
 * How late a visitor's `/app.js` is while unknown devices sign in, all at once and within all limits: beside the same calls at
 * rest, and beside one hash. The worker is one whose limiters always agree.
 */
export async function visitorsDuringSignIns(miniflare: Miniflare, worker: string): Promise<Line[]> {
  const url = (await miniflare.unsafeGetDirectURL(worker)).origin;
  const request = await visitorOf(url);
  const port = Number(new URL(url).port);
  await callEvery(port, request, 2000);
  const idle = await callEvery(port, request, LASTS);
  const [busy, statuses] = await Promise.all([callEvery(port, request, LASTS), signIn(url)]);
  const hash = await hashTime(miniflare);
  const late = percentile(busy, 0.95);
  const before = percentile(idle, 0.95);
  const latest = Math.max(...busy);
  const hashed = statuses.filter((status) => status === 422).length;
  const refused = statuses.filter((status) => status === 429).length;
  const ms = (value: number) => value.toFixed(1);
  return [
    {
      ...limited(
        `\`/app.js\` during ${SIGN_INS} concurrent sign-ins: 95th percentile, busy / idle`,
        late / before,
        3,
      ),
      detail: `${ms(late)} / ${ms(before)} ms; ${hashed} sign-ins hashed, ${refused} rejected with 429`,
    },
    {
      ...limited('Slowest of these requests, in multiples of one hash', latest / hash, 2),
      detail: `${ms(latest)} / ${ms(hash)} ms; idle ${ms(Math.max(...idle))} ms`,
    },
  ];
}

/** The request of a visitor’s browser for a domain’s script. */
async function visitorOf(url: string) {
  const hosting = operatorApi(url);
  const client = await makeClient(hosting, 'sign-ins');
  const { id, embedKey } = await makeSite(hosting, client.id, { name: 'sign-ins.example' });
  return requestText('GET', `/app.js?apiKey=${embedKey}&domain=${id}`);
}

/** The duration of calls (ms), each from its planned time: it is sent even if earlier calls have not returned. */
async function callEvery(port: number, request: string, lasts: number) {
  const free: Connection[] = [];
  const open: Connection[] = [];
  const calls: Promise<number>[] = [];
  const start = performance.now();
  const call = async (due: number) => {
    let connection = free.pop();
    if (!connection) open.push((connection = new Connection(port)));
    await connection.send(request);
    free.push(connection);
    return performance.now() - due;
  };
  for (let due = start; due < start + lasts; due += EVERY) {
    await pause(Math.max(0, due - performance.now()));
    calls.push(call(due));
  }
  const times = await Promise.all(calls);
  for (const connection of open) connection.close();
  return times;
}

/**
 * A function that signs in with another username each time, and returns the status. The password is hashed although there
 * is no such client.
 */
export async function wrongSignIn(url: string) {
  const shown = await fetch(`${url}/account/login`);
  const cookie = shown.headers.getSetCookie().map((line) => line.split(';')[0]);
  const token = /name="token" value="(\w+)"/.exec(await shown.text())![1]!;
  let attempts = 0;
  return async () => {
    const response = await fetch(`${url}/account/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: cookie.join('; '), Origin: url },
      body: new URLSearchParams({ token, username: `stranger ${attempts++}`, password: 'wrong password' }),
    });
    await response.text();
    return response.status;
  };
}

/** The statuses of the sign-ins. */
async function signIn(url: string) {
  const one = await wrongSignIn(url);
  return Promise.all(Array.from({ length: SIGN_INS }, one));
}

/** The duration of one hash in an otherwise idle Worker, in ms. */
async function hashTime(miniflare: Miniflare) {
  const url = await miniflare.unsafeGetDirectURL('password');
  const times: number[] = [];
  for (let i = 0; i < 6; i++) {
    const start = performance.now();
    await (await fetch(url)).text();
    times.push(performance.now() - start);
  }
  return spreadOf(times.slice(1)).median;
}

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;
