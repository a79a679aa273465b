import type { D1Database } from '@cloudflare/workers-types';

type Decision = { domain: string; ucid: string; consent: boolean; embeddings: string[] };

/** Stores the same body as one row, without validation. */
export default {
  async fetch(request: Request, env: { DB: D1Database }) {
    const { domain, ucid, consent, embeddings } = (await request.json()) as Decision;
    const timestamp = Math.floor(Date.now() / 1000);
    await env.DB.prepare(
      'INSERT INTO decisions (domain, ucid, timestamp, consent, embeddings) VALUES (?, ?, ?, ?, ?)',
    )
      .bind(domain, ucid, timestamp, consent ? 1 : 0, embeddings.join(' '))
      .run();
    return Response.json({ ucid, timestamp }, { status: 201 });
  },
};
