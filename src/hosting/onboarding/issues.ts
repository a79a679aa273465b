import * as z from 'zod/mini';
import { readPageIssues } from '../../clients/page-issues.ts';
import { acceptIssue, settleIssue } from '../../clients/issue-settlement.ts';
import { Hono } from '../../http/hono.ts';
import { invalid, missing } from '../../http/problem.ts';
import { validate } from '../../http/validate.ts';
import type { WithDomain } from '../domain-path.ts';

/** `embedding` is the one that is to declare a cookie or key. */
export const answerSchema = z.strictObject({
  accepted: z.boolean(),
  embedding: z.optional(z.string().check(z.maxLength(255))),
});

/** What browsers and scans have found that the configuration does not say. */
export const issues = new Hono<WithDomain>()
  .get('/', async (c) => c.json(await readPageIssues(c.var.db, c.var.domain.id)))
  .post('/:issue', validate('json', answerSchema), async (c) => {
    const { db, domain } = c.var;
    const { accepted, embedding } = c.req.valid('json');
    const issue = (await readPageIssues(db, domain.id)).find(({ id }) => id === c.req.param('issue'));
    if (!issue) throw missing('issue');
    if (!accepted) await settleIssue(db, domain.id, issue);
    else if (!(await acceptIssue(db, domain.id, issue, embedding)))
      throw invalid({ pointer: '/embedding', detail: 'Must be the ID of an embedding of this domain.' });
    return c.body(null, 204);
  });
