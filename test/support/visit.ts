import { scryptSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { randomHex } from '../../src/lib/crypto/random.ts';
import { call, type Answer } from './call.ts';
import { makeClient } from './make.ts';
import { users } from '../../src/db/schema.ts';
import { caseless } from '../../src/db/users/sign-in-names.ts';
import type { Role } from '../../src/db/users/user-accounts.ts';
import { db } from './db.ts';

export const PASSWORD = 'correct horse battery';

type Options = Pick<Parameters<typeof call>[2] & object, 'headers' | 'env' | 'worker'>;
export type Visit = ReturnType<typeof visit>;

/** A browser without scripts: it keeps cookies, and a form takes the token of the page that was seen last. */
export function visit(headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>();
  // Logins are limited by address.
  const address = randomHex(8);
  let token = '';
  async function request(
    method: string,
    path: string,
    { headers: more, ...options }: Options & { body?: string | Uint8Array | ReadableStream } = {},
  ) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await call(method, path, {
      ...options,
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        'CF-Connecting-IP': address,
        ...headers,
        Cookie: cookie,
        ...more,
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (/Max-Age=0/.test(line)) cookies.delete(name!);
      else cookies.set(name!, value!);
    }
    token = /name="token" value="([0-9a-f]+)"/.exec(answer.text)?.[1] ?? token;
    return answer;
  }
  return {
    cookies,
    token: () => token,
    send: request,
    get: (path: string, options: Options = {}) => request('GET', path, options),
    post: (path: string, fields: Record<string, string | string[]> = {}, options: Options = {}) =>
      request('POST', path, {
        ...options,
        body: new URLSearchParams(
          Object.entries({ token, ...fields }).flatMap(([name, values]) =>
            [values].flat().map((value) => [name, value]),
          ),
        ).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...options.headers },
      }),
  };
}

/** The password as a hash so cheap that a test need not wait for it. */
const key = scryptSync(PASSWORD, 'salt', 32, { N: 2, r: 1, p: 1 }).toString('base64');
const CHEAP = ['scrypt', 2, 1, 1, btoa('salt'), key].join('$');

/** A client that can log in with `PASSWORD`. */
export async function makeUser(more: object = {}) {
  const client = await makeClient(more);
  await setPassword(client.id);
  return client;
}

/** Makes `PASSWORD` a client's password. */
export const setPassword = async (client: string) =>
  db.update(users).set({ passwordHash: CHEAP }).where(eq(users.id, client));

/** A client that can log in, and a visit in which it has. */
export async function loggedIn(more: object = {}) {
  const client = await makeUser(more);
  const its = visit({ 'Accept-Language': 'en-GB' });
  const answer = await logIn(its, client.username);
  expect(answer.headers.get('Location'), answer.text).toBe('/account');
  await its.get('/account');
  return { client, visit: its };
}

/** A further user of a client, who can log in with `PASSWORD` and an email address; without a client, a person of the operator. */
export async function makeUserOf<Id extends string | null>(
  client: { id: Id },
  role: Role,
  more: { name?: string } = {},
) {
  const emailAddress = `${role}-${randomHex(3)}@agency.example`;
  const row = { clientId: client.id, role, emailAddress, emailKey: caseless(emailAddress), createdAt: 1 };
  const [made] = await db
    .insert(users)
    .values({ ...row, passwordHash: CHEAP, ...more })
    .returning();
  return { ...made!, clientId: client.id };
}

/** A further user of a client, and a visit in which it has logged in. */
export async function loggedInAs(client: { id: string }, role: Role, more: { name?: string } = {}) {
  const user = await makeUserOf(client, role, more);
  const its = visit({ 'Accept-Language': 'en-GB' });
  const answer = await logIn(its, user.emailAddress);
  expect(answer.headers.get('Location'), answer.text).toBe('/account');
  await its.get('/account');
  return { user, visit: its };
}

export async function logIn(
  its: Visit,
  username: string,
  password = PASSWORD,
  options: Options = {},
): Promise<Answer> {
  await its.get('/account/login');
  return its.post('/account/login', { username, password }, options);
}

/** Where the answer leads; undefined for a page. */
export const redirectTarget = ({ headers }: Answer) => headers.get('Location') ?? undefined;
