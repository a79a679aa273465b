import { and, eq } from 'drizzle-orm';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { newSecret, setSecondFactor } from '../../src/db/users/second-factors.ts';
import { secondFactors, users } from '../../src/db/schema.ts';
import { othersOf } from '../../src/db/users/users.ts';
import { db } from '../support/db.ts';
import { loggedIn, loggedInAs, logIn, makeUserOf, redirectTarget, visit } from '../support/visit.ts';
import { operatorVisit } from './operator-visit.ts';

test('the page of a client lists its users, and the operator can disable the second factor of each', async () => {
  const { client, visit: owner } = await loggedIn();
  const { user, visit: own } = await loggedInAs(client, 'editor', { name: 'Erika <Muster>' });
  const other = await loggedIn();
  const theirs = await makeUserOf(other.client, 'viewer', { name: 'Somebody else' });
  for (const one of [user, theirs])
    await setSecondFactor(db, env, { userId: one.id, clientId: one.clientId }, newSecret(), 0);
  const its = await operatorVisit();
  const path = `/operator/clients/${client.id}`;
  const off = `${path}/second-factor`;
  const page = (await its.get(path)).text;
  expect(page).toContain('Erika &lt;Muster&gt;');
  expect(page).toContain(user.emailAddress);
  expect(page).toContain(`href="${off}?user=${user.id}"`);
  expect(page).not.toContain('Somebody else');
  expect((await its.get(`${off}?user=${user.id}`)).text).toContain('Erika &lt;Muster&gt;?');
  for (const id of [theirs.id, 'unknown']) {
    expect((await its.get(`${off}?user=${id}`)).status).toBe(404);
    expect((await its.post(off, { user: id })).status).toBe(404);
  }
  expect(await db.$count(secondFactors)).toBe(2);
  expect(redirectTarget(await its.post(off, { user: user.id }))).toBe(path);
  expect(await db.$count(secondFactors)).toBe(1);
  expect((await own.get('/account')).status).toBe(303);
  expect((await owner.get('/account')).status).toBe(200);
  expect(redirectTarget(await logIn(visit(), user.emailAddress))).toBe('/account');
});

test('the operator acts as an owner in the console, but cannot manage users', async () => {
  const { client } = await loggedIn();
  const user = await makeUserOf(client, 'viewer');
  const its = await operatorVisit();
  const path = `/operator/clients/${client.id}`;
  await its.get(path);
  expect(redirectTarget(await its.post(`${path}/console`))).toBe('/account');
  const overview = await its.get('/account');
  expect(overview.status).toBe(200);
  expect(overview.text).not.toContain('/account/users');
  for (const address of ['', `/${user.id}/remove`])
    expect((await its.get(`/account/users${address}`)).status).toBe(403);
  expect((await its.post(`/account/users/${user.id}/role`, { role: 'owner' })).status).toBe(403);
  expect((await its.post(`/account/users/${user.id}/resend`)).status).toBe(403);
  expect(
    await db
      .select()
      .from(users)
      .where(and(othersOf(client.id), eq(users.role, 'owner'))),
  ).toEqual([]);
});
