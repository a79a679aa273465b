import type { D1Database } from '@cloudflare/workers-types';

type Row = [consent: number, ucid: string, timestamp: number, purposes: string, embeddings: string];

/** Lists the open block of a domain with one hand-written statement, without key or filters. */
export default {
  async fetch(_request: Request, env: { DB: D1Database }) {
    const rows = await env.DB.prepare(
      `SELECT e.consent, lower(hex(e.ucid)), e.timestamp, c.purposes, c.embeddings
      FROM bareEntries e JOIN bareChoices c ON c.id = e.choice ORDER BY e.place`,
    ).raw<Row>();
    const entries = rows.map(
      ([consent, ucid, timestamp, purposes, embeddings]) =>
        `{"consent":${consent === 1},"ucid":"${ucid}","timestamp":${timestamp},"purposes":${purposes},` +
        `"embeddings":${embeddings},"manipulationPrevention":false}`,
    );
    return new Response(`[${entries.join(',')}]`, { headers: { 'Content-Type': 'application/json' } });
  },
};
