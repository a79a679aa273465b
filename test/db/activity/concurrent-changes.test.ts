import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import type { Bindings } from '../../../src/env.ts';
import { bulkForm, operatorVisit } from '../../operator/operator-visit.ts';
import { hosting } from '../../support/call.ts';
import { failingCall, interceptCalls, interleave } from '../../support/bindings/intercepted-bindings.ts';
import { makeDomain, makeEmbedding } from '../../support/make.ts';
import { formOn } from '../../support/form.ts';
import { loggedIn, loggedInAs } from '../../support/visit.ts';
import { entriesOf } from './entries.ts';

/** The changes of the field of an object, as `before → after`. */
const stepsOf = async (clientId: string, field: string) =>
  (await entriesOf(clientId)).flatMap(({ action, before, after }) =>
    action === 'changed' && before && field in before
      ? [`${String(before[field])} → ${String(after![field])}`]
      : [],
  );

describe('changes at the same time', () => {
  test('are all stored, each with what it has found', async () => {
    const { P, client } = await makeDomain();
    const titles = Array.from({ length: 12 }, (_, i) => `Title ${i}`);
    const answers = await Promise.all(
      titles.map((widgetTitle) => hosting('PUT', `${P}/locale/en_US`, { widgetTitle })),
    );
    expect(answers.map(({ status }) => status)).toEqual(titles.map(() => 200));
    const steps = await stepsOf(client.id, 'widgetTitle');
    expect(steps).toHaveLength(12);
    const pairs = steps.map((step) => step.split(' → '));
    expect(pairs.slice(1).map(([before]) => before)).toEqual(pairs.slice(0, -1).map(([, after]) => after));
    const { body } = await hosting('GET', `${P}/locale/en_US`);
    expect(steps.at(-1)!.split(' → ')[1]).toBe(body.widgetTitle);
  });

  test('of different parts of one value are both kept', async () => {
    const { P } = await makeDomain();
    const { id } = await makeEmbedding(P);
    const names = Array.from({ length: 10 }, (_, i) => `cookie${i}`);
    await Promise.all(names.map((name) => hosting('POST', `${P}/embedding/${id}/asset`, { name })));
    const { body } = await hosting('GET', `${P}/embedding/${id}`);
    expect(body.assets.map(({ name }: { name: string }) => name).sort()).toEqual(names);
  });

  test('are compared again wherever one overtakes the other', async () => {
    const seen = new Set<string>();
    for (let k = 1; ; k++) {
      const { P, client } = await makeDomain();
      const put = (value: string) => (bindings: Partial<Bindings>) =>
        hosting('PUT', `${P}/locale/en_US`, { widgetTitle: value }, { env: bindings, wait: false });
      await put('first')({});
      const { stopped } = await interleave(env, k, put('slow'), put('quick'));
      const steps = (await stepsOf(client.id, 'widgetTitle')).slice(1);
      seen.add(steps.join());
      expect([
        ['first → quick', 'quick → slow'],
        ['first → slow', 'slow → quick'],
        ['first → slow'],
      ]).toContainEqual(steps);
      if (!stopped) break;
    }
    expect(seen).toContain('first → quick,quick → slow');
  });

  test('are refused, without any effect, where others are always faster', async () => {
    const { P, client, domain } = await makeDomain();
    const raise = env.DB.prepare('UPDATE domains SET version = version + 1 WHERE id = ?').bind(domain.id);
    const busy = interceptCalls(env, async (run, call) => {
      if (call === 'DB.batch') await raise.run();
      return run();
    });
    const before = (await hosting('GET', `${P}/locale/en_US`)).body;
    const refused = await hosting('PUT', `${P}/locale/en_US`, { widgetTitle: 'Late' }, { env: busy });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '1']);
    expect(refused.body.detail).toContain('could not be stored');
    expect((await hosting('GET', `${P}/locale/en_US`)).body).toEqual(before);
    expect(await stepsOf(client.id, 'widgetTitle')).toEqual([]);
  });

  test('in two tabs are recorded as what they overwrite', async () => {
    const { client, visit } = await loggedIn();
    const { P, domain } = await makeDomain('www.mysite.xyz', client);
    await hosting('PUT', `${P}/locale/en_US`, { widgetTitle: 'Old' });
    const path = `/account/domains/${domain.id}/texts/en_US`;
    const tab = formOn((await visit.get(path)).text, `${path}/save`);
    await visit.post(`${path}/save`, { ...tab, widgetTitle: 'From the first tab' });
    const save = (changes: object) => visit.post(`${path}/save`, { ...tab, ...changes });
    await save({ widgetDeclineButtonText: 'No' });
    expect((await save({ widgetTitle: 'From the second tab' })).status).toBe(409);
    const again = formOn((await save({ widgetTitle: 'From the second tab' })).text, `${path}/save`);
    await visit.post(`${path}/save`, again);
    expect(await stepsOf(client.id, 'widgetTitle')).toEqual(
      expect.arrayContaining(['Old → From the first tab', 'From the first tab → From the second tab']),
    );
  });

  test('of a user’s role are both recorded, each with what it has found', async () => {
    const { client, visit } = await loggedIn();
    const { user } = await loggedInAs(client, 'viewer');
    const role = (value: string) => visit.post(`/account/users/${user.id}/role`, { role: value });
    await visit.get('/account/users');
    await Promise.all([role('editor'), role('owner')]);
    const steps = await stepsOf(client.id, 'role');
    expect(['viewer → editor,editor → owner', 'viewer → owner,owner → editor']).toContain(steps.join());
  });

  test('as bulk actions are recorded once for each domain', async () => {
    const one = await makeDomain('one.example');
    const two = await makeDomain('two.example', one.client);
    const its = await operatorVisit();
    const { fields } = await bulkForm(its, 'deactivate', [one.domain.id, two.domain.id]);
    await Promise.all([1, 2].map(() => its.post('/operator/domains/bulk', fields)));
    const entries = (await entriesOf(one.client.id)).filter(
      ({ before }) => before && 'frontendWidgetEnabled' in before,
    );
    expect(entries.map(({ domainId }) => domainId).sort()).toEqual([one.domain.id, two.domain.id].sort());
  });
});

describe('a change whose answer is lost', () => {
  test('is recorded once, however often it is sent', async () => {
    for (let k = 1; ; k++) {
      const { P, client } = await makeDomain();
      const put = (bindings: Partial<Bindings>) =>
        hosting('PUT', `${P}/locale/en_US`, { widgetTitle: 'New' }, { env: bindings });
      const failing = failingCall(env, k, 'after');
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const lost = await put(failing.env);
      const again = await put({});
      expect(again.status).toBe(200);
      expect(await stepsOf(client.id, 'widgetTitle')).toHaveLength(1);
      if (lost.status === 200) break;
      expect(lost.status).toBe(503);
    }
  });
});
