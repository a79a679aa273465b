import type { D1Database } from '@cloudflare/workers-types';

type Row = [consent: number, timestamp: number, purposes: string, embeddings: string];

/** Finds the history of a visitor by the full ID with one hand-written statement, without key or filters. */
export default {
  async fetch(request: Request, env: { DB: D1Database }) {
    const ucid = new URL(request.url).pathname.split('/').at(-1)!;
    const rows = await env.DB.prepare(
      `SELECT h.consent, h.timestamp, c.purposes, c.embeddings
      FROM bareHistories h JOIN bareChoices c ON c.id = h.choice WHERE h.ucid = unhex(?) ORDER BY h.timestamp DESC`,
    )
      .bind(ucid)
      .raw<Row>();
    const entries = rows.map(
      ([consent, timestamp, purposes, embeddings]) =>
        `{"consent":${consent === 1},"ucid":"${ucid}","timestamp":${timestamp},"purposes":${purposes},` +
        `"embeddings":${embeddings},"manipulationPrevention":false}`,
    );
    return new Response(`[${entries.join(',')}]`, { headers: { 'Content-Type': 'application/json' } });
  },
};
