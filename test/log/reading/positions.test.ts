import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { api } from '../../support/call.ts';
import { newUcid } from '../../support/make.ts';
import { numberOf, rollBack } from '../../support/log/rollback.ts';
import { nextPagePath, timeline, type Timeline } from '../../support/log/timeline.ts';

const withoutLog = (entry: { log?: number; seq: number }) => ({ ...entry, log: undefined });

const FULL = { variables: { LOG_BLOCK_ENTRIES: '4' } };

/** A log with so many entries of as many visitors. */
async function withEntries(count: number, options = {}) {
  const line = await timeline(options);
  const ucids: string[] = [];
  for (let i = 0; i < count; i++) ucids.push((await line.decide()).ucid);
  return { ...line, ucids };
}

/** A copy of a log that is kept as docs/log/reading.md says; `problems` are the 409s that it has met. */
function follower({ get }: Timeline) {
  const copy = new Map<number, any>();
  const problems: any[] = [];
  let position = '0';
  return {
    problems,
    entries: () => [...copy.values()].sort((a, b) => a.seq - b.seq).map(withoutLog),
    async poll() {
      for (let path: string | undefined = `/log?limit=2&after=${position}`; path;) {
        const page = await get(path);
        if (page.status === 409) {
          const { log, continues } = page.body;
          problems.push(page.body);
          for (const seq of copy.keys()) if (seq > continues.seq) copy.delete(seq);
          path = `/log?limit=2&after=${log}.${continues.seq}`;
          continue;
        }
        expect(page.status, page.text).toBe(200);
        for (const entry of page.body) {
          expect(copy.has(entry.seq), `entry ${entry.seq} comes once`).toBe(false);
          copy.set(entry.seq, entry);
          position = `${entry.log}.${entry.seq}`;
        }
        path = nextPagePath(page);
      }
    },
  };
}

const all = async ({ get }: Timeline) => (await get('/log')).body.map(withoutLog);

