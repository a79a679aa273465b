import * as z from 'zod/mini';
import { logDatabase } from '../db/databases.ts';
import { archiveOf, createApp, now } from '../env.ts';
import { required } from '../http/problem.ts';
import { validate } from '../http/validate.ts';
import { confirmRestored } from '../log/rollback/compare-counts.ts';

export const restoredSchema = z.strictObject({ restored: z.boolean() });

/** The operator’s answer whether a log database was restored to an earlier state; 0 is `DB`, 1 is `LOG1`, and so on. */
export const logDatabaseRoutes = createApp().post(
  '/:number/restored',
  validate('json', restoredSchema),
  async (c) => {
    const database = /^(0|[1-9]\d{0,8})$/.test(c.req.param('number')) ? Number(c.req.param('number')) : -1;
    const db = required(logDatabase(c.env, database), 'log database');
    const { restored } = c.req.valid('json');
    await confirmRestored({ db, database, bucket: archiveOf(c.env), env: c.env, now: now() }, restored);
    return c.body(null, 204);
  },
);
