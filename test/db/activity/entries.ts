import { asc, eq, sql } from 'drizzle-orm';
import { withTexts } from '../../../src/db/activity/long-values.ts';
import { activity, activityTexts } from '../../../src/db/schema.ts';
import { db } from '../../support/db.ts';

/** The entries of a client as they are stored, oldest first. */
export const storedEntries = async (clientId: string) =>
  db.select().from(activity).where(eq(activity.clientId, clientId)).orderBy(asc(activity.id));

/** The same with the values that are stored elsewhere. */
export const entriesOf = async (clientId: string) => withTexts(db, await storedEntries(clientId));

const { hash, day, bytes } = activityTexts;
/** The texts of a client, with their sizes in bytes. */
export const textsOf = async (clientId: string) =>
  db
    .select({ hash, day, size: sql<number>`length(${bytes})` })
    .from(activityTexts)
    .where(eq(activityTexts.clientId, clientId));
