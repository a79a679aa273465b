import { wrangler } from '../lib/run-command.ts';
import { fail } from '../lib/fail.ts';
import { dim } from '../lib/terminal.ts';
import { findBuckets } from './buckets.ts';
import { findDatabases } from './databases.ts';
import { findNamespaces } from './namespaces.ts';
import type { Target } from './target.ts';

export type Resource = {
  kind: 'D1 database' | 'KV namespace' | 'R2 bucket';
  name: string;
  binding: string;
  /** Of a database or a namespace that exists. */
  id?: string | undefined;
  /** Where it has to be: a jurisdiction, or null for anywhere. */
  wanted: string | null;
  /** Where it is; undefined while it does not exist. */
  found: string | null | undefined;
  /** The wrangler command that creates it. */
  create: string[];
};

/** All that keeps data, whether it exists or not. */
export const findResources = async (target: Target) => [
  ...(await findDatabases(target)),
  ...(await findNamespaces(target)),
  ...(await findBuckets(target)),
];

/** All that keeps data, created where it is missing. Nothing is created while anything has another jurisdiction. */
export async function ensureResources(target: Target) {
  const resources = await findResources(target);
  refuseOtherJurisdiction(resources);
  const missing = resources.filter(({ found }) => found === undefined);
  for (const resource of missing) await create(resource);
  const all = missing.length > 0 ? await findResources(target) : resources;
  const unseen = all.find(({ found }) => found === undefined);
  if (unseen) fail(`The ${unseen.kind} "${unseen.name}" was created but is not listed yet. Deploy again.`);
  refuseOtherJurisdiction(all);
  for (const { kind, name, found } of all)
    console.log(dim(`${kind.padEnd(12)} ${name}${found ? ` (${found})` : ''}`));
  return all;
}

function refuseOtherJurisdiction(resources: Resource[]) {
  const wrong = resources.filter(({ wanted, found }) => found !== undefined && found !== wanted);
  if (wrong.length === 0) return;
  for (const { kind, name, wanted, found } of wrong)
    console.error(`The ${kind} "${name}" has ${named(found)}, but ${named(wanted)} was asked for.`);
  fail(
    'Not deployed. A jurisdiction cannot be changed: deploy with the one that the resources have, or use new resources. See docs/operations/deployment.md, "Data in the EU".',
  );
}

const named = (jurisdiction: string | null | undefined) =>
  jurisdiction ? `the jurisdiction "${jurisdiction}"` : 'no jurisdiction';

async function create({ kind, name, wanted, create }: Resource) {
  const { code, output } = await wrangler(...create);
  if (code === 0) return console.log(dim(`${kind.padEnd(12)} ${name} created`));
  const hint =
    kind === 'KV namespace' && wanted
      ? ' Cloudflare offers KV jurisdictions only to some accounts. KV contains no personal data: to keep it anywhere, add --kv-anywhere.'
      : '';
  fail(`The ${kind} "${name}" could not be created.${hint}`, output);
}
