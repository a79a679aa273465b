import { env } from 'cloudflare:workers';
import { databaseOf } from '../../src/db/databases.ts';

/** The database behind the Worker's back, by the tables of `src/db/schema.ts` and `src/log/tables.ts`. */
export const db = databaseOf(env.DB);
