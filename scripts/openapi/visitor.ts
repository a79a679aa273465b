import type { Operation } from './operation.ts';

const tag = 'Visitors';

const script = {
  tag,
  query: ['embedKey', 'pageDomain', 'lang'],
  headers: ['ifNoneMatch'],
  answer: {
    status: 200,
    description: 'The script. It does nothing where the client is inactive or the widget is switched off.',
    headers: ['ETag'],
    also: {
      'text/javascript': {
        schema: { type: 'string' },
        example: '(function(c){/* the widget */})({/* … */})',
      },
    },
  },
  tagged: true,
  errors: ['NoScript', 'Failed'],
} satisfies Partial<Operation>;

export const visitor: Operation[] = [
  {
    ...script,
    call: 'GET /app.js',
    id: 'script',
    summary: 'The widget with the domain’s configuration',
    description: 'What the embed code snippet loads. Each call is counted.',
  },
  {
    ...script,
    call: 'GET /ccm19.js',
    id: 'scriptForPlugins',
    summary: 'The same, under the name that site plug-ins look for',
  },
  {
    call: 'POST /app/consents',
    id: 'recordConsent',
    tag,
    summary: 'Record a visitor’s decision',
    description:
      'Answered only after the decision is stored. The time is the server’s; refusals are stored like consents. The same decision sent twice within five minutes is one entry. No address and no other trace of the person is kept.',
    headers: ['origin'],
    body: { schema: 'Decision', example: 'Decision', types: ['application/json', 'text/plain'] },
    answer: {
      status: 201,
      description: 'The decision is stored.',
      schema: 'StoredDecision',
      example: 'Stored',
    },
    errors: [
      'InvalidBody',
      'ForeignOrigin',
      'NoEmbedKey',
      'TooLarge',
      'NeitherJsonNorText',
      'TooManyDecisions',
      'Failed',
      'Busy',
    ],
  },
];
