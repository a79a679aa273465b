import { env } from 'cloudflare:workers';
import { rowsOf } from './logs.ts';

/**
 * Changes what triggers protect, as somebody with full access to the database can. The triggers are restored, because all
 * tests share them.
 */
export async function tamper(statement: string, ...values: unknown[]) {
  const triggers = await rowsOf<{ name: string; sql: string }>(
    "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND (name LIKE '%Kept' OR name LIKE '%Unchanged')",
  );
  await env.DB.batch([
    ...triggers.map(({ name }) => env.DB.prepare(`DROP TRIGGER ${name}`)),
    env.DB.prepare(statement).bind(...values),
    ...triggers.map(({ sql }) => env.DB.prepare(sql)),
  ]);
}
