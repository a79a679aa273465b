import { textExamples } from '../examples/examples.ts';
import type { Operation } from '../operation.ts';

const tag = 'Visitors';

const script = {
  tag,
  query: ['embedKey', 'pageDomain', 'lang'],
  headers: ['ifNoneMatch'],
  answer: {
    status: 200,
    description:
      'The script. It does nothing if the client is inactive, the website is archived or the widget is disabled.',
    headers: ['ETag'],
    also: { 'text/javascript': '(function(c){/* the widget */})({/* … */})' },
  },
  tagged: true,
  errors: ['NoScript', 'TooManyUnknownDomains', 'Failed'],
} satisfies Partial<Operation>;

export const visitorOperations: Operation[] = [
  {
    ...script,
    call: 'GET /app.js',
    id: 'script',
    summary: 'Load the widget with the domain’s configuration',
    description:
      'The embed code snippet loads this script. Each call counts as a page view, up to a limit per network. `HEAD` requests are not counted, nor are those with which the widget loads its other parts: `part=settings` for the preferences or a cookie declaration, `part=frames` for placeholders of iframes. The configuration contains the SHA-256 hash of the consent notice, which a decision repeats as `notice`.',
  },
  {
    ...script,
    call: 'GET /ccm19.js',
    id: 'scriptForPlugins',
    summary: 'Load the widget under the name that CMS plug-ins use',
    description:
      'Returns the same script as `/app.js`; each call is counted in the same way. Both scripts are also available under up to four segments, as in CCM19’s snippets (`/ccm19/public/app.js`) and on a website’s own host (`/consent/app`, without `.js`; docs/website/own-host.md).',
  },
  {
    call: 'POST /app/consents',
    id: 'recordConsent',
    tag,
    summary: 'Record a visitor’s decision',
    description:
      'Returns only after the decision is stored, with the server’s time. Rejections are stored like consents. The decision is validated and labeled with the consent notice (`notice`) that the visitor saw, not with the current configuration; a withdrawal (`consent: false`) is never rejected because of its notice. If the same decision is sent again within five minutes, no second entry is stored and the time of the first is returned. If the address names the domain (`?domain=…`), the limit of the network is checked before the body is read; it must be the domain in the body. No IP address or other information about the device is stored. `receipt` is the signed commitment to store this entry: keep it, or verify it at `/verify`. It is missing while it is unknown whether the database was restored; `POST /app/receipt` gives it later.',
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
      'TooSlow',
      'PublicTooLarge',
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
    summary: 'Read the evidence file of a visitor',
    description:
      'For visitors: only their browser knows the consent ID. The evidence file proves the visitor’s decisions to anyone, independently of this service: at `/verify`, which works offline, or with `npm run verify-receipt`. It contains at most 10 decisions, newest first; `Link` points to the older ones.',
    query: ['cursor'],
    body: {
      schema: 'EvidenceFileRequest',
      example: 'EvidenceFileRequest',
      types: ['application/json', 'text/plain'],
    },
    answer: {
      status: 200,
      description: 'The evidence file.',
      schema: 'EvidenceFile',
      example: 'EvidenceFile',
      headers: ['Link'],
    },
    errors: [
      'InvalidBody',
      'NoVisitorOfKey',
      'EndedCursor',
      'TooSlow',
      'PublicTooLarge',
      'NeitherJsonNorText',
      'TooManyReceiptRequests',
      'Failed',
      'NotSigned',
    ],
  },
  {
    call: 'GET /app/services',
    id: 'readServices',
    tag,
    summary: 'Read the active services for the website’s own server',
    description:
      'For servers that read the visitor’s decision from its cookie or change tags before they send a page (docs/website/server-side.md). The response contains nothing that the script does not contain, and does not count as a page view. Caches may keep it for five minutes; afterwards, ask with `If-None-Match`.',
    query: ['embedKey', 'logDomain'],
    headers: ['ifNoneMatch'],
    answer: {
      status: 200,
      description:
        'The services. The list is empty if the client is inactive, the website is archived or the widget is disabled.',
      schema: 'WebsiteServices',
      example: 'WebsiteServices',
      headers: ['ETag'],
    },
    tagged: true,
    errors: ['InvalidQuery', 'NoEmbedKey', 'TooManyServiceRequests', 'Failed'],
  },
  {
    call: 'GET /app/image/{domainId}/{imageHash}',
    id: 'readImage',
    tag,
    summary: 'Load an image of the widget',
    description:
      'The logo or the settings icon of the theme that visitors see. Images up to 8 KB are part of the script; it names the address of larger ones, which the browser requests when it shows them. The address contains the hash of the image, so caches may keep the response.',
    answer: {
      status: 200,
      description: 'The image, as `image/png` or `image/jpeg`.',
      files: ['image/png', 'image/jpeg'],
    },
    errors: ['NoImage', 'TooManyImages', 'Failed'],
  },
  {
    call: 'GET /app/log-key',
    id: 'readLogKey',
    tag,
    summary: 'Read the public key of a log',
    description:
      'Checkpoints and receipts of a domain are verified with this key. It is public, and caches may store it for one minute. A key from the service itself would not reveal a forgery by the service: compare it with a copy from another source, and keep it.',
    query: ['logDomain'],
    answer: { status: 200, description: 'The keys.', schema: 'LogKey', example: 'LogKey' },
    errors: ['NoSuchDomain', 'TooManyKeyRequests', 'Failed'],
  },
  {
    call: 'GET /app/checkpoint',
    id: 'readPublicCheckpoint',
    tag,
    summary: 'Read the current checkpoint of a log',
    description:
      'Returns the signed note (C2SP `tlog-checkpoint`) that the log shows to everyone: visitors compare it with the checkpoint in their receipts.',
    query: ['logDomain'],
    answer: { status: 200, description: 'The checkpoint.', also: { 'text/plain': textExamples.checkpoint } },
    errors: ['InvalidQuery', 'NoCheckpoint', 'TooManyProofs', 'NotSigned', 'Failed'],
  },
  {
    call: 'GET /app/proof',
    id: 'readPublicProof',
    tag,
    summary: 'Read a proof for a receipt',
    description:
      'With `seq` and `entry`, returns the proof of a record under the current checkpoint (C2SP `tlog-proof`). Only those who know the entry of the record, which follows from its receipt, can ask for it, and a wrong entry returns the same 404 as an unknown record. With `from` instead, returns the consistency proof (RFC 6962, 2.1.2) from that size, in the form of a request to a witness (C2SP `tlog-witness`): with the size in a receipt, it shows that today’s log extends the receipt.',
    query: ['logDomain', 'recordSeq', 'recordEntry', 'publicFrom'],
    answer: { status: 200, description: 'The proof.', also: { 'text/plain': textExamples.proof } },
    errors: ['InvalidQuery', 'NoProof', 'TooManyProofs', 'Failed'],
  },
];
