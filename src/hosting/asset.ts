import { and, eq, sql, type SQL } from 'drizzle-orm';
import { Hono } from '../http/hono.ts';
import { embeddings } from '../db/schema.ts';
import type { Asset } from '../definitions/embedding-fields.ts';
import { now, type Database } from '../env.ts';
import { missing } from '../http/problem.ts';
import { validate } from '../http/validate.ts';
import { assetSchema } from '../resources/embedding.ts';
import type { WithDomain } from './domain-path.ts';
import { answerPage, pageParameters } from './paginated-list.ts';

// An embedding's assets are one JSON column, so that reading an embedding is reading one row. Each write changes the
// column within SQL: of two writes at once, both stay.

const one = (domainId: string, embeddingId: string) =>
  and(eq(embeddings.domainId, domainId), eq(embeddings.id, embeddingId));

/** The JSON path of an asset, such as `$[3]`; NULL when there is none of this id. */
const pathOf = (id: string) =>
  sql`(SELECT fullkey FROM json_each(${embeddings.assets}) WHERE value ->> 'id' = ${id})`;

async function read(db: Database, domainId: string, embeddingId: string) {
  const [found] = await db
    .select({ assets: embeddings.assets })
    .from(embeddings)
    .where(one(domainId, embeddingId));
  if (!found) throw missing('embedding');
  return found.assets;
}

/** Sets the column where `condition` holds and gives what it holds then. */
async function write(db: Database, domainId: string, embeddingId: string, assets: SQL, condition?: SQL) {
  const [written] = await db
    .update(embeddings)
    .set({ assets, updatedAt: now() })
    .where(and(one(domainId, embeddingId), condition))
    .returning({ assets: embeddings.assets });
  if (!written) throw missing(condition ? 'embedding or asset' : 'embedding');
  return written.assets;
}

function find(assets: Asset[], id: string) {
  const found = assets.find((asset) => asset.id === id);
  if (!found) throw missing('asset');
  return found;
}

export const asset = new Hono<WithDomain>()
  .get('/:embeddingId/asset', validate('query', pageParameters), async (c) => {
    const { limit = Infinity, after } = c.req.valid('query');
    const all = await read(c.var.db, c.var.domain.id, c.req.param('embeddingId'));
    const last = all.findIndex(({ id }) => id === after);
    const start = after === undefined ? 0 : last === -1 ? all.length : last + 1;
    return answerPage(c, all.slice(start, start + limit), c.req.valid('query'), ({ id }) => id);
  })
  .post('/:embeddingId/asset', validate('json', assetSchema.create), async (c) => {
    const created = c.req.valid('json');
    const added = sql`json_insert(${embeddings.assets}, '$[#]', json(${JSON.stringify(created)}))`;
    await write(c.var.db, c.var.domain.id, c.req.param('embeddingId'), added);
    c.header('Location', `${c.req.path}/${created.id}`);
    return c.json(created, 201);
  })
  .get('/:embeddingId/asset/:assetId', async (c) => {
    const { embeddingId, assetId } = c.req.param();
    return c.json(find(await read(c.var.db, c.var.domain.id, embeddingId), assetId));
  })
  .put('/:embeddingId/asset/:assetId', validate('json', assetSchema.update), async (c) => {
    const { embeddingId, assetId } = c.req.param();
    const given = Object.entries(c.req.valid('json')).filter(
      ([name, value]) => name !== 'id' && value !== undefined,
    );
    const path = pathOf(assetId);
    const sets = given.map(([name, value]) => sql`${path} || ${`.${name}`}, json(${JSON.stringify(value)})`);
    const changed = sql`json_set(${embeddings.assets}, ${sql.join(sets, sql`, `)})`;
    const all = await write(c.var.db, c.var.domain.id, embeddingId, changed, sql`${path} IS NOT NULL`);
    return c.json(find(all, assetId));
  })
  .delete('/:embeddingId/asset/:assetId', async (c) => {
    const { embeddingId, assetId } = c.req.param();
    const path = pathOf(assetId);
    const rest = sql`json_remove(${embeddings.assets}, ${path})`;
    await write(c.var.db, c.var.domain.id, embeddingId, rest, sql`${path} IS NOT NULL`);
    return c.body(null, 204);
  });
