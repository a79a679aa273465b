import { domainApi } from './domain-api.ts';
import { hosting } from './hosting.ts';
import { accountLog, hostingLog } from './log.ts';
import { movingOperations } from './moving-operations.ts';
import { onboarding } from './onboarding.ts';
import { exampleObjects, operationObject, type Operation } from './operation.ts';
import { parameters } from './parameters.ts';
import { problemResponses } from './problems.ts';
import { schemas } from './schemas.ts';
import { issuesOperations } from './issues.ts';
import { statisticsOperations } from './statistics.ts';
import { statusOperations } from './status.ts';
import { visitor } from './visitor.ts';

const description = `
Consent management at the edge. There are three parts:

- The **hosting API** manages clients and their domains. The operator's key (\`HOSTING_API_KEY\`) opens it.
- The **domain API** gives a client's consents to other systems. The client's API key opens it.
- **Visitors** load the script and send their decisions. The embed key in the snippet is public.

Both keys are sent as \`Authorization: Bearer …\` or as the query parameter \`apiKey\`; the header keeps them out of logs.

**Errors** are problem documents (RFC 9457, \`application/problem+json\`): a 400 names every fault that was found, with a JSON
pointer. Beside what the operations list: an unknown path is a 404, a known path with another method a 405 with \`Allow\`.
HEAD answers wherever GET does.

**Pages.** Where an answer is not all there is, \`Link: <…>; rel="next"\` (RFC 8288) leads on; follow it as it stands, with the
same credential, which the link never repeats.

**Times** are Unix seconds, UTC. **Ids** are 12 hex characters; what was taken over keeps its own, of 6 to 64. Answers of both APIs carry \`Cache-Control: no-store\`.

## The log

Every decision is an entry of the domain’s log, and is never changed. Entries are sealed into blocks; each hashed block is a
line of the log, and a signed checkpoint states the root of all of them.

- **To copy all decisions**, follow \`GET /api/domains/{domainId}/log\`. Keep the last \`seq\` that you have, and ask for what is
  \`after\` it. Nothing is missed or repeated.
- **To list the current block**, read \`…/consents\`. Its cursors survive a seal: pages that were begun before go on to the end
  of their block.
- **To verify**, keep the key (\`GET /app/log-key\`) and every checkpoint. Recompute a block’s root from \`…/log/blocks/{n}\` as
  NDJSON, the log’s root from \`…/log/blocks\` as NDJSON, and check with \`…/log/proof\` that the log has only grown.
  \`npm run verify-log\` does all of it; docs/log.md has the formats, and how to check with ordinary tools.
- **To prove one decision**, read its receipt. [/verify](/verify) checks it in a browser, offline.
`.trim();

const tags = {
  Clients: 'Hosting API: customer accounts.',
  Domains: 'Hosting API: the websites of a client.',
  Embeddings: 'Hosting API: the services that a website uses.',
  Assets: 'Hosting API: the cookies and storage keys of an embedding.',
  Locales: 'Hosting API: the texts of the widget by language.',
  Placeholders: 'Hosting API: words that stand for a value in the texts.',
  Themes: 'Hosting API: the look and behaviour of the widget.',
  Moving: 'Hosting API: an account as one document, to keep it or to take it elsewhere.',
  Onboarding: 'Hosting API: from an unknown website to a first configuration.',
  Log: 'Hosting API: the consent log of a domain. See “The log” above.',
  Statistics: 'Hosting API: how often visitors were asked, and how it ended.',
  Status: 'Hosting API: how the service is.',
  'Domain API': 'The consents of an account, read only.',
  'Domain API: log': 'The consent log of a domain, to follow and to verify. See “The log” above.',
  Visitors: 'What the pages of the customers’ websites call, from any origin.',
};

const operatorKey = 'The operator’s key (`HOSTING_API_KEY`)';
const accountKey = 'The API key of an account (`plc_…`), as its settings show it';
const securitySchemes = {
  operator: { type: 'http', scheme: 'bearer', description: `${operatorKey} as a bearer token.` },
  operatorInQuery: {
    type: 'apiKey',
    in: 'query',
    name: 'apiKey',
    description: `${operatorKey} as a query parameter, as existing clients send it.`,
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
    description: 'Where the next page is (RFC 8288), if there is more.',
    schema: { type: 'string' },
    example: '<https://placet.example/api/domains/a3d91c0be552/log?after=1000>; rel="next"',
  },
  Location: { description: 'Path of what was created.', schema: { type: 'string' } },
  ETag: {
    description: 'Tells this answer from others, for `If-None-Match`.',
    schema: { type: 'string' },
    example: '"x1Yc0yYd2mV4p6Qh8sLk3A"',
  },
};

/** The OpenAPI document. */
export function openApi(version: string) {
  const operations = [
    ...hosting,
    ...movingOperations,
    ...onboarding,
    ...hostingLog,
    ...issuesOperations,
    ...statisticsOperations,
    ...statusOperations,
    ...domainApi,
    ...accountLog,
    ...visitor,
  ];
  return {
    openapi: '3.1.1',
    info: {
      title: 'Placet',
      version,
      summary: 'Consent management at the edge.',
      description,
      contact: { name: 'The operator of this instance, who gives the keys' },
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
        NotModified: { description: 'Nothing has changed since the answer of that `ETag`.' },
        ...problemResponses,
      },
      examples: exampleObjects,
    },
  };
}

function pathsOf(operations: Operation[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const [method = '', path = ''] = operation.call.split(' ');
    (paths[path] ??= {})[method.toLowerCase()] = operationObject(operation);
  }
  return paths;
}
