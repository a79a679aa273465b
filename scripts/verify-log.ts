// Walks the sealed blocks of a domain's log and says whether each still is what was sealed.
import { parseArgs } from 'node:util';
import { readDevVars } from './lib/dev-vars.ts';
import { bold, dim, fail, green, red } from './lib/terminal.ts';

type Block = {
  number: number;
  state: 'intact' | 'pending' | 'changed' | 'missing';
  entries: number;
  expired: number;
  sealedAt: number;
  previousHash: string;
  hash: string | null;
  object: string | null;
};

// The service reads each block whole: a page of them takes a while.
const PAGE = 20;
const USAGE = 'npm run verify-log -- --domain <id> [--client <id>] [--url http://localhost:8787]';

const { domain, client, url } = options();
const key = process.env.HOSTING_API_KEY || readDevVars().HOSTING_API_KEY;
if (!key) fail('The operator’s key is needed: set HOSTING_API_KEY, or have it in .dev.vars.');

const owner = client ?? (await ownerOf(domain));
const wrong: string[] = [];
let pending = 0;
let last: Block | undefined;
let latestHash: string | null = null;
for await (const block of blocks()) {
  if (!last) header();
  const expected = (last?.number ?? 0) + 1;
  for (let number = expected; number < block.number; number++) report({ number, state: 'missing' });
  // Each hash is made with the one before it, so the service's own word for that has to be the same.
  if (block.number === expected && block.previousHash !== (last?.hash ?? '')) block.state = 'changed';
  report(block);
  last = block;
  latestHash = block.hash ?? latestHash;
}
conclude();

function options() {
  try {
    const { values } = parseArgs({
      options: {
        domain: { type: 'string' },
        client: { type: 'string' },
        url: { type: 'string', default: 'http://localhost:8787' },
      },
    });
    if (values.domain) return { ...values, domain: values.domain, url: values.url.replace(/\/$/, '') };
  } catch (error) {
    console.error((error as Error).message);
  }
  return fail(USAGE);
}

/** A call of the hosting API; undefined for what is not there. */
async function get<T>(path: string) {
  const response = await fetch(`${url}/hosting/api/client${path}`, {
    headers: { Authorization: `Bearer ${key}` },
  }).catch(() => fail(`Nothing answers at ${url}.`));
  if (response.status === 404) return undefined;
  if (response.status === 401) fail(`The service at ${url} does not know this operator’s key.`);
  if (!response.ok) fail(`The service answered ${response.status}.`, await response.text());
  return (await response.json()) as T;
}

async function ownerOf(domainId: string) {
  for (const { id } of (await get<{ id: string }[]>('')) ?? [])
    if (await get(`/${id}/domain/${domainId}`)) return id;
  return fail(`No client of ${url} has a domain ${domainId}.`);
}

async function* blocks() {
  let after = 0;
  for (;;) {
    const page = await get<Block[]>(`/${owner}/domain/${domain}/log?limit=${PAGE}&after=${after}`);
    if (!page) return fail(`The client ${owner} has no domain ${domain}.`);
    yield* page;
    if (page.length < PAGE) return undefined;
    after = page.at(-1)!.number;
  }
}

function header() {
  const names = `${'block'.padStart(6)}  state    ${'entries'.padStart(8)}  ${'expired'.padStart(8)}`;
  console.log(dim(`${names}  ${'sealed at'.padEnd(20)}  ${'hash'.padEnd(16)}  object`));
}

function report({ number, state, ...block }: Pick<Block, 'number' | 'state'> & Partial<Block>) {
  const bad = state === 'changed' || state === 'missing';
  if (bad) wrong.push(`block ${number} is ${state}`);
  if (state === 'pending') pending++;
  const shown = state.padEnd(7);
  const cells = [
    String(number).padStart(6),
    bad ? red(shown) : state === 'intact' ? green(shown) : shown,
    String(block.entries ?? '').padStart(8),
    String(block.expired ?? '').padStart(8),
    block.sealedAt ? `${new Date(block.sealedAt * 1000).toISOString().slice(0, 19)}Z` : ' '.repeat(20),
    (block.hash ?? '').slice(0, 16).padEnd(16),
    dim(block.object ?? (block.hash ? 'in D1' : '')),
  ];
  console.log(cells.join('  ').trimEnd());
}

function conclude() {
  if (wrong.length > 0) fail(`The log of ${domain} is not what was sealed: ${wrong.join(', ')}.`);
  if (!last) return console.log(`The log of ${domain} has no sealed blocks yet.`);
  const count = last.number - pending;
  const waiting = pending > 0 ? ` ${pending} more: the scheduled job has still to compute the hash.` : '';
  console.log(
    bold(green(`${count} sealed block${count === 1 ? ' is' : 's are'} what was sealed.`)) + waiting,
  );
  if (latestHash) console.log(`The hash that vouches for all of them: ${latestHash}`);
}
