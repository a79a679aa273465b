import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { createPublicKey, verify } from 'node:crypto';
import { expect } from 'vitest';
import worker from '../../../src/index.ts';
import type { Bindings } from '../../../src/env.ts';
import { call } from '../call.ts';
import { objects } from './logs.ts';
import { rootFromPath, rootOf, sha } from './rfc6962.ts';
import { timeline } from './timeline.ts';

const DAY = 86_400;
/** 00:37 UTC of the day after a moment, when the job anchors. */
export const nextAnchorTime = (now: number) => (Math.floor(now / DAY) + 1) * DAY + 37 * 60;

/** A domain of a service with anchors, and a function that lets the next day begin. */
export async function anchoredTimeline(options: Parameters<typeof timeline>[0] = {}) {
  const variables = { PUBLIC_URL: 'https://placet.example', ...options.variables };
  const line = await timeline({ ...options, variables });
  const run = (env: Bindings = line.bindings) => worker.scheduled(createScheduledController(), env);
  return {
    ...line,
    run,
    nextDay: async (env?: Bindings) => {
      line.pass(nextAnchorTime(line.now()) - line.now());
      await run(env);
    },
    anchor: (path: string) => call('GET', `/anchor${path}`, { env: line.bindings }),
  };
}
export type AnchoredTimeline = Awaited<ReturnType<typeof anchoredTimeline>>;

/** Begins the chain of days again. */
export async function forgetAnchors() {
  const [{ objects }, { keys }] = await Promise.all([
    env.ARCHIVE.list({ prefix: 'anchor/' }),
    env.KEYS.list({ prefix: 'anchor/' }),
  ]);
  await env.ARCHIVE.delete(objects.map(({ key }) => key));
  for (const { name } of keys) await env.KEYS.delete(name);
}

/** Text, name and signatures of a signed note (c2sp.org/signed-note), read by its specification alone. */
export function readNote(note: string) {
  const [head = '', signatures = ''] = note.split('\n\n');
  const [origin, size, root, ...extensions] = head.split('\n');
  const signed = signatures.trimEnd().split('\n');
  return {
    text: `${head}\n`,
    origin: origin!,
    size: Number(size),
    root: Buffer.from(root!, 'base64').toString('hex'),
    extensions,
    signatures: signed.map((line) => {
      const [, name, encoded] = line.split(' ');
      return { name, signature: Buffer.from(encoded!, 'base64').subarray(4) };
    }),
  };
}

/** Whether a key (JWK) has made the signature of a text. */
export const isSignedBy = (jwk: object, text: string, signature: Buffer) =>
  verify(null, Buffer.from(text), createPublicKey({ key: jwk as never, format: 'jwk' }), signature);

type Key = { jwk: object; lastDate?: string };

/** Reads the whole chain of days and checks it as an auditor would, with none of our own code. */
export async function auditAnchors({ anchor }: Pick<AnchoredTimeline, 'anchor'>) {
  const [{ body: key }, newest] = await Promise.all([anchor('/key'), anchor('')]);
  const days = [];
  let previous: string | undefined;
  for (const name of await objects('anchor/days/')) {
    const date = name.slice('anchor/days/'.length, -'.json'.length);
    const { text } = await anchor(`/${date}`);
    const { lines } = await (await env.ARCHIVE.get(name))!.json<{ lines: string[] }>();
    const note = readNote(text);
    expect(note).toMatchObject({
      origin: `placet.example/anchor/${date}`,
      size: lines.length,
      root: rootOf(lines),
      extensions: previous === undefined ? [] : [`previous ${sha(previous).toString('base64')}`],
    });
    const keys = [...(key.former as Key[]), key as Key];
    const { jwk } = keys.find(({ lastDate = '9' }) => date <= lastDate)!;
    expect(isSignedBy(jwk, note.text, note.signatures.at(-1)!.signature), date).toBe(true);
    days.push({ date, text, note, lines, logs: lines.map((line) => JSON.parse(line) as AnchoredLog) });
    previous = text;
  }
  if (previous !== undefined) expect(newest.text).toBe(previous);
  return { days, key };
}
type AnchoredLog = { origin: string; size: number; root: string };

/** A proof (c2sp.org/tlog-proof), read by its specification alone; its path must lead from the line to the root. */
export function followProof(line: string, proof: string) {
  const [format, index, ...rest] = proof.slice(0, proof.indexOf('\n\n')).split('\n');
  expect(format).toBe('c2sp.org/tlog-proof@v1');
  const note = readNote(proof.slice(proof.indexOf('\n\n') + 2));
  const path = rest.map((hash) => Buffer.from(hash, 'base64'));
  const at = Number(/^index (\d+)$/.exec(index!)![1]);
  expect(rootFromPath(line, at, note.size, path)).toBe(note.root);
  return { index: at, note };
}
