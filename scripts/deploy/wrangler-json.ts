import { wrangler } from '../lib/run-command.ts';
import { fail } from '../lib/fail.ts';

/** What a command of wrangler prints as JSON; ends the script with the sentence where it fails. */
export async function wranglerJson<T>(sentence: string, args: string[]) {
  const { code, stdout, output } = await wrangler(...args);
  if (code !== 0) fail(sentence, output);
  try {
    return JSON.parse(stdout) as T;
  } catch {
    return fail(`${sentence} Wrangler did not print JSON.`, output);
  }
}
