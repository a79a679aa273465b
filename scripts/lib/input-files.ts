import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { printable } from '../../src/lib/text/printable.ts';
import { fail } from './fail.ts';

/** The text of a key that is given on the command line, itself or as the name of a file. */
export const keyText = (given: string) => (existsSync(given) ? readFileSync(given, 'utf8') : given);

/** The text of a file; ends the script where there is none. */
export function fileText(name: string) {
  try {
    return readFileSync(name, 'utf8');
  } catch {
    return fail(printable(`The file ${name} could not be read.`));
  }
}

/** The names of the files in a folder, without hidden ones; ends the script where there is none. */
export function fileNames(folder: string) {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .sort();
  } catch {
    return fail(printable(`The folder ${folder} could not be read.`));
  }
}
