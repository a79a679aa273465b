import type { Operation } from '../operation.ts';
import { DOMAIN_PATH, readErrors, writeErrors } from './hosting-api.ts';

const widgetErrors: Operation['errors'] = [
  'InvalidBody',
  'NotRecorded',
  'NoEmbedKey',
  'TooSlow',
  'PublicTooLarge',
  'NeitherJsonNorText',
  'TooManyReports',
  'Failed',
];

export const issueOperations: Operation[] = [
  {
    call: `GET ${DOMAIN_PATH}/onboarding/issues`,
    id: 'listIssues',
    tag: 'Onboarding',
    summary: 'List the issues of a domain',
    description:
      'Returns differences between the website and its configuration. They come from browser reports (`recordScriptsOnWebsite`) and from the last stored scan (`permanentScanEnabled`, or a scan in the console). Anything that a single network reported on a single day is omitted, and so is what only browsers reported once they have reported other things for 14 days. Not part of CCM19’s interface.',
    query: ['dismissed'],
    answer: { status: 200, description: 'The issues.', schema: ['Issue'], example: 'Issues' },
    errors: [...readErrors, 'NoDomain'],
  },
  {
    call: `POST ${DOMAIN_PATH}/onboarding/issues/{issueId}`,
    id: 'answerIssue',
    tag: 'Onboarding',
    summary: 'Accept or dismiss an issue',
    description:
      'Accepting an issue adds the service (from its preset, if there is one), disables an unseen embedding, declares a cookie or storage key, or updates the URL of a legal page. An issue of the type `exempt` cannot be accepted: it is resolved by a scan after the attribute was removed from the page. A resolved issue is open again if it is found later; a dismissed one stays dismissed.',
    body: { schema: 'IssueAnswer', example: 'IssueAnswer' },
    answer: { status: 204, description: 'The issue was accepted or dismissed.' },
    errors: [...writeErrors, 'NoIssue'],
  },
  {
    call: `DELETE ${DOMAIN_PATH}/onboarding/issues/{issueId}/dismissal`,
    id: 'reopenIssue',
    tag: 'Onboarding',
    summary: 'Reopen a dismissed issue',
    description: 'The issue is open again. Not part of CCM19’s interface.',
    answer: { status: 204, description: 'The issue is open.' },
    errors: [...readErrors, 'NoIssue'],
  },
  {
    call: 'POST /app/reports',
    id: 'sendReports',
    tag: 'Visitors',
    summary: 'Report what a page loads',
    description:
      'The widget of a domain with `recordScriptsOnWebsite` sends this once when a page ends: for one page view in fifty of visitors who have accepted a service of the purpose “Analytics / statistics”, and for every page view in a browser with a recording. Hosts that stay blocked although the visitor has accepted everything are of the kind `stillBlocked`. Reports contain only hosts and names, never URLs or values, and are stored as daily counts.',
    headers: ['origin'],
    body: { schema: 'Reports', example: 'Reports', types: ['application/json', 'text/plain'] },
    answer: { status: 204, description: 'The report was counted.' },
    errors: widgetErrors,
  },
  {
    call: 'POST /app/recordings',
    id: 'beginRecording',
    tag: 'Visitors',
    summary: 'Start a recording in the owner’s browser',
    description:
      'The widget sends this when the owner opens a recording link of the console. A link works once, within one hour.',
    headers: ['origin'],
    body: { schema: 'RecordingStart', example: 'RecordingStart', types: ['application/json', 'text/plain'] },
    answer: { status: 201, description: 'The recording.', schema: 'Recording', example: 'Recording' },
    errors: widgetErrors,
  },
];
