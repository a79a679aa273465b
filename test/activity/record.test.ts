import { describe, expect, test } from 'vitest';
import { asc, eq } from 'drizzle-orm';
import { activity } from '../../src/db/schema.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { makeDomain } from '../support/make.ts';
import { metered } from '../support/metered-database.ts';

const activityOf = (clientId: string) =>
  db.select().from(activity).where(eq(activity.clientId, clientId)).orderBy(asc(activity.id));

const lastOf = async (clientId: string) => (await activityOf(clientId)).at(-1)!;

const measure = metered();

describe('a change is recorded', () => {
  test('with one written row and no further round trip', async () => {
    const { P } = await makeDomain();
    await hosting('POST', `${P}/placeholder`, { name: 'A', value: '1' });
    const set = (value: string) =>
      measure((db) => hosting('PUT', `${P}/placeholder/A`, { value }, { env: db }));
    const changed = await set('2');
    const unchanged = await set('2');
    // The placeholder and the version of the domain are written each time.
    expect([unchanged.written, changed.written]).toEqual([2, 3]);
    // Finds the client's domain, and writes.
    expect([unchanged.trips, changed.trips].every((trips) => trips === unchanged.trips)).toBe(true);
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
});
