import { findResources, type Resource } from '../deploy/resources.ts';
import { requireSignIn } from '../deploy/signed-in.ts';
import { targetOf, targetOptions, type Target } from '../deploy/target.ts';
import { readArguments } from '../lib/read-arguments.ts';
import { fail } from '../lib/fail.ts';

/** The arguments of both commands: a folder, and whose data it is. */
export function readOptions(usage: string) {
  const options = { ...targetOptions, remote: { type: 'boolean', default: false } } as const;
  const { values, positionals } = readArguments({ options, allowPositionals: true }, usage);
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) return fail(usage, 'Name one folder.');
  if (values.jurisdiction && !values.remote)
    fail('The local server has no jurisdiction: add --remote, or leave out --jurisdiction.');
  return { folder, isRemote: values.remote, target: targetOf(values) };
}

/** The resources of a deployment; ends the script where one does not exist or has another jurisdiction. */
export async function deployedResources(target: Target): Promise<Resource[]> {
  await requireSignIn();
  const resources = await findResources(target);
  for (const { kind, name, found, wanted } of resources) {
    if (found === undefined) fail(`The ${kind} "${name}" does not exist.`);
    const ofKeys = kind === 'KV namespace' ? ' and with or without --kv-anywhere' : '';
    if (found !== wanted)
      fail(
        `The ${kind} "${name}" has another jurisdiction: name it with --jurisdiction${ofKeys}, as in the deployment.`,
      );
  }
  return resources;
}
