import { expect, test } from 'vitest';
import { captureEvents } from '../../support/log/log-events.ts';
import { problem } from '../../support/problem.ts';
import { rowsOf } from '../../support/log/logs.ts';
import { tamper } from '../../support/log/tamper.ts';
import { timeline, type Timeline } from '../../support/log/timeline.ts';

/** A log of two decisions whose notice somebody has deleted from the database. */
async function withoutNotice(prepare: (line: Timeline) => Promise<unknown>) {
  const line = await timeline();
  const { ucid } = await line.decide();
  await line.decide();
  await prepare(line);
  const where = `log = (SELECT id FROM logs WHERE domainId = '${line.domain.id}') AND used`;
  const [notice] = await rowsOf<{ number: number; hash: string }>(
    `SELECT number, lower(hex(hash)) AS hash FROM notices WHERE ${where}`,
  );
  await tamper(`DELETE FROM notices WHERE ${where}`);
  // An isolate believes what it has read for ten minutes.
  line.pass(700);
  const events = captureEvents();
  const read = async (path: string, Accept = 'application/json') => line.get(path, { Accept });
  return { domain: line.domain.id, notice: notice!, ucid, events, read };
}

test('a deleted notice of decisions in the database is a 500 that names its number, and an event', async () => {
  const { domain, notice, ucid, events, read } = await withoutNotice(async () => undefined);
  const paths = ['/log', '/consents', `/consents/${ucid}`, `/consents/${ucid}/receipt`];
  for (const path of paths)
    for (const Accept of ['application/json', 'application/x-ndjson']) {
      const answer = await read(path, Accept);
      expect(problem(answer), path).toBe(500);
      expect(answer.body.detail, path).toContain(
        `consent notice number ${notice.number} of this log is missing`,
      );
    }
  const named = { event: 'notice missing', domain, number: notice.number };
  expect(events.all()).toEqual(Array.from({ length: 2 * paths.length }, () => named));
});

test('a deleted notice of archived decisions is a 500 that names its hash, and an event', async () => {
  const { domain, notice, ucid, events, read } = await withoutNotice(async (line) => {
    await line.seal();
    await line.minutes(8);
    expect((await line.ask('GET', '/log/blocks')).body).toMatchObject([{ state: 'archived' }, {}]);
  });
  const paths = ['/log', `/consents/${ucid}`, `/consents/${ucid}/receipt`];
  for (const path of paths) {
    const answer = await read(path);
    expect(problem(answer), path).toBe(500);
    expect(answer.body.detail, path).toContain(`consent notice ${notice.hash} of this log is missing`);
  }
  const named = { event: 'notice missing', domain, hash: notice.hash };
  expect(events.all()).toEqual(paths.map(() => named));
  // The lines themselves need no notice; where verify-log asks for it, it is missing.
  expect((await read('/log', 'application/x-ndjson')).status).toBe(200);
  expect((await read(`/log/notices/${notice.hash}`)).status).toBe(404);
});
