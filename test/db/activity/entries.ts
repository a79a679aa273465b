import { asc, eq, getTableColumns } from 'drizzle-orm';
import { changedFields, hexOfFields } from '../../../src/db/activity/stored-fields.ts';
import { activity } from '../../../src/db/schema.ts';
import { db } from '../../support/db.ts';

/** The entries of a client, oldest first. */
export async function entriesOf(clientId: string) {
  const rows = await db
    .select({ ...getTableColumns(activity), fields: hexOfFields })
    .from(activity)
    .where(eq(activity.clientId, clientId))
    .orderBy(asc(activity.id));
  return rows.map(({ fields, ...row }) => ({ ...row, ...changedFields(fields) }));
}
