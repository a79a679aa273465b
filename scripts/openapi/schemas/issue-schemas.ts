import * as z from 'zod';
import { answerSchema } from '../../../src/hosting/onboarding/issues.ts';
import { recordingSchema, reportSchema } from '../../../src/visitor/counters/browser-reports.ts';
import { outputSchema, payloadSchema } from './json-schema.ts';

const issue = z.object({
  id: z.string().describe('ID of the issue, with which it is accepted or dismissed.'),
  type: z
    .enum(['service', 'blocked', 'early', 'exempt', 'unseen', 'storage', 'link'])
    .describe(
      '`service`: a service is loaded without an active embedding. `blocked`: content stays blocked after a visitor has accepted everything, because it belongs to no active embedding. `early`: a host is contacted before the visitor’s decision. `exempt`: a tag has `data-ccm-ignore`; only a change of the page ends it. `unseen`: the service of an embedding was not loaded for 60 days. `storage`: no embedding declares this cookie or storage key. `link`: a legal page no longer exists.',
    ),
  name: z
    .string()
    .describe(
      'The service, host, embedding, cookie or storage key; for a `link`, `imprint` or `privacyPolicy`.',
    ),
  lastSeen: z.string().describe('The last day (UTC) on which it was reported; empty if it never was.'),
  preset: z
    .int()
    .nullable()
    .optional()
    .describe('For `service` and `blocked`: its preset, or null if there is none.'),
  hosts: z.array(z.string()).optional().describe('For `service` and `blocked`: its hosts.'),
  host: z.string().optional().describe('For `early` and `exempt`: the host.'),
  storageType: z.string().optional().describe('For `storage`: the type of storage.'),
  embedding: z
    .string()
    .nullable()
    .optional()
    .describe('For `unseen`: the embedding. For `storage`: the embedding to which it probably belongs.'),
  url: z.string().optional().describe('For `link`: its current URL.'),
  found: z.string().nullable().optional().describe('For `link`: the page that the last scan found instead.'),
  dismissed: z
    .object({
      at: z.int().describe('When, in seconds since 1970.'),
      by: z.string().describe('Who: `user`, or `operator`.'),
      userName: z.string().describe('The name of the user.'),
    })
    .optional()
    .describe('Only with `?dismissed=true`: when and by whom the issue was dismissed.'),
});

const domainAndKey = { apiKey: 'The client’s embed key.', domain: 'ID of the domain.' };

export const issueSchemas = {
  Issue: outputSchema(issue),
  IssueAnswer: payloadSchema(answerSchema, {
    accepted: '`true` makes the suggested change, `false` dismisses the issue.',
    embedding: 'The embedding that will declare the cookie or storage key, if not the suggested one.',
  }),
  Reports: payloadSchema(reportSchema, {
    ...domainAndKey,
    session:
      'The `session` of a recording. Without it, the visitor must have accepted a service of the purpose “Analytics / statistics”.',
    seen: 'The hosts from which the page loaded something and the names of cookies and storage keys, with `*` for each run of digits.',
    strict:
      'With strict blocking: the hosts that the policy of the page has blocked, and whether it was added after the page’s head (`late`).',
  }),
  RecordingStart: payloadSchema(recordingSchema, {
    ...domainAndKey,
    token: 'The token in the link that the console created.',
  }),
  Recording: outputSchema(
    z.object({ session: z.string().describe('Authenticates the reports of this browser for two hours.') }),
  ),
};
