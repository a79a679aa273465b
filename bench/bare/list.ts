import type { D1Database } from '@cloudflare/workers-types';

type Row = [
  consent: number,
  ucid: string,
  timestamp: number,
  purposes: string,
  embeddings: string,
  prevention: number,
];

/** The current block of a domain by one hand-written statement: no key, no filters. */
export default {
  async fetch(request: Request, env: { DB: D1Database }) {
    const rows = await env.DB.prepare(
      `SELECT e.consent, lower(hex(e.ucid)), e.timestamp, c.purposes, c.embeddings, e.manipulationPrevention
      FROM consents e JOIN choices c ON c.domainId = e.domainId AND c.id = e.choiceId
      WHERE e.domainId = ?1 AND e.seq > coalesce((SELECT max(lastSeq) FROM blocks WHERE domainId = ?1), 0)
      ORDER BY e.timestamp DESC, e.ucid`,
    )
      .bind(new URL(request.url).searchParams.get('domain'))
      .raw<Row>();
    const entries = rows.map(
      ([consent, ucid, timestamp, purposes, embeddings, prevention]) =>
        `{"consent":${consent === 1},"ucid":"${ucid}","timestamp":${timestamp},"purposes":${purposes},` +
        `"embeddings":${embeddings},"manipulationPrevention":${prevention === 1}}`,
    );
    return new Response(`[${entries.join(',')}]`, { headers: { 'Content-Type': 'application/json' } });
  },
};
