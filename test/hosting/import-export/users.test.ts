import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { secondFactors, users } from '../../../src/db/schema.ts';
import { hosting } from '../../support/call.ts';
import { db } from '../../support/db.ts';
import { exportBackup, importBackup, makeBackup, type Backup } from '../../support/backups.ts';
import { BCRYPT } from '../../support/make.ts';
import { pointers } from '../../support/problem.ts';
import {
  loggedIn,
  loggedInAs,
  logIn,
  makeUserOf,
  PASSWORD,
  redirectTarget,
  visit,
} from '../../support/visit.ts';

type WithUsers = Backup & { users: Record<string, any>[] };
const exportWithUsers = async (id: string) => (await exportBackup(id)) as WithUsers;
const SCRYPT = `scrypt$16384$8$5$${'A'.repeat(22)}==$${'A'.repeat(43)}=`;
const vera = {
  id: '0a'.repeat(6),
  role: 'viewer',
  emailAddress: 'vera@muster.example',
  passwordHash: BCRYPT,
};

test('users are exported with roles and password hashes, but without their second factor, and restored', async () => {
  const { client } = await loggedIn();
  const { user } = await loggedInAs(client, 'editor', { name: 'Erika' });
  await db.insert(secondFactors).values({ userId: user.id, clientId: client.id, secretCipher: 'secret' });
  await db.update(users).set({ passwordHash: SCRYPT });
  const document = await exportWithUsers(client.id);
  const { id, role, name, emailAddress } = user;
  expect(document.users).toEqual([
    { id, role, name, emailAddress, passwordHash: SCRYPT, checkpointEmails: true, domains: null },
  ]);
  document.client.passwordHash = BCRYPT;
  await hosting('DELETE', client.path);
  expect((await importBackup(document)).status).toBe(201);
  expect((await exportWithUsers(client.id)).users).toEqual(document.users);
  expect(await db.$count(secondFactors)).toBe(0);
});

test('an import changes, adds and removes users; they may swap addresses, and keep their second factors', async () => {
  const document = {
    ...makeBackup(),
    users: [vera, { ...vera, id: '0b'.repeat(6), emailAddress: 'max@muster.example' }],
  };
  expect((await importBackup(document)).status).toBe(201);
  expect((await importBackup(document)).status).toBe(200);
  await db
    .insert(secondFactors)
    .values({ userId: vera.id, clientId: document.client.id, secretCipher: 'secret' });
  const [first, second] = document.users as [typeof vera, typeof vera];
  const third = { ...vera, id: '0c'.repeat(6), emailAddress: document.client.emailAddress };
  document.client.emailAddress = 'new@muster.example';
  const changed = {
    ...document,
    users: [
      third,
      { ...first, emailAddress: second.emailAddress, role: 'owner' },
      { ...second, emailAddress: first.emailAddress, passwordHash: '' },
    ],
  };
  expect(pointers(await importBackup(changed))).toContain('/users/0/role');
  expect((await importBackup(changed, '?replace=true')).status).toBe(201);
  expect((await exportWithUsers(document.client.id)).users).toEqual(
    [changed.users[1], changed.users[2], third].map((user) => ({
      name: '',
      checkpointEmails: true,
      domains: null,
      ...user,
    })),
  );
  expect(await db.$count(secondFactors, eq(secondFactors.userId, vera.id))).toBe(1);
  expect((await importBackup({ ...changed, users: [] }, '?replace=true')).status).toBe(201);
  expect(await db.$count(users)).toBe(1);
  expect(await db.$count(secondFactors)).toBe(0);
});

test('a backup from before there were users leaves the users as they are', async () => {
  const { client } = await loggedIn();
  const user = await makeUserOf(client, 'editor');
  const { users: _users, ...document } = await exportWithUsers(client.id);
  document.client.passwordHash = BCRYPT;
  document.client.company = 'Another';
  expect((await importBackup(document, '?replace=true')).status).toBe(201);
  expect(redirectTarget(await logIn(visit(), user.emailAddress, PASSWORD))).toBe('/account');
  document.client.emailAddress = user.emailAddress;
  expect(pointers(await importBackup(document, '?replace=true'))).toEqual(['/client/emailAddress']);
});

test('every validation error of a user is listed, and users of other clients are not touched', async () => {
  const other = await loggedIn();
  const theirs = await makeUserOf(other.client, 'owner');
  const before = await db.select().from(users);
  const refusals = async (list: unknown, query = '') => {
    const document = makeBackup();
    document.client.username = 'erika@muster.example';
    const made = typeof list === 'function' ? list(document) : list;
    const found = pointers(await importBackup({ ...document, users: made }, query));
    expect(await db.select().from(users)).toEqual(before);
    return found;
  };
  expect(await refusals('none')).toEqual(['/users']);
  expect(
    await refusals([
      { ...vera, role: 'admin', name: 'x'.repeat(256), id: 'x' },
      { ...vera, emailAddress: 'nowhere', passwordHash: 'plain text', sessions: [] },
      { ...vera, id: '0b'.repeat(6), emailAddress: 'ERIKA@muster.example' },
      { ...vera, id: '0c'.repeat(6) },
      { ...vera, id: '0d'.repeat(6) },
    ]),
  ).toEqual([
    '/users/0/id',
    '/users/0/name',
    '/users/0/role',
    '/users/1/emailAddress',
    '/users/1/passwordHash',
    '/users/1/sessions',
    '/users/2/emailAddress',
    '/users/4/emailAddress',
  ]);
  expect(await refusals((document: Backup) => [{ ...vera, id: document.client.id }])).toEqual([
    '/users/0/id',
  ]);
  expect(await refusals([{ ...vera, id: theirs.id }])).toEqual(['/users/0/id']);
  expect(await refusals([{ ...vera, id: other.client.id }])).toEqual(['/users/0/id']);
  for (const { emailAddress } of [theirs, other.client])
    expect(await refusals([{ ...vera, emailAddress }])).toEqual(['/users/0/emailAddress']);
});

test('with new IDs, users get new ones, too', async () => {
  const document = { ...makeBackup(), users: [vera] };
  const { body } = await importBackup(document, '?ids=new');
  const [user] = (await exportWithUsers(body.id)).users;
  expect(user).toMatchObject({ role: 'viewer', emailAddress: 'vera@muster.example' });
  expect(user!.id).not.toBe(vera.id);
});
