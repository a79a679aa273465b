import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { createPublicKey, verify } from 'node:crypto';
import { expect } from 'vitest';
import worker from '../../src/index.ts';
import type { Bindings } from '../../src/env.ts';
import { call } from './call.ts';
import { consistencyProof, rootOf } from './rfc6962.ts';
import { timeline } from './timeline.ts';

const DAY = 86_400;
/** 00:37 UTC of the day after a moment, when the job anchors. */
export const nextAnchorTime = (now: number) => (Math.floor(now / DAY) + 1) * DAY + 37 * 60;

/** A domain of a service with an anchor log, and a function that lets the next day begin. */
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

/** Begins the anchor log again. */
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

/** Reads the whole anchor log and checks it as an auditor would, with none of our own code. */
export async function auditAnchor({ anchor }: Pick<AnchoredTimeline, 'anchor'>) {
  const [checkpoint, leaves, key] = await Promise.all(['/checkpoint', '/leaves', '/key'].map(anchor));
  const lines = leaves!.text.split('\n').filter(Boolean);
  const note = readNote(checkpoint!.text);
  expect(note).toMatchObject({ origin: 'placet.example/anchor', size: lines.length, extensions: [] });
  expect(note.root).toBe(rootOf(lines));
  expect(isSignedBy(key!.body.jwk, note.text, note.signatures.at(-1)!.signature)).toBe(true);
  for (let from = 1; from <= lines.length; from++) {
    const { body } = await anchor(`/proof?from=${from}&to=${lines.length}`);
    expect(body).toEqual({ proof: consistencyProof(from, lines) });
  }
  return { note, lines, leaves: lines.map((line) => JSON.parse(line) as Leaf), key: key!.body };
}
type Leaf = { tree: string; size: number; at: number };

/** The lines of a leaf’s tree. */
export const treeLines = async (bucket: R2Bucket, { tree, size }: Leaf) => {
  const text = await (await bucket.get(`anchor/trees/${tree}.ndjson`))!.text();
  const lines = text.split('\n').filter(Boolean);
  expect([rootOf(lines), lines.length]).toEqual([tree, size]);
  return lines.map((line) => JSON.parse(line));
};
