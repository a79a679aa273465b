import { expect, test } from 'vitest';
import { hosting } from '../support/call.ts';
import { loggedIn } from '../support/visit.ts';

test('a form with too many values is rejected quickly', async () => {
  const { visit, client } = await loggedIn();
  const { body } = await hosting('POST', `${client.path}/domain`, { name: 'www.mysite.xyz' });
  const D = `/account/domains/${body.id}`;
  const service = await hosting('POST', `${client.path}/domain/${body.id}/embedding`, {
    name: 'Matomo',
    purpose: 'a717ff5',
  });
  await visit.get(`${D}/services`);
  const send = (path: string, fields: string) =>
    visit.send('POST', `${D}/${path}/save`, {
      body: `token=${visit.token()}&${fields}`,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
  expect((await send('texts/placeholders', 'name=a&'.repeat(140_000))).status).toBe(400);
  const lines = '\0\n'.repeat(500_000);
  const fields = 'name=Matomo&purpose=a717ff5&excludeUrlsMode=exclude';
  const { status, text } = await send(`services/${service.body.id}`, `${fields}&scriptMarkers=${lines}`);
  expect([status, text.includes('id="scriptMarkers-error"')]).toEqual([422, true]);
});
