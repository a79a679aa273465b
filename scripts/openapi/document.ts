import { anchorOperations } from './operations/anchor-operations.ts';
import { domainApiOperations } from './operations/domain-api-operations.ts';
import { resourceOperations } from './operations/resource-operations.ts';
import { domainApiLogOperations, hostingApiLogOperations } from './operations/log-operations.ts';
import { importExportOperations } from './operations/import-export-operations.ts';
import { onboardingOperations } from './operations/onboarding-operations.ts';
import { exampleObjects, operationObject, type Operation } from './operation.ts';
import { BEGAN, ids } from './examples/example-ids.ts';
import { parameters } from './parameters.ts';
import { problemResponses } from './problems.ts';
import { schemas } from './schemas/schemas.ts';
import { issueOperations } from './operations/issue-operations.ts';
import { statisticsOperations } from './operations/statistics-operations.ts';
import { statusOperations } from './operations/status-operations.ts';
import { visitorOperations } from './operations/visitor-operations.ts';
import { websiteOperations } from './operations/website-operations.ts';

const description = `
Consent management at the edge. There are three parts:

- The **hosting API** manages clients and their domains. It is authenticated with the operator key (\`HOSTING_API_KEY\`).
- The **domain API** returns a client’s consent records to other systems. It is authenticated with the client's API key.
- **Visitors** load the script and send their decisions, identified by the public embed key in the snippet.

Send either key as \`Authorization: Bearer …\` or as the query parameter \`apiKey\`. Prefer the header: URLs appear in logs.

**Errors** are problem documents (RFC 9457, \`application/problem+json\`): a 400 lists every validation error with
a JSON pointer. In addition to the errors of each operation, an unknown path returns 404, and a known path with an unsupported
method returns 405 with \`Allow\`. HEAD is supported wherever GET is.

**Pagination.** If there are more results, the response has \`Link: <…>; rel="next"\` (RFC 8288). Follow this URL unchanged and
send the same credential, which the URL never contains.

**Times** are Unix times in seconds. **IDs** have 12 hexadecimal characters; imported resources keep their IDs of 6 to 64
characters. Responses of both APIs have \`Cache-Control: no-store\`.

## The log

Every decision is a record of the domain’s consent log and is never changed. The hash of each record is an entry of the log’s
Merkle tree, and a signed checkpoint states the root hash of this tree. Records are archived and deleted in blocks.

- **To copy all decisions**, follow \`GET /api/domains/{domainId}/log\`. Keep the position of the last record,
  \`{log}.{seq}\`, and pass it as \`after\` in the next call. No record is missed or repeated. A 409 means that the database of the
  log was restored to an earlier state; it says from which position to continue and which records to discard.
- **To erase decisions from a copy**, delete what the \`erasure\` events of the log list.
- **To list the current block**, read \`…/consents\`. If the block is sealed while you read it, its remaining pages stay
  available.
- **To verify**, keep the key (\`GET /app/log-key\`) and every checkpoint. Compare the lines of \`…/log\` as NDJSON with the
  entries of \`…/log/{number}/tile/entries/{tile}\`, and recompute from these entries the root hash of the current and of each
  earlier checkpoint. \`npm run verify-log\` does all of this; docs/log/verification.md describes it with standard tools, and
  docs/log/README.md the formats.
- **To prove one decision**, read its evidence file. [/verify](/verify) verifies it in a browser, offline.
`.trim();

const tags = {
  Clients: 'Hosting API: the client accounts.',
  Domains: 'Hosting API: the websites of a client.',
  Embeddings: 'Hosting API: the services that a website uses.',
  Assets: 'Hosting API: the cookies and storage keys of an embedding.',
  Locales: 'Hosting API: the texts of the widget by language.',
  Placeholders: 'Hosting API: names in braces that are replaced by values in all texts.',
  Themes: 'Hosting API: the look and behavior of the widget.',
  'Import and export':
    'Hosting API: a client’s whole configuration as one document, for backup and migration.',
  Onboarding: 'Hosting API: scan a website and create its first configuration.',
  Log: 'Hosting API: the consent log of a domain. See “The log” above.',
  Statistics: 'Hosting API: how visitors responded to the banner.',
  Status: 'Hosting API: the system status.',
  'Domain API': 'Domain API: read access to the consent records of an account.',
  'Domain API: log': 'Domain API: follow and verify the consent log of a domain. See “The log” above.',
  Visitors: 'Called by the pages of the clients’ websites.',
  'Anchor log': 'Public: dates all logs of this service with one checkpoint a day. See docs/log/anchors.md.',
};

const operatorKey = 'The operator key (`HOSTING_API_KEY`)';
const accountKey = 'The API key of an account (`plc_…`), from its settings';
const securitySchemes = {
  operator: { type: 'http', scheme: 'bearer', description: `${operatorKey} as a bearer token.` },
  operatorInQuery: {
    type: 'apiKey',
    in: 'query',
    name: 'apiKey',
    description: `${operatorKey} as a query parameter, for existing programs.`,
  },
  account: { type: 'http', scheme: 'bearer', description: `${accountKey}, as a bearer token.` },
  accountInQuery: {
    type: 'apiKey',
    in: 'query',
    name: 'apiKey',
    description: `${accountKey}, as a query parameter.`,
  },
};

const headers = {
  Link: {
    description: 'URL of the next page (RFC 8288), if there is one.',
    schema: { type: 'string' },
    example: `<https://placet.example/api/domains/${ids.domainId}/log?after=${BEGAN}.1000>; rel="next"`,
  },
  Location: { description: 'Path of the new resource.', schema: { type: 'string' } },
  ETag: {
    description: 'Version of this response, for `If-None-Match`.',
    schema: { type: 'string' },
    example: '"x1Yc0yYd2mV4p6Qh8sLk3A"',
  },
};

/** The OpenAPI document. */
export function openApi(version: string) {
  const operations = [
    ...resourceOperations,
    ...websiteOperations,
    ...importExportOperations,
    ...onboardingOperations,
    ...hostingApiLogOperations,
    ...issueOperations,
    ...statisticsOperations,
    ...statusOperations,
    ...domainApiOperations,
    ...domainApiLogOperations,
    ...visitorOperations,
    ...anchorOperations,
  ];
  const document = {
    openapi: '3.1.1',
    info: {
      title: 'Placet',
      version,
      summary: 'Consent management at the edge.',
      description,
      contact: { name: 'The operator of this instance, who provides the keys' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This instance.' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: pathsOf(operations),
    components: {
      securitySchemes,
      schemas,
      parameters,
      headers,
      responses: {
        NotModified: { description: 'Nothing has changed since the response with this `ETag`.' },
        ...problemResponses,
      },
      examples: exampleObjects,
    },
  };
  return JSON.parse(linkGuides(JSON.stringify(document))) as typeof document;
}

/** Descriptions are Markdown, and the guides that they name are pages of the service. */
const linkGuides = (text: string) => text.replace(/\bdocs\/([\w/-]+?)(?:\/README)?\.md\b/g, '[$&](/docs/$1)');

function pathsOf(operations: Operation[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const [method = '', path = ''] = operation.call.split(' ');
    (paths[path] ??= {})[method.toLowerCase()] = operationObject(operation);
  }
  return paths;
}
