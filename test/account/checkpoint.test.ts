import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { now } from '../../src/env.ts';
import { openNote } from '../../src/lib/tlog/signed-note.ts';
import { parseCheckpoint } from '../../src/lib/tlog/checkpoint.ts';
import { dateOf } from '../../src/lib/time.ts';
import { maintain } from '../../src/log/run/maintain.ts';
import { logs, trees } from '../../src/log/tables.ts';
import { call } from '../support/call.ts';
import { db } from '../support/db.ts';
import { decide, makeDomain } from '../support/make.ts';
import { loggedIn, loggedInAs } from '../support/visit.ts';

const IN_A_LOG = { en: 'Log and evidence', de: 'Protokoll und Nachweise' };
const NOTHING = { en: 'Nothing is covered yet.', de: 'Noch ist nichts erfasst.' };
const BUTTON = { en: 'Download signed checkpoint', de: 'Signierten Checkpoint herunterladen' };

async function setUp() {
  const { client, visit } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  const path = `/account/domains/${made.domain.id}`;
  return { ...made, client, visit, path };
}

test('every user can download the signed checkpoint as soon as something is covered', async () => {
  const its = await setUp();
  const { client, visit, path, domain } = its;
  await decide(its);
  const pages = async () =>
    Promise.all(
      (['en', 'de'] as const).map(async (language) => ({
        language,
        ...(await visit.get(`${path}/consents/blocks`, { headers: { 'Accept-Language': language } })),
      })),
    );
  for (const { language, text } of await pages()) {
    expect(text).toContain(IN_A_LOG[language]);
    expect(text).toContain(NOTHING[language]);
    expect(text).not.toContain(BUTTON[language]);
  }
  expect((await visit.get(`${path}/checkpoint`)).status).toBe(404);
  await maintain(env, now() + 700);
  for (const { language, text } of await pages()) {
    expect(text).not.toContain(NOTHING[language]);
    expect(text).toContain(BUTTON[language]);
  }
  const key = JSON.parse((await call('GET', `/app/log-key?domain=${domain.id}`)).text) as {
    verifier: string;
  };
  const { visit: viewer } = await loggedInAs(client, 'viewer');
  expect((await viewer.get(`${path}/consents/blocks`)).text).toContain(`href="${path}/checkpoint"`);
  const { status, headers, text } = await viewer.get(`${path}/checkpoint`);
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=UTF-8']);
  expect(headers.get('Content-Disposition')).toBe(
    `attachment; filename="checkpoint-www.mysite.xyz-${dateOf(now())}.txt"`,
  );
  const { body } = await openNote(text, [key.verifier]);
  expect(parseCheckpoint(body)).toMatchObject({ size: 1 });
});

test('a checkpoint that was not signed by the service is not handed out', async () => {
  const its = await setUp();
  const { visit, path, domain } = its;
  await decide(its);
  await maintain(env, now() + 700);
  const [log] = await db.select({ id: logs.id }).from(logs).where(eq(logs.domainId, domain.id));
  const [tree] = await db.select().from(trees).where(eq(trees.log, log!.id));
  const forged = tree!.note.replace(/\n\d+\n/, '\n9\n');
  await db.update(trees).set({ size: 9, note: forged }).where(eq(trees.log, log!.id));
  const answer = await visit.get(`${path}/checkpoint`);
  expect([answer.status, answer.text.includes(forged)]).toEqual([503, false]);
});
