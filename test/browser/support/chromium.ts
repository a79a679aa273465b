import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const folders = (process.env.PATH ?? '').split(delimiter);

const find = (...names: string[]) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);

/** The path of Chromium, found on PATH. Its headless edition takes a third of the time. */
export const chromiumPath = find('chromium-headless-shell', 'chromium');

/** The path of the whole browser, which alone keeps pages in the back/forward cache. */
export const wholeChromiumPath = find('chromium');
