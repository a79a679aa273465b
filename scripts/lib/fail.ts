import { styleText } from 'node:util';

/** Ends the script with one plain sentence, and the output that explains it where there is one. */
export function fail(sentence: string, output = ''): never {
  if (output) console.error(output.trim());
  console.error(styleText('red', sentence, { stream: process.stderr }));
  process.exit(1);
}
