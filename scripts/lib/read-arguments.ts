import { parseArgs, type ParseArgsConfig } from 'node:util';
import { fail } from './fail.ts';

/** The arguments of a command; ends the script with the command’s usage where they are wrong. */
export function readArguments<T extends ParseArgsConfig>(config: T, usage: string) {
  refuseOptionsOfNpm(Object.keys(config.options ?? {}));
  try {
    return parseArgs(config);
  } catch (error) {
    return fail(usage, (error as Error).message);
  }
}

/** npm takes options before `--` for its own and drops them: another environment or jurisdiction would be meant. */
function refuseOptionsOfNpm(names: string[]) {
  const dropped = names.find((name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined);
  if (dropped)
    fail(
      `npm did not pass --${dropped} on. Write "--" before the options: npm run ${process.env.npm_lifecycle_event} -- --${dropped} …`,
    );
}
