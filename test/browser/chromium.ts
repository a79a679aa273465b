import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const folders = (process.env.PATH ?? '').split(delimiter);

/** The browser of the browser tests, found on PATH: without a window of its own it needs a third of the time. */
export const chromiumPath = ['chromium-headless-shell', 'chromium']
  .flatMap((name) => folders.map((folder) => join(folder, name)))
  .find(existsSync);