describe('a follower of the feed', () => {
  test('discards after a rollback what may be lost, and has every entry once afterwards', async () => {
    const line = await withEntries(6);
    const copy = follower(line);
    await copy.poll();
    const old = await numberOf(line.domain.id);
    const number = await rollBack(line.domain.id, { tail: 4, size: 3 });
    for (let i = 0; i < 3; i++) await line.decide();
    await copy.poll();
    expect(copy.problems).toEqual([
      {
        type: 'about:blank',
        title: 'Conflict',
        status: 409,
        detail: `Log number ${old} ended when its database was restored to an earlier state; the log continues as number ${number}. Keep its entries up to seq 3, discard later ones and continue with after=${number}.3.`,
        log: number,
        continues: { log: old, size: 3, seq: 3 },
      },
    ]);
    expect(copy.entries()).toEqual(await all(line));
    expect(copy.entries()).toHaveLength(7);
    await line.decide();
    await copy.poll();
    expect(copy.problems).toHaveLength(1);
    expect(copy.entries()).toHaveLength(8);
  });

  test('that has not read all that a rollback kept goes on from where it is', async () => {
    const line = await withEntries(6);
    const old = await numberOf(line.domain.id);
    const number = await rollBack(line.domain.id, { tail: 5, size: 4 });
    for (const path of ['/log']) {
      const { status, body } = await line.get(`${path}?after=${old}.2`);
      expect([status, body.continues]).toEqual([409, { log: old, size: 4, seq: 2 }]);
      expect(body.detail).toContain(`continue with after=${number}.2.`);
    }
  });

  test('that was away for two rollbacks keeps what both have kept', async () => {
    const line = await withEntries(6, FULL);
    const copy = follower(line);
    await copy.poll();
    const old = await numberOf(line.domain.id);
    const second = await rollBack(line.domain.id, { tail: 5, size: 4 });
    const other = follower(line);
    await other.poll();
    await line.decide();
    const third = await rollBack(line.domain.id, { tail: 5, size: 5 });
    await line.decide();
    await Promise.all([copy.poll(), other.poll()]);
    expect(copy.problems).toMatchObject([{ log: third, continues: { log: old, size: 4, seq: 4 } }]);
    expect(other.problems).toMatchObject([{ log: third, continues: { log: second, size: 5, seq: 5 } }]);
    for (const { entries } of [copy, other]) expect(entries()).toEqual(await all(line));
  });

  test('of a history whose restore was undone starts again, because the log knows no more of it', async () => {
    const line = await withEntries(3);
    await rollBack(line.domain.id, { tail: 2, size: 2 });
    const number = await rollBack(line.domain.id, { tail: 2, size: 2 });
    await env.DB.prepare(
      'UPDATE logs SET continues = substr(continues, 1, instr(continues, char(10)) - 1)',
    ).run();
    const { status, body } = await line.get(`/log?after=${number - 1000}.2`);
    expect([status, body.continues]).toEqual([409, { log: number - 1000, size: 0, seq: 0 }]);
  });

  test('gets a 400 for a number that the log never had, and for what is no position', async () => {
    const line = await withEntries(2);
    const number = await numberOf(line.domain.id);
    const never = await line.get(`/log?after=${number + 1}.1`);
    expect([never.status, never.body.errors]).toEqual([
      400,
      [
        {
          pointer: '/after',
          detail: `This log has never had the number ${number + 1}. Start again without "after".`,
        },
      ],
    ]);
    await rollBack(line.domain.id, { tail: 2, size: 2 });
    expect((await line.get(`/log?after=${number - 1}.1`)).status).toBe(400);
    for (const after of [
      '1',
      '7',
      '-1',
      '1.',
      '.1',
      '1.1.1',
      '1e3',
      'x',
      '%00',
      '1.1%0A',
      '٣.٣',
      '9'.repeat(50),
      '0.0.',
      '1.1&after=1.2',
    ])
      for (const path of ['/log']) {
        const { status, body } = await line.get(`${path}?after=${after}`);
        expect([status, body.errors?.[0].pointer], path + after).toEqual([400, '/after']);
      }
    const bare = await line.get('/log?after=7');
    expect(bare.body.detail).toBe(
      'Must be 0, for the beginning, or "{log}.{seq}" of the last entry that you have, such as "1795268403.169".',
    );
    expect((await line.get('/log?after=0')).body).toEqual((await line.get('/log')).body);
  });

  test('learns nothing of the log of another client', async () => {
    const [line, other] = [await withEntries(1), await withEntries(1)];
    const old = await numberOf(other.domain.id);
    await rollBack(other.domain.id, { tail: 1, size: 1 });
    for (const path of ['/log']) {
      const answer = await api(`/domains/${other.domain.id}${path}?after=${old}.1`, line.apiKey);
      expect([answer.status, answer.body], path).toEqual([
        404,
        { ...answer.body, detail: 'Domain not found.' },
      ]);
      expect(answer.body).not.toHaveProperty('continues');
    }
  });
});

describe('a page of a list that was begun before a rollback', () => {
  test('is a 409 that says to start again, for partners and visitors', async () => {
    const line = await withEntries(2);
    const ucid = newUcid();
    for (let i = 0; i < 12; i++) await line.decide({ ucid, after: 400, consent: i % 2 > 0 });
    const first = await line.get('/consents?limit=2');
    const paths = [
      nextPagePath(first)!,
      nextPagePath(await line.get(`/consents/${ucid}?limit=2`))!,
      nextPagePath(await line.get(`/consents/${ucid}/receipt`))!,
    ];
    for (const path of paths) expect((await line.get(path)).status, path).toBe(200);
    const operator = nextPagePath(await line.ask('GET', `/log/receipts/${ucid}`))!;
    const old = await numberOf(line.domain.id);
    // No checkpoint covers them yet.
    const number = await rollBack(line.domain.id, { tail: 13, size: 0 });
    for (const answer of [
      ...(await Promise.all(paths.map((path) => line.get(path)))),
      await line.ask('GET', operator),
    ])
      expect([answer.status, answer.body]).toEqual([
        409,
        expect.objectContaining({
          detail: `Log number ${old} ended when its database was restored to an earlier state; the log continues as number ${number}. Read the list again from its first page.`,
          log: number,
          continues: { log: old, size: 0, seq: 0 },
        }),
      ]);
    const etag = { 'If-None-Match': first.headers.get('ETag')! };
    const again = await line.get('/consents?limit=2', etag);
    expect(again.status, 'a list with a new cursor is a new list').toBe(200);
    expect((await line.get(nextPagePath(again)!)).status).toBe(200);
  });
});
