import * as z from 'zod/mini';
import { findingsOf } from '../../customers/findings.ts';
import { acceptFinding, settleFinding } from '../../customers/settle-finding.ts';
import { Hono } from '../../http/hono.ts';
import { invalid, missing } from '../../http/problem.ts';
import { validate } from '../../http/validate.ts';
import type { InDomain } from '../owner.ts';

/** `embedding` is the one that is to declare a cookie or key. */
export const answerSchema = z.strictObject({
  accepted: z.boolean(),
  embedding: z.optional(z.string().check(z.maxLength(255))),
});

/** What browsers and scans have found that the configuration does not say. */
export const findings = new Hono<InDomain>()
  .get('/', async (c) => c.json(await findingsOf(c.var.db, c.var.domain.id)))
  .post('/:finding', validate('json', answerSchema), async (c) => {
    const { db, domain } = c.var;
    const { accepted, embedding } = c.req.valid('json');
    const finding = (await findingsOf(db, domain.id)).find(({ id }) => id === c.req.param('finding'));
    if (!finding) throw missing('issue');
    if (!accepted) await settleFinding(db, domain.id, finding);
    else if (!(await acceptFinding(db, domain.id, finding, embedding)))
      throw invalid({ pointer: '/embedding', detail: 'Must be the ID of an embedding of this domain.' });
    return c.body(null, 204);
  });
