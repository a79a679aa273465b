import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { addWaitingHost } from '../../../src/db/clients/client-hosts.ts';
import { clientHosts, domains } from '../../../src/db/schema.ts';
import { operatorVisit } from '../../operator/operator-visit.ts';
import { countedCalls } from '../../support/bindings/intercepted-bindings.ts';
import { db } from '../../support/db.ts';
import { formOn } from '../../support/form.ts';
import { makeClient } from '../../support/make.ts';
import { loggedIn, redirectTarget, type Visit } from '../../support/visit.ts';

/** Both consoles, each with the page of the form and its address. */
const consoles = {
  async client(more: object) {
    const { client, visit } = await loggedIn(more);
    return { client, its: visit, page: '/account/add/list', action: '/account/add/list' };
  },
  async operator(more: object) {
    const client = await makeClient(more);
    const page = `/operator/clients/${client.id}`;
    return { client, its: await operatorVisit(), page, action: `${page}/domain` };
  },
};
const unescaped = (text: string) => text.replaceAll(/<[^>]+>/g, '\n').replaceAll(/\n\s*\n+/g, '\n');
const fieldOf = (text: string, action: string) => formOn(text, action)['domain']![0]!.split('\n');

for (const [name, setUp] of Object.entries(consoles)) {
  test(`a list in the ${name}’s console says its limit first; wrong lines stay in the field, each with its error`, async () => {
    const { client, its, page, action } = await setUp({ domainMaxCount: 4 });
    const add = (domain: string) => its.post(action, { domain });
    await addWaitingHost(db, client.id, { hostKey: 'one.example', name: 'one.example' });
    expect((await add(' \r\n')).text).toContain('Enter at least one host name');
    expect((await its.get(page)).text).toContain('The plan has room for 4 more (4 in all). Up to 20');
    const { status, text } = await add(
      'one.example\r\n\r\n no host \r\ntwo.example\nONE.example\nhttps://two.example/',
    );
    expect(status).toBe(422);
    expect(unescaped(text)).toContain('2 websites were added:');
    expect(unescaped(text)).toContain('Line 1 (no host): this is not a host name such as www.mysite.xyz.');
    expect(unescaped(text)).toContain('Line 2 (ONE.example): this website is in the list twice.');
    expect(unescaped(text)).toContain('Line 3 (https://two.example/): this website is in the list twice.');
    expect(text).toContain('room for 2 more');
    expect(fieldOf(text, action)).toEqual(['no host', 'ONE.example', 'https://two.example/']);
    expect(await db.$count(clientHosts)).toBe(0);
    // The same list again adds nothing.
    const again = unescaped((await add('one.example\ntwo.example')).text);
    expect(again.match(/the account already has this website/g)).toHaveLength(2);
    expect(await db.$count(domains)).toBe(2);
    const full = await add('three.example\none.example\nfour.example\nfive.example\nsix.example');
    expect(unescaped(full.text)).toContain('Line 1 (one.example): the account already has this website.');
    expect(unescaped(full.text)).toContain('Line 2 (five.example): the plan has no room for it.');
    expect(unescaped(full.text)).toContain('Line 3 (six.example): the plan has no room for it.');
    expect(await db.$count(domains)).toBe(4);
    expect((await its.get(page)).text).toContain('The plan has no room for another website.');
  });
}

test('a long list is added in portions, without a limit of the plan, and an error stops nothing', async () => {
  const { visit: its } = await loggedIn();
  const add = (page: { text: string } | string): ReturnType<Visit['post']> =>
    its.post(
      '/account/add/list',
      typeof page === 'string' ? { domain: page } : formOn(page.text, '/account/add/list'),
    );
  expect((await its.get('/account/add')).text).toContain('href="/account/add/list"');
  const lines = Array.from({ length: 45 }, (_, i) => (i === 3 ? 'not a host' : `site-${i}.example`));
  const first = await add(lines.join('\n'));
  expect(await db.$count(domains)).toBe(20);
  expect(first.text).toContain('24 lines are left in the field.');
  expect(fieldOf(first.text, '/account/add/list')).toHaveLength(25);
  const second = await add(first);
  expect(await db.$count(domains)).toBe(40);
  const third = await add(second);
  expect(fieldOf(third.text, '/account/add/list')).toEqual(['not a host']);
  expect(await db.$count(domains)).toBe(44);
  // What is present already costs no attempt each, however long the list is.
  const counted = countedCalls(env);
  const again = await its.post('/account/add/list', { domain: lines.join('\n') }, { env: counted.env });
  expect(unescaped(again.text).match(/the account already has this website/g)).toHaveLength(44);
  expect(counted.calls.length).toBeLessThan(20);
  expect(redirectTarget(await add('last.example'))).toBe('/account');
  expect((await its.get('/account')).text).toContain('1 website was added.');
});
