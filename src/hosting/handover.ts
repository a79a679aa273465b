import { createHandover, findHandover, revokeHandover } from '../db/domains/handovers.ts';
import { statusOf } from '../domains/status/domain-status.ts';
import { requireState } from '../domains/status/read-domain-state.ts';
import { changesToPages } from '../domains/status/tags-to-change.ts';
import { now } from '../env.ts';
import { ownOrigin } from '../http/own-url.ts';
import { missing, problem } from '../http/problem.ts';
import { Hono } from '../lib/http/hono.ts';
import type { WithDomain } from './domain-path.ts';

/** The link with which a webmaster sees what has to change on the pages, and what is done. */
export const handover = new Hono<WithDomain>()
  .get('/', async (c) => {
    const { db, domain } = c.var;
    const [state, link] = await Promise.all([requireState(db, domain.id), findHandover(db, domain)]);
    const { snippetIssue, open, gone, more, checkedAt } = changesToPages(
      state,
      statusOf(state),
      link?.done ?? [],
    );
    return c.json({
      expiresAt: link && link.expiresAt > now() ? link.expiresAt : null,
      checkedAt: checkedAt ?? null,
      isInstalled: !snippetIssue,
      open: open.map(({ name, page, tag, line }) => ({ name, page, tag, line })),
      more,
      done: gone.map(({ name, page, tag, at }) => ({ name, page, tag, at })),
    });
  })
  .post('/', async (c) => {
    const link = await createHandover(c.var.db, c.env, c.var.domain);
    if (!link) throw problem(409, 'This domain is archived. To hand it over, set "archived" to false first.');
    return c.json({ url: ownOrigin(c) + link.path, expiresAt: link.expiresAt }, 201);
  })
  .delete('/', async (c) => {
    if (!(await revokeHandover(c.var.db, c.var.domain))) throw missing('handover');
    return c.body(null, 204);
  });
