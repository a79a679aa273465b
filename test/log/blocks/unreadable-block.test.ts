// @module-tag long
import { gunzipSync, gzipSync } from 'node:zlib';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { hosting } from '../../support/call.ts';
import { problem } from '../../support/problem.ts';
import { newUcid } from '../../support/make.ts';
import { rowsOf } from '../../support/log/logs.ts';
import { numberOf } from '../../support/log/rollback.ts';
import { nextPagePath, timeline, type Timeline } from '../../support/log/timeline.ts';

/** R2 refuses a range of an empty object, at which Miniflare breaks, and says so on the console. */
const ARCHIVE = new Proxy(env.ARCHIVE, {
  get(bucket, name) {
    if (name === 'get') return get;
    const member: unknown = Reflect.get(bucket, name);
    return typeof member === 'function' ? member.bind(bucket) : member;
  },
});
async function get(key: string, options?: R2GetOptions) {
  const found = options?.range && (await env.ARCHIVE.head(key));
  if (found && found.size === 0) throw new Error('get: The requested range is not satisfiable (10039)');
  return env.ARCHIVE.get(key, options);
}

/** Two archived blocks, of which the second is damaged, and an open one; a visitor is in all of them. */
async function damaged(damage: (object: string) => Promise<unknown>) {
  const its = await timeline({ variables: { ARCHIVE } });
  const ucid = newUcid();
  for (let block = 1; block <= 3; block++) {
    await its.decide();
    await its.decide({ ucid, consent: block !== 2 });
    if (block < 3) await its.seal();
  }
  await its.minutes(8);
  const [first, second] = await rowsOf<{ state: string; object: string }>(
    'SELECT state, object FROM blocks ORDER BY log DESC, number LIMIT 2',
  );
  expect([first!.state, second!.state]).toEqual(['archived', 'archived']);
  await damage(second!.object);
  return { ...its, ucid };
}

const missing = (object: string) => env.ARCHIVE.delete(object);
const damages: [string, typeof missing | ((object: string) => Promise<unknown>)][] = [
  ['missing', missing],
  ['cut off', (object) => env.ARCHIVE.put(object, 'x')],
  ['empty', (object) => env.ARCHIVE.put(object, '')],
  [
    'other bytes',
    async (object) => {
      const { size } = (await env.ARCHIVE.head(object))!;
      await env.ARCHIVE.put(object, new Uint8Array(size));
    },
  ],
  ['of other decisions', falsify],
];

/** Replaces what was decided by the opposite, in members of the same length. */
async function falsify(object: string) {
  const whole = new Uint8Array(await (await env.ARCHIVE.get(object))!.arrayBuffer());
  const [row] = await rowsOf<{ members: string }>(`SELECT members FROM blocks WHERE object = '${object}'`);
  // The decisions are in the first member.
  const length = Number(JSON.parse(row!.members).flat()[0]);
  const opposite = gunzipSync(whole.subarray(0, length))
    .toString()
    .replaceAll(/"consent":(true|false)/g, (_, consent) => `"consent":${consent === 'false'}`)
    // Compresses better than what was there.
    .replaceAll(/"salt":"\w+"/g, `"salt":"${'0'.repeat(32)}"`);
  const zipped = gzipSync(opposite);
  // A name of the file, which readers ignore, makes it as long as it was.
  const name = Buffer.from(`${'x'.repeat(length - zipped.length - 1)}\0`);
  const header = Buffer.from(zipped.subarray(0, 10));
  header[3] = 8;
  const forged = Buffer.concat([header, name, zipped.subarray(10)]);
  expect(forged.length).toBe(length);
  expect(gunzipSync(forged).toString()).toBe(opposite);
  await env.ARCHIVE.put(object, Buffer.concat([forged, whole.subarray(length)]));
}

