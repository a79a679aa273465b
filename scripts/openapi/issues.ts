import * as z from 'zod';
import type { Issue } from '../../src/customers/issues.ts';
import { dateOf } from '../../src/db/statistics.ts';
import { answerSchema } from '../../src/hosting/onboarding/issues.ts';
import { recordingSchema, reportSchema } from '../../src/visitor/browser-reports.ts';
import { DOMAIN, read, write } from './hosting.ts';
import type { Operation } from './operation.ts';
import { given, payload } from './schema.ts';
import { ids, timestamp } from './story.ts';

const issue = z.object({
  id: z.string().describe('What to name it by when it is dealt with.'),
  type: z
    .enum(['service', 'early', 'unseen', 'storage', 'link'])
    .describe(
      'A `service` that is loaded and has no active embedding; a host that is asked too `early`, before the visitor’s decision; an embedding whose service was `unseen` for 60 days; `storage` (a cookie or a key) that no embedding declares; a legal `link` that is gone.',
    ),
  name: z.string().describe('The service, host, embedding, cookie or key; `imprint` or `privacyPolicy`.'),
  lastSeen: z.string().describe('The last day (UTC); empty where it was never seen.'),
  preset: z.int().nullable().optional().describe('Of a `service`: its preset, null where there is none.'),
  hosts: z.array(z.string()).optional().describe('Of a `service`: its hosts that were asked.'),
  host: z.string().optional().describe('Of what is `early`: the host.'),
  storageType: z.string().optional().describe('Of `storage`: what it is.'),
  embedding: z
    .string()
    .nullable()
    .optional()
    .describe('Of what is `unseen`, the embedding; of `storage`, the one that it seems to belong to.'),
  url: z.string().optional().describe('Of a `link`: where it leads.'),
  found: z
    .string()
    .nullable()
    .optional()
    .describe('Of a `link`: the page that the last scan has found instead.'),
});

export const issuesSchemas = {
  Issue: given(issue),
  IssueAnswer: payload(answerSchema, {
    accepted: 'Whether to do what the issue suggests; otherwise it is dismissed.',
    embedding: 'The embedding that is to declare the cookie or key, if not the suggested one.',
  }),
  Reports: payload(reportSchema, {
    apiKey: 'The client’s embed key.',
    domain: 'Id of the domain.',
    session: 'What a recording was answered with; without it, a visitor who has accepted statistics.',
    seen: 'What the page has loaded, by host, and what is stored, by name: runs of digits as `*`.',
  }),
  RecordingStart: payload(recordingSchema, {
    apiKey: 'The client’s embed key.',
    domain: 'Id of the domain.',
    token: 'Of the link that the console has made.',
  }),
  Recording: given(
    z.object({ session: z.string().describe('What the browser reports with for two hours.') }),
  ),
};

const issues: Issue[] = [
  {
    id: 'service:5001',
    type: 'service',
    name: 'YouTube',
    preset: 5001,
    hosts: ['www.youtube-nocookie.com'],
    lastSeen: dateOf(timestamp),
  },
];
const page = { apiKey: ids.embedKey, domain: ids.domainId };

export const issuesExamples = {
  Issues: issues,
  IssueAnswer: { accepted: true },
  Reports: { ...page, seen: [{ kind: 'script', name: 'cdn.counter.example', early: false }] },
  RecordingStart: { ...page, token: '5f0c11ab90d7e2c4416be2f0a9d3c877' },
  Recording: { session: `${timestamp + 7200}.${'1f'.repeat(32)}` },
};

const fromPage: Operation['errors'] = [
  'InvalidBody',
  'NotRecorded',
  'NoEmbedKey',
  'TooSlow',
  'PublicTooLarge',
  'NeitherJsonNorText',
  'TooManyReports',
  'Failed',
];

export const issuesOperations: Operation[] = [
  {
    call: `GET ${DOMAIN}/onboarding/issues`,
    id: 'listIssues',
    tag: 'Onboarding',
    summary: 'List what the pages show and the configuration does not say',
    description:
      'From what browsers have reported (`recordScriptsOnWebsite`) and from the last scan that was kept (`permanentScanEnabled`, or the console’s own). What was dealt with is left out, and so is what one network alone has reported on one day. Not part of the original’s interface.',
    answer: { status: 200, description: 'The issues.', schema: ['Issue'], example: 'Issues' },
    errors: [...read, 'NoDomain'],
  },
  {
    call: `POST ${DOMAIN}/onboarding/issues/{issueId}`,
    id: 'answerIssue',
    tag: 'Onboarding',
    summary: 'Accept or dismiss a issue',
    description:
      'Accepting adds the service, from its preset if there is one, switches an unseen one off, declares a cookie or key, or follows a legal page that has moved.',
    body: { schema: 'IssueAnswer', example: 'IssueAnswer' },
    answer: { status: 204, description: 'It is dealt with.' },
    errors: [...write, 'NoIssue'],
  },
  {
    call: 'POST /app/reports',
    id: 'sendReports',
    tag: 'Visitors',
    summary: 'Report what a page loads',
    description:
      'What the widget sends once, as a page ends, of a domain with `recordScriptsOnWebsite`: one view in fifty, of visitors who have accepted a service of the purpose “Analytics / statistics”, and each view in a browser whose owner records. Hosts and names alone, never addresses or values; kept as counts by day.',
    headers: ['origin'],
    body: { schema: 'Reports', example: 'Reports', types: ['application/json', 'text/plain'] },
    answer: { status: 204, description: 'It is counted.' },
    errors: fromPage,
  },
  {
    call: 'POST /app/recordings',
    id: 'beginRecording',
    tag: 'Visitors',
    summary: 'Begin to record in the owner’s browser',
    description:
      'What the widget sends where a link of the console was followed, which works once, within an hour.',
    headers: ['origin'],
    body: { schema: 'RecordingStart', example: 'RecordingStart', types: ['application/json', 'text/plain'] },
    answer: { status: 201, description: 'The recording.', schema: 'Recording', example: 'Recording' },
    errors: fromPage,
  },
];
