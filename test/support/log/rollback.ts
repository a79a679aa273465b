import { env } from 'cloudflare:workers';

const numberQuery = 'SELECT number FROM logs WHERE domainId = ? AND ended IS NULL';

/** The number of a domain's log. */
export const numberOf = async (domainId: string) =>
  (await env.DB.prepare(numberQuery).bind(domainId).first<number>('number'))!;

/**
 * Leaves a domain's log as a rollback leaves it: its database has lost the entries after `tail`, and the log has another
 * number and a line about the `size` that its checkpoint had then.
 */
export async function rollBack(domainId: string, { tail, size }: { tail: number; size: number }) {
  const number = await numberOf(domainId);
  const line = `continues placet/${domainId}.${number} ${size} `;
  const log = '(SELECT id FROM logs WHERE domainId = ?1)';
  await env.DB.batch([
    env.DB.prepare('UPDATE logs SET ended = 1 WHERE domainId = ?1').bind(domainId),
    env.DB.prepare(`DELETE FROM events WHERE log = ${log} AND seq > ?2`).bind(domainId, tail),
    env.DB.prepare(`DELETE FROM entries WHERE log = ${log} AND seq > ?2`).bind(domainId, tail),
    env.DB.prepare(
      `UPDATE logs SET ended = NULL, number = ?2, continues = ltrim(continues || char(10) || ?3, char(10))
         || (SELECT root FROM trees WHERE trees.log = logs.id)
       WHERE domainId = ?1`,
    ).bind(domainId, number + 1000, line),
  ]);
  return number + 1000;
}
