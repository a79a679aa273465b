import { expect, test, vi } from 'vitest';
import { now } from '../../src/env.ts';
import { sendEmail } from '../../src/email/send-email.ts';
import { links } from '../../src/db/schema.ts';
import { db } from '../support/db.ts';
import { catchEmails, linkIn } from '../support/emails.ts';
import { env } from 'cloudflare:workers';
import { hosting } from '../support/call.ts';
import { redirectTarget, visit } from '../support/visit.ts';
import { operatorVisit } from './operator-visit.ts';

const DAY = 86_400;
const fields = {
  username: 'hotel',
  emailAddress: 'hotel@agency.example',
  active: 'on',
  domainMaxCount: '2',
  whitelabelMaxCount: '0',
  widgetDisplayMaxCount: '7',
};

test('the owner of a new client receives the first link by email, which lasts as long as an invitation', async () => {
  const its = await operatorVisit();
  const { sent, env: bindings } = catchEmails();
  const path = redirectTarget(await its.post('/operator/new/save', fields, { env: bindings }))!;
  expect((await its.get(path)).text).toContain('The owner has received an email');
  expect(sent).toMatchObject([{ to: 'hotel@agency.example', subject: 'Your account on Placet' }]);
  const [stored] = await db.select().from(links);
  expect(Math.round((stored!.expiresAt - now()) / DAY)).toBe(7);
  // A client that has not used it yet can be exported and imported.
  const backup = (await hosting('GET', `${path.replace('/operator/clients', '/client')}/export`)).body;
  expect((await hosting('POST', '/import', backup)).status).toBe(200);
  const owner = visit();
  const link = linkIn(sent[0]!);
  await owner.get(link);
  expect(redirectTarget(await owner.post(link, { newPassword: 'a password of my own' }))).toBe('/account');
  const later = await its.post(`${path}/link`);
  expect(later.text).toContain('Password link (valid until');
  // The page scrolls to it, below the domains.
  expect(later.text).toMatch(/<textarea id="link"[^>]* autofocus/);
  const [again] = await db.select().from(links);
  expect(Math.round((again!.expiresAt - now()) / 3600)).toBe(24);
});

test('without email, or where it fails, the operator creates the link', async () => {
  const its = await operatorVisit();
  const failing = catchEmails({ failing: true });
  for (const [username, bindings] of [
    ['first', {}],
    ['second', failing.env],
  ] as const) {
    const values = { ...fields, username, emailAddress: `${username}@agency.example` };
    const path = redirectTarget(await its.post('/operator/new/save', values, { env: bindings }))!;
    expect((await its.get(path)).text).toContain('Create a password link for the first sign-in.');
  }
});

test('the local server prints the link of an email that it does not send; no other server does', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  const send = (more: object) =>
    sendEmail(
      { ...env, ...more },
      {
        to: 'owner@agency.example',
        languages: ['en'],
        kind: 'firstLink',
        values: { url: 'http://localhost:8787/account/link/x', account: 'Hotel', days: 7 },
      },
    );
  expect([await send({}), print.mock.calls]).toEqual([false, []]);
  expect(await send({ DEMO: true })).toBe(false);
  // The first link of a client, too, although it is made only where it reaches somebody.
  const its = await operatorVisit();
  const page = redirectTarget(await its.post('/operator/new/save', fields, { env: { DEMO: true } }))!;
  expect(print.mock.calls.at(-1)!.join()).toMatch(/Email to hotel@agency.example.*\/account\/link\/\w{40}/s);
  expect((await its.get(page)).text).toContain('Create a password link for the first sign-in.');
  expect(print.mock.calls.join()).toContain('http://localhost:8787/account/link/x');
});
