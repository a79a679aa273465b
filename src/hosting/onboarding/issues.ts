import * as z from 'zod/mini';
import { readState, type DomainState } from '../../clients/status/domain-state.ts';
import { acceptIssue } from '../../clients/status/accept-issue.ts';
import { bringBackIssues, dismissIssues } from '../../clients/status/issue-states.ts';
import type { Dismissed, Issue } from '../../clients/status/issue.ts';
import { pageIssues } from '../../clients/status/page-issues.ts';
import type { Database } from '../../env.ts';
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
    const { open, dismissed } = pageIssues(await stateOf(c.var));
    return c.json(c.req.valid('query').dismissed === 'true' ? dismissed.map(asJson) : open);
  })
  .post('/:issue', validate('json', answerSchema), async (c) => {
    const { db } = c.var;
    const { accepted, embedding } = c.req.valid('json');
    const state = await stateOf(c.var);
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
    const { dismissed } = pageIssues(await stateOf(c.var));
    if (!dismissed.some(({ id }) => id === c.req.param('issue'))) throw missing('issue');
    await bringBackIssues(db, domain.id, [c.req.param('issue')]);
    return c.body(null, 204);
  });

/** Reads the domain. Throws a 404 if it was deleted meanwhile. */
async function stateOf({ db, domain }: { db: Database; domain: { id: string } }): Promise<DomainState> {
  const state = required(await readState(db, domain.id), 'domain');
  return state;
}

const asJson = ({ dismissed: { at, by, userName }, ...issue }: Dismissed<Issue>) => ({
  ...issue,
  dismissed: { at, by, userName },
});
