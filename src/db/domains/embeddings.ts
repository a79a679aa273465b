import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { now, type Database } from '../../env.ts';
import { required } from '../../http/problem.ts';
import { insertStatements } from '../bulk-insert.ts';
import { change, type Step } from '../change.ts';
import { freshId, pick } from '../columns.ts';
import { retryIdCollision } from '../constraint-errors.ts';
import { setting, type Flat } from '../settings-column.ts';
import { createdEntry } from '../activity/row-entries.ts';
import { updateStep } from '../row-steps.ts';
import { embeddings, apiColumns } from '../schema.ts';
import { keyOfName, keyStep } from './service-keys.ts';
import { valuesOf } from '../raw-query.ts';

type Insert = typeof embeddings.$inferInsert;
type Created = Flat<typeof embeddings.$inferSelect>;
export type NewEmbedding = Omit<Insert, 'seq' | 'id' | 'key' | 'domainId' | 'updatedAt' | 'settings'> &
  Partial<(typeof embeddings.$inferSelect)['settings']>;

/** Among a domain's embeddings with these names, activates the wanted ones and deactivates the others. */
export async function activateEmbeddings(db: Database, domainId: string, names: string[], wanted: string[]) {
  const switched = (active: boolean) => {
    const among = valuesOf(names.filter((name) => wanted.includes(name) === active));
    const isNamed = inArray(embeddings.name, among);
    const where = and(eq(embeddings.domainId, domainId), eq(embeddings.active, !active), isNamed);
    return updateStep(db, embeddings, where, { active });
  };
  await change(db, { domainId }, switched(true), switched(false));
}

/** The condition for the services with a name of the catalogue, or with the key that follows from it. */
export const isService = (name: string) => or(eq(embeddings.name, name), eq(embeddings.key, keyOfName(name)));

/** Enables or disables a domain’s service with a name of the catalogue. */
export const switchService = async (db: Database, domainId: string, name: string, active: boolean) =>
  change(
    db,
    { domainId },
    updateStep(
      db,
      embeddings,
      and(eq(embeddings.domainId, domainId), eq(embeddings.active, !active), isService(name)),
      { active },
    ),
  );

/** A domain's embeddings as the console lists them, with the number of their cookies and storage keys. */
export const listServices = async (db: Database, domainId: string) =>
  db
    .select({
      ...pick(embeddings, 'id', 'name', 'active'),
      purpose: setting(embeddings, 'purpose'),
      vendor: setting(embeddings, 'vendor'),
      assets: sql<number>`json_array_length(${embeddings.settings}, '$.assets')`,
    })
    .from(embeddings)
    .where(eq(embeddings.domainId, domainId))
    .orderBy(asc(embeddings.seq));
export type ServiceRow = Awaited<ReturnType<typeof listServices>>[number];

/**
 * Creates embeddings in one transaction and in their order, and returns them; with `isUnknown` only those whose names the
 * domain does not have yet. Throws where the domain does not exist.
 */
export async function createEmbeddings(
  db: Database,
  domainId: string,
  list: NewEmbedding[],
  { isUnknown = false } = {},
) {
  return retryIdCollision(async () => {
    const { step, keyFor, hasName } = keyStep(db, domainId);
    const creation: Step = {
      plan: () => {
        const rows = list
          .filter(({ name }) => !isUnknown || !hasName(name))
          .map((one) => {
            const id = freshId();
            return { ...one, id, key: keyFor(id, keyOfName(one.name)), domainId, updatedAt: now() };
          });
        if (rows.length === 0) return {};
        const isNew = inArray(embeddings.id, valuesOf(rows.map(({ id }) => id)));
        const created = db
          .select(apiColumns(embeddings))
          .from(embeddings)
          .where(and(eq(embeddings.domainId, domainId), isNew));
        return {
          entries: rows.map((row) => createdEntry(embeddings, row)),
          statements: [...insertStatements(db, embeddings, rows), created.orderBy(asc(embeddings.seq))],
        };
      },
    };
    return required(await change<Created>(db, { domainId }, step, creation), 'domain');
  });
}
