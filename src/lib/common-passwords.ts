import { sha256 } from './sha256.ts';

/** How many characters of a hash tell a password: one in 400,000 others is taken for one of them. */
const LENGTH = 8;

/** How a password stands in the table: without regard to case, and not to be read by whoever opens the file. */
export const commonForm = (password: string) =>
  Buffer.from(sha256(password.normalize('NFC').toLowerCase()))
    .toString('hex')
    .slice(0, LENGTH);

// Also built where there is no Worker.
type Assets = { fetch(address: string): Promise<Response> };

/** Whether a password is among those that everybody tries first: a table of the static assets (scripts/tables.ts). */
export async function isCommon(assets: Assets, password: string) {
  const response = await assets.fetch('https://assets/tables/common-passwords.txt');
  if (!response.ok) throw new Error(`the table of common passwords answered ${response.status}`);
  return (await response.text()).split('\n').includes(commonForm(password));
}
