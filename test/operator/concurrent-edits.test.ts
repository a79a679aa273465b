import { expect, test } from 'vitest';
import { hosting } from '../support/call.ts';
import { changedForm } from '../support/form.ts';
import { makeClient } from '../support/make.ts';
import { operatorVisit } from './operator-visit.ts';

async function setUp() {
  const its = await operatorVisit();
  return async (path: string) => {
    const save = `${path}/save`;
    let { text } = await its.get(path);
    return {
      async send(changes: Record<string, string | undefined> = {}) {
        const answer = await its.post(save, changedForm(text, save, changes));
        text = answer.text;
        return answer;
      },
    };
  };
}

test('two tabs on a client: plan, hosts and data are merged, and no change is reverted unasked', async () => {
  const open = await setUp();
  const client = await makeClient();
  const path = `/operator/clients/${client.id}/account`;
  const tabs = [await open(path), await open(path), await open(path), await open(path)] as const;
  const quota = { 'domainMaxCount-unlimited': undefined, domainMaxCount: '5' };
  expect((await tabs[0].send(quota)).status).toBe(303);
  expect((await tabs[1].send({ hosts: 'a.example\r\nb.example' })).status).toBe(303);
  expect((await tabs[2].send({ company: 'Hotel', canUseDomAPI: undefined })).status).toBe(303);
  expect((await hosting('GET', client.path)).body).toMatchObject({
    domainMaxCount: 5,
    company: 'Hotel',
    username: client.username,
  });
  const refused = await tabs[3].send({ ...quota, domainMaxCount: '7', hosts: 'c.example' });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('Changed to “5” while you were editing (Operator key, ');
  expect(refused.text).toContain('Changed to “a.example, b.example” while you were editing (Operator key, ');
  expect(refused.text).toContain('value="7"');
  expect((await tabs[3].send()).status).toBe(303);
  expect((await hosting('GET', client.path)).body).toMatchObject({ domainMaxCount: 7, company: 'Hotel' });
  const late = await open(path);
  const { text } = await (
    await open(path)
  )
    .send({ 'domainMaxCount-unlimited': 'on' })
    .then(() => late.send({ domainMaxCount: '8' }));
  expect(text).toContain('Changed to “Unlimited”');
});

test('two tabs on the branding', async () => {
  const open = await setUp();
  const path = '/operator/branding';
  const tabs = [await open(path), await open(path), await open(path)] as const;
  expect((await tabs[0].send({ name: 'Agency' })).status).toBe(303);
  expect((await tabs[1].send({ supportAddress: 'help@agency.example' })).status).toBe(303);
  const refused = await tabs[2].send({ name: 'Other' });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('Changed to “Agency” while you were editing (Operator, ');
  expect(refused.text).toContain('value="help@agency.example"');
  expect((await tabs[2].send()).status).toBe(303);
  expect((await open(path)) && refused.text).toContain('value="Other"');
});
