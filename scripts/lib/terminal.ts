import { styleText } from 'node:util';

// styleText leaves out the colors where the output is no terminal.
export const bold = (text: string) => styleText('bold', text);
export const dim = (text: string) => styleText('dim', text);
export const green = (text: string) => styleText('green', text);
export const red = (text: string) => styleText('red', text);

/** A line that changes in place on a terminal; elsewhere only its last state is written. */
export function progress(text: string, last = false) {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}${last ? '\n' : ''}`);
  else if (last) console.log(text);
}
