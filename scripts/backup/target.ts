import { parseArgs } from 'node:util';
import { findResources, type Resource } from '../deploy/resources.ts';
import { requireSignIn } from '../deploy/signed-in.ts';
import { targetOf, targetOptions, type Target } from '../deploy/target.ts';
import { fail } from '../lib/terminal.ts';

/** The arguments of both commands: a folder, and whose data it is. */
export function readOptions(usage: string) {
  try {
    const { values, positionals } = parseArgs({
      options: { ...targetOptions, remote: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [folder, ...more] = positionals;
    if (folder && more.length === 0) return { folder, isRemote: values.remote, target: targetOf(values) };
  } catch (error) {
    console.error((error as Error).message);
  }
  return fail(usage);
}

/** The resources of a deployment; ends the script where one does not exist or has another jurisdiction. */
export async function deployedResources(target: Target): Promise<Resource[]> {
  await requireSignIn();
  const resources = await findResources(target);
  for (const { kind, name, found, wanted } of resources) {
    if (found === undefined) fail(`The ${kind} "${name}" does not exist.`);
    if (found !== wanted)
      fail(
        `The ${kind} "${name}" has another jurisdiction: name it with --jurisdiction, as in the deployment.`,
      );
  }
  return resources;
}
