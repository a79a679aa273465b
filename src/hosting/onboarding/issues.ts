import * as z from 'zod/mini';
import { requireState } from '../../domains/status/read-domain-state.ts';
import { acceptIssue } from '../../domains/status/accept-issue.ts';
import {
  reopenIssues,
  dismissIssues,
  type Dismissed,
  type Issue,
} from '../../domains/status/issue-states.ts';
import { pageIssues } from '../../domains/status/page-issues.ts';
import { Hono } from '../../lib/http/hono.ts';
import { invalid, missing, required } from '../../http/problem.ts';
import { validate } from '../../http/validate.ts';
import type { WithDomain } from '../domain-path.ts';

/** `embedding` is the one that is to declare a cookie or key. */
export const answerSchema = z.strictObject({
  accepted: z.boolean(),
  embedding: z.optional(z.string().check(z.maxLength(255))),
});
export const issueParameters = z.strictObject({ dismissed: z.optional(z.enum(['true', 'false'])) });

/** What browsers and scans have found that the configuration does not say. */
export const issues = new Hono<WithDomain>()
  .get('/', validate('query', issueParameters), async (c) => {
    const { open, dismissed } = pageIssues(await requireState(c.var.db, c.var.domain.id));
    return c.json(c.req.valid('query').dismissed === 'true' ? dismissed.map(asJson) : open);
  })
  .post('/:issue', validate('json', answerSchema), async (c) => {
    const { db, domain } = c.var;
    const { accepted, embedding } = c.req.valid('json');
    const state = await requireState(db, domain.id);
    const { open, dismissed } = pageIssues(state);
    const issue = required(
      [...open, ...dismissed].find(({ id }) => id === c.req.param('issue')),
      'issue',
    );
    if (!accepted) await dismissIssues(db, state, [issue.id]);
    else if (!(await acceptIssue(db, state, issue, embedding)))
      throw invalid({ pointer: '/embedding', detail: 'Must be the ID of an embedding of this domain.' });
    return c.body(null, 204);
  })
  .delete('/:issue/dismissal', async (c) => {
    const { db, domain } = c.var;
    const { dismissed } = pageIssues(await requireState(db, domain.id));
    if (!dismissed.some(({ id }) => id === c.req.param('issue'))) throw missing('issue');
    await reopenIssues(db, domain.id, [c.req.param('issue')]);
    return c.body(null, 204);
  });

const asJson = ({ dismissed: { at, by, userName }, ...issue }: Dismissed<Issue>) => ({
  ...issue,
  dismissed: { at, by, userName },
});
