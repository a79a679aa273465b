import { wrangler } from '../lib/run-command.ts';
import { fail } from '../lib/fail.ts';
import type { Resource } from './resources.ts';
import { JURISDICTIONS, type Target } from './target.ts';

/** The code with which Cloudflare answers that there is no such bucket. */
const NO_BUCKET = '10006';

/** Each jurisdiction has buckets of its own: a bucket counts as misplaced only where the wanted jurisdiction has none. */
export async function findBuckets({ environment, jurisdiction: wanted }: Target): Promise<Resource[]> {
  const resources: Resource[] = [];
  for (const { binding, bucket_name } of environment.r2_buckets ?? []) {
    const name = bucket_name ?? `${environment.name}-${binding.toLowerCase().replaceAll('_', '-')}`;
    const found = (await exists(name, wanted)) ? wanted : await elsewhere(name, wanted);
    const create = ['r2', 'bucket', 'create', name, ...flag(wanted)];
    resources.push({ kind: 'R2 bucket', name, binding, wanted, found, create });
  }
  return resources;
}

const flag = (jurisdiction: string | null) => (jurisdiction ? ['--jurisdiction', jurisdiction] : []);
const info = (name: string, jurisdiction: string | null) =>
  wrangler('r2', 'bucket', 'info', name, '--json', ...flag(jurisdiction));

async function exists(name: string, jurisdiction: string | null) {
  const { code, output } = await info(name, jurisdiction);
  if (code !== 0 && !output.includes(NO_BUCKET))
    fail(
      `The R2 bucket "${name}" could not be read. If the account has no R2, enable it: the consent log requires it.`,
      output,
    );
  return code === 0;
}

/** An account may not use every jurisdiction, so an error here means that the bucket is not there. */
async function elsewhere(name: string, wanted: string | null) {
  for (const other of [null, ...JURISDICTIONS]) {
    if (other !== wanted && (await info(name, other)).code === 0) return other;
  }
  return undefined;
}
