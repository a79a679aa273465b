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
    also: { 'text/javascript': '(function(c){/* the widget */})({/* … */})' },
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
    description:
      'What the embed code snippet loads. Each call is counted, but not those by which the widget itself fetches its second part (`part=settings`) when the settings or a cookie declaration are shown. The configuration in it carries the SHA-256 of what it shows, which a decision names as `notice`.',
  },
  {
    ...script,
    call: 'GET /ccm19.js',
    id: 'scriptForPlugins',
    summary: 'The same, under the name that site plug-ins look for',
    description:
      'Alike in everything; each call is counted, too. Both scripts answer under any path that ends in `/public/` as well, as snippets of the original name them: `/app/public/ccm19.js`, `/ccm19/public/app.js`.',
  },
  {
    call: 'POST /app/consents',
    id: 'recordConsent',
    tag,
    summary: 'Record a visitor’s decision',
    description:
      'Answered only after the decision is stored. The time is the server’s; refusals are stored like consents. The decision is judged and labelled by the `notice` that the visitor saw, not by today’s configuration; a withdrawal (`consent: false`) is never refused because of it. The same decision sent twice within five minutes is one entry, answered with its time. No address and no other trace of the device is kept. `receipt` proves that this entry was promised: keep it, or check it at `/verify`.',
    headers: ['origin'],
    body: { schema: 'Decision', example: 'Decision', types: ['application/json', 'text/plain'] },
    answer: {
      status: 201,
      description: 'The decision is stored.',
      schema: 'StoredDecision',
      example: 'Stored',
    },
    errors: [
      'InvalidDecision',
      'ForeignOrigin',
      'NoEmbedKey',
      'TooLarge',
      'NeitherJsonNorText',
      'TooManyDecisions',
      'Failed',
      'Busy',
    ],
  },
  {
    call: 'POST /app/receipt',
    id: 'readReceipt',
    tag,
    summary: 'Read the full receipt of a visitor',
    description:
      'For the visitor, whose browser alone knows the consent ID. The receipt proves the visitor’s decisions to anybody, without this service: at `/verify`, which works offline, or with `npm run verify-receipt`. At most 10 decisions, newest first; `Link` leads to the older ones.',
    query: ['cursor'],
    body: {
      schema: 'ReceiptRequest',
      example: 'ReceiptRequest',
      types: ['application/json', 'text/plain'],
    },
    answer: {
      status: 200,
      description: 'The receipt.',
      schema: 'Receipt',
      example: 'Receipt',
      headers: ['Link'],
    },
    errors: ['InvalidBody', 'NoVisitorOfKey', 'TooLarge', 'NeitherJsonNorText', 'TooManyReceipts', 'Failed'],
  },
  {
    call: 'GET /app/log-key',
    id: 'readLogKey',
    tag,
    summary: 'Read the public key of a log',
    description:
      'What checkpoints and receipts of a domain are verified with. Public, and kept by caches for a minute. A key that is fetched from the service proves nothing against the service: compare it with one that you have from elsewhere, and keep it.',
    query: ['logDomain'],
    answer: { status: 200, description: 'The keys.', schema: 'LogKey', example: 'LogKey' },
    errors: ['NoSuchDomain', 'Failed'],
  },
];
