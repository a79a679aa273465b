import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Engine } from '../../support/engine.ts';

const folders = (process.env.PATH ?? '').split(delimiter);

const find = (...names: string[]) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);

/** The path of Chromium. Its headless edition takes a third of the time. */
export const chromiumPath = find('chromium-headless-shell', 'chromium');

/** The path of the whole browser, which alone keeps pages in the back/forward cache. */
export const wholeChromiumPath = find('chromium');

export const firefoxPath = find('firefox-esr', 'firefox');

export const webkitDriverPath = find('WebKitWebDriver');
export const [miniBrowserPath] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
export const xvfbPath = find('Xvfb');

/** The Debian packages of each engine. */
const packages: Record<Engine, string> = {
  chromium: 'chromium-headless-shell',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver and xvfb',
};

/** Says that an engine is missing, and how to install it; undefined if it is there. */
export function missing(engine: Engine) {
  const isThere = {
    chromium: chromiumPath,
    firefox: firefoxPath,
    webkit: webkitDriverPath && miniBrowserPath && xvfbPath,
  };
  return isThere[engine]
    ? undefined
    : `The tests in ${engine} are skipped: it is not installed (Debian: ${packages[engine]}).`;
}
