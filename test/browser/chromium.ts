import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The browser of the browser tests, found on PATH. */
export const chromiumPath = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'chromium'))
  .find(existsSync);