describe.each(damages)('an archived object that is %s', (_, damage) => {
  test('is a problem that names its block, wherever it is read, and hides nothing else', async () => {
    const { get, ask, ucid, domain } = await damaged(damage);
    const number = await numberOf(domain.id);
    const named = expect.stringMatching(/^Block 2 /);
    for (const path of [
      '/log/blocks/2',
      `/consents/${ucid}`,
      `/consents/${ucid}/receipt`,
      `/log?after=${number}.2`,
    ]) {
      for (const Accept of ['application/json', 'application/x-ndjson']) {
        const answer = await get(path, { Accept });
        expect(problem(answer), path).toBe(500);
        expect(answer.body.detail, path).toEqual(named);
      }
    }
    expect((await ask('GET', `/log/entries?after=${number}.2`)).body.detail).toEqual(named);
    for (const path of ['/log/blocks/1', '/log/blocks/3', '/consents', '/log/blocks'])
      expect((await get(path)).status, path).toBe(200);

    const page = await get('/log');
    expect(seqs(page.body)).toEqual([1, 2]);
    expect(nextPagePath(page)).toBe(`/log?after=${number}.2`);
    expect(seqs((await get(`/log?after=${number}.5`)).body)).toEqual([6, 7, 8]);
  });

  test('keeps nobody from being erased from the rest, and the answer names the block', async () => {
    const { erase, get, ucid, decide } = await damaged(damage);
    const answer = await erase(ucid);
    expect(problem(answer)).toBe(500);
    expect(answer.body.detail).toMatch(/^Block 2 /);
    expect(await erasedOf({ get })).toEqual([2, 8]);
    const other = await decide();
    expect((await erase(other.ucid)).status).toBe(204);
    expect((await erase(newUcid())).status).toBe(404);
  });
});

describe('an erasure whose archived block is damaged', () => {
  async function erased() {
    let [name, bytes] = ['', new ArrayBuffer(0)];
    const its = await damaged(async (object) => {
      [name, bytes] = [object, await (await env.ARCHIVE.get(object))!.arrayBuffer()];
      await env.ARCHIVE.delete(object);
    });
    expect((await its.erase(its.ucid)).status).toBe(500);
    const open = async () =>
      (await hosting('GET', '/status', undefined, { env: its.bindings })).body.databases[0];
    return { ...its, open, restore: () => env.ARCHIVE.put(name, bytes) };
  }
  const clear = (ucid: string) => JSON.stringify([...Buffer.from(ucid, 'hex')]);

  test('is repeated by itself as soon as the block can be read, and the visitor is found no more at once', async () => {
    const its = await erased();
    const { ucid, get, minutes, open, restore, erase } = its;
    expect((await get(`/consents/${ucid}`)).body).toEqual([]);
    expect((await get(`/consents/${ucid}/receipt`)).status).toBe(404);
    await minutes();
    const reason = expect.stringMatching(/^Block 2 .* is missing/);
    expect(await open()).toMatchObject({
      toErase: 1,
      failedJobs: [{ step: 'erase', block: null, reason, tries: 1 }],
    });
    expect(JSON.stringify(await rowsOf('SELECT * FROM erasures')).includes(clear(ucid).slice(1, -1))).toBe(
      false,
    );
    await restore();
    expect((await get(`/consents/${ucid}`)).body).toEqual([]);
    its.pass(3600);
    await minutes(2);
    expect(await open()).toMatchObject({ toErase: 0, failedJobs: [] });
    expect(await erasedOf({ get })).toEqual([2, 8]);
    const { text } = await get('/log/blocks/2', { Accept: 'application/x-ndjson' });
    expect(text).not.toContain(ucid);
    const objects = await env.ARCHIVE.list({ prefix: 'log/' });
    const newest = objects.objects.map(({ key }) => key).filter((key) => /blocks.000002-.*-r1-/.test(key));
    expect(newest).toHaveLength(1);
    expect((await erase(ucid)).status).toBe(404);
  });

  test('is over when its block goes by retention', async () => {
    const its = await erased();
    const { minutes, open } = its;
    its.pass(396 * 86_400);
    await minutes(3);
    expect(await open()).toMatchObject({ toErase: 0, failedJobs: [] });
    expect(await rowsOf('SELECT * FROM erasures')).toEqual([]);
  });

  test('holds up no other one', async () => {
    const { minutes, open, decide, erase, get } = await erased();
    const { ucid } = await decide();
    expect((await erase(ucid)).status).toBe(204);
    expect((await get(`/consents/${ucid}`)).body).toEqual([]);
    await minutes();
    expect(await open()).toMatchObject({ toErase: 1 });
  });
});

const seqs = (list: { seq: number }[]) => list.map(({ seq }) => seq);

async function erasedOf({ get }: Pick<Timeline, 'get'>) {
  const found: number[] = [];
  for (const block of [1, 3]) {
    const { text } = await get(`/log/blocks/${block}`, { Accept: 'application/x-ndjson' });
    const leaves = text.trim().split('\n');
    for (const line of leaves) {
      const { seq, entry } = JSON.parse(line) as { seq: number; entry?: string };
      if (entry) found.push(seq);
    }
  }
  return found;
}
