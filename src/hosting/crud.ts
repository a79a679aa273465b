import { Hono } from '../lib/http/hono.ts';
import type * as z from 'zod/mini';
import type { Row, Rows } from '../db/domains/part-rows.ts';
import { missing, required } from '../http/problem.ts';
import { validate } from '../http/validate.ts';
import { withoutUndefined } from '../resources/field-schemas.ts';
import type { WithDomain } from './domain-path.ts';
import { answerPage, pageParameters } from './paginated-list.ts';

type Schema = z.ZodMiniType<Row, Row>;

/**
 * The five operations on one kind of a domain's parts; `key` is the property in its path. Throws a 404 for a part that
 * does not exist.
 */
export function crud(kind: string, key: string, rows: Rows, schema: { create: Schema; update?: Schema }) {
  return new Hono<WithDomain>()
    .get('/', validate('query', pageParameters), async (c) => {
      const query = c.req.valid('query');
      const found = await rows.list(c.var.db, c.var.domain.id, query);
      return answerPage(c, found, query, (row) => String(row[key]));
    })
    .post('/', validate('json', schema.create), async (c) => {
      const values = withoutUndefined(c.req.valid('json'));
      const created = required(await rows.create(c.var.db, c.var.domain.id, values), 'domain');
      c.header('Location', `${c.req.path}/${encodeURIComponent(String(created[key]))}`);
      return c.json(created, 201);
    })
    .get('/:key', async (c) =>
      c.json(required(await rows.find(c.var.db, c.var.domain.id, c.req.param('key')), kind)),
    )
    .put('/:key', validate('json', schema.update ?? schema.create), async (c) => {
      const values = withoutUndefined(c.req.valid('json'));
      const updated = await rows.update(c.var.db, c.var.domain.id, c.req.param('key'), values);
      return c.json(required(updated, kind));
    })
    .delete('/:key', async (c) => {
      if (!(await rows.remove(c.var.db, c.var.domain.id, c.req.param('key')))) throw missing(kind);
      return c.body(null, 204);
    });
}
