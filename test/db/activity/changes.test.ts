import { describe, expect, test } from 'vitest';
import { hosting } from '../../support/call.ts';
import { makeDomain } from '../../support/make.ts';
import { metered } from '../../support/bindings/metered-database.ts';
import { entriesOf } from './entries.ts';

const lastOf = async (clientId: string) => (await entriesOf(clientId)).at(-1)!;

const measure = metered();

describe('a change is recorded', () => {
  test('with two written rows, and one more round trip that reads what is compared', async () => {
    const { P } = await makeDomain();
    await hosting('POST', `${P}/placeholder`, { name: 'A', value: '1' });
    const set = (value: string) =>
      measure((db) => hosting('PUT', `${P}/placeholder/A`, { value }, { env: db }));
    const changed = await set('2');
    const unchanged = await set('2');
    // The placeholder and the version of the domain are written each time; the entry, and the count of the day.
    expect([unchanged.written, changed.written]).toEqual([2, 2 + 2]);
    // Finds the client's domain, reads, and writes. Publishing it takes another three, after the response.
    expect([unchanged.trips, changed.trips]).toEqual([3 + 3, 3 + 3]);
  });

  test('with the changed fields before and after', async () => {
    const made = await makeDomain();
    const { body: theme } = await hosting('POST', `${made.P}/theme`, { name: 'Dark' });
    const created = await lastOf(made.client.id);
    expect(created).toMatchObject({
      by: 'operator',
      userId: null,
      kind: 'design',
      action: 'created',
      domainId: made.domain.id,
      domainName: made.domain.name,
      objectId: theme.id,
      objectName: 'Dark',
      before: null,
    });
    expect(created.after).toMatchObject({ name: 'Dark' });
    await hosting('PUT', `${made.P}/theme/${theme.id}`, { ...theme, name: 'Darker', default: true });
    const changed = await lastOf(made.client.id);
    expect(changed).toMatchObject({ action: 'changed', objectId: theme.id });
    expect([changed.before, changed.after]).toEqual([
      { name: 'Dark', default: false },
      { name: 'Darker', default: true },
    ]);
    await hosting('DELETE', `${made.P}/theme/${theme.id}`);
    const deleted = await lastOf(made.client.id);
    expect(deleted).toMatchObject({ action: 'deleted', objectName: 'Darker', after: null });
    expect(deleted.before).toMatchObject({ name: 'Darker', default: true });
  });

  test('of parts of one value with that value, and of stored values without effect with those', async () => {
    const { P, client } = await makeDomain();
    const locale = `${P}/locale/en_US`;
    await hosting('PUT', locale, { widgetTitle: 'A', purposeNames: { a717ff5: 'Ours' } });
    await hosting('PUT', locale, { widgetTitle: 'A', purposeNames: { '15c61c3': 'Own' } });
    expect(await lastOf(client.id)).toMatchObject({
      before: { purposeNames: { a717ff5: 'Ours' } },
      after: { purposeNames: { a717ff5: 'Ours', '15c61c3': 'Own' } },
    });
    const { username, emailAddress } = client;
    const features = { canUseDomAPI: false };
    await hosting('PUT', client.path, { username, emailAddress, features });
    const { before, after } = await lastOf(client.id);
    expect([before, after]).toMatchObject([
      { features: { canUseDomAPI: true, moreThan2Lang: true } },
      { features: { canUseDomAPI: false, moreThan2Lang: true } },
    ]);
  });
});
