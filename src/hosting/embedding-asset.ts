import type { Context } from 'hono';
import { Hono } from '../lib/http/hono.ts';
import { addAsset, readAssets, removeAsset, updateAsset } from '../db/domains/embedding-assets.ts';
import type { Asset } from '../definitions/embedding-fields.ts';
import { required } from '../http/problem.ts';
import { validate } from '../http/validate.ts';
import { assetSchema } from '../resources/embedding.ts';
import { withoutUndefined } from '../resources/field-schemas.ts';
import type { WithDomain } from './domain-path.ts';
import { answerPage, pageParameters } from './paginated-list.ts';

const assetIn = (assets: Asset[], id: string) =>
  required(
    assets.find((asset) => asset.id === id),
    'asset',
  );

const ownerOf = (c: Context<WithDomain, '/:embeddingId/*'>) => ({
  domainId: c.var.domain.id,
  embeddingId: c.req.param('embeddingId'),
});

export const asset = new Hono<WithDomain>()
  .get('/:embeddingId/asset', validate('query', pageParameters), async (c) => {
    const { limit = Infinity, after } = c.req.valid('query');
    const all = required(await readAssets(c.var.db, ownerOf(c)), 'embedding');
    const last = all.findIndex(({ id }) => id === after);
    const start = after === undefined ? 0 : last === -1 ? all.length : last + 1;
    return answerPage(c, all.slice(start, start + limit), c.req.valid('query'), ({ id }) => id);
  })
  .post('/:embeddingId/asset', validate('json', assetSchema.create), async (c) => {
    const created = c.req.valid('json');
    required(await addAsset(c.var.db, ownerOf(c), created), 'embedding');
    c.header('Location', `${c.req.path}/${created.id}`);
    return c.json(created, 201);
  })
  .get('/:embeddingId/asset/:assetId', async (c) => {
    const all = await readAssets(c.var.db, ownerOf(c));
    return c.json(assetIn(required(all, 'embedding'), c.req.param('assetId')));
  })
  .put('/:embeddingId/asset/:assetId', validate('json', assetSchema.update), async (c) => {
    const assetId = c.req.param('assetId');
    const { id: _, ...payload } = c.req.valid('json');
    const values = withoutUndefined(payload) as Partial<Asset>;
    const all = await updateAsset(c.var.db, ownerOf(c), assetId, values);
    return c.json(assetIn(required(all, 'embedding or asset'), assetId));
  })
  .delete('/:embeddingId/asset/:assetId', async (c) => {
    required(await removeAsset(c.var.db, ownerOf(c), c.req.param('assetId')), 'embedding or asset');
    return c.body(null, 204);
  });
