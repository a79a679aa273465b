import { sha256 } from './sha256.ts';
import { tableOf, type Assets } from './table.ts';

/** How many characters of a hash tell a password: one in 400,000 others is taken for one of them. */
const LENGTH = 8;

/** How a password stands in the table: without regard to case, and not to be read by whoever opens the file. */
export const commonForm = (password: string) =>
  Buffer.from(sha256(password.normalize('NFC').toLowerCase()))
    .toString('hex')
    .slice(0, LENGTH);

/**
 * Whether a password is among those that everybody tries first: a table of the static assets. Throws where the table
 * cannot be read.
 */
export async function isCommon(assets: Assets, password: string) {
  const table = await tableOf(assets, 'common-passwords.txt');
  return (await table.text()).split('\n').includes(commonForm(password));
}
