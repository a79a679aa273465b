import { existsSync, readFileSync } from 'node:fs';
import { fail } from './terminal.ts';

/** The text of a key that is given on the command line, itself or as the name of a file. */
export const keyText = (given: string) => (existsSync(given) ? readFileSync(given, 'utf8') : given);

/** The text of a file; ends the script where there is none. */
export function fileText(name: string) {
  try {
    return readFileSync(name, 'utf8');
  } catch {
    return fail(`The file ${name} could not be read.`);
  }
}
