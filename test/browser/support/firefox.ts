import { firefox, type Browser } from 'playwright-core';
import { firefoxPath } from './engines.ts';

/** What Playwright’s client knows of its server, which runs in this process. */
type WithServer = {
  _connection: { toImpl(browser: Browser): { _browserSession: { send: Send } } };
};
type Send = (this: unknown, method: string, params: unknown) => Promise<unknown>;

/** A command of Playwright’s that Firefox does not have; preferences do the same. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

/** Starts Firefox as it is released, which Playwright drives over WebDriver BiDi. */
export async function launchFirefox(colorScheme: string | null) {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: firefoxPath!,
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
    },
  });
  const session = (browser as unknown as WithServer)._connection.toImpl(browser)._browserSession;
  // The sessions of pages have the same prototype.
  const prototype = Object.getPrototypeOf(session) as { send: Send; isPatched?: boolean };
  if (!prototype.isPatched) {
    const { send } = prototype;
    prototype.isPatched = true;
    prototype.send = function (method, params) {
      return method === UNKNOWN ? Promise.resolve({}) : send.call(this, method, params);
    };
  }
  return browser;
}
