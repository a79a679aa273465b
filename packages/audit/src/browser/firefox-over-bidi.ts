import { firefox, type Browser, type LaunchOptions } from 'playwright-core';

type Send = (this: unknown, method: string, params: unknown) => Promise<unknown>;
/** What Playwright’s client knows of its server, which runs in this process. */
type WithServer = { _connection: { toImpl(browser: Browser): { _browserSession: { send: Send } } } };

/** A command of Playwright’s that Firefox does not have; preferences do the same. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

const patched = new WeakSet<object>();

/** Starts Firefox as it is released, which Playwright drives over WebDriver BiDi. */
export async function launchFirefox(options: LaunchOptions & { executablePath: string }) {
  const browser = await firefox.launch({ channel: 'moz-firefox', ...options });
  const { _connection: connection } = browser as unknown as WithServer;
  const { _browserSession: session } = connection.toImpl(browser);
  // The sessions of pages have the same prototype.
  const sessions = Object.getPrototypeOf(session) as { send: Send };
  if (!patched.has(sessions)) {
    patched.add(sessions);
    const { send } = sessions;
    sessions.send = function (method, params) {
      return method === UNKNOWN ? Promise.resolve({}) : send.call(this, method, params);
    };
  }
  return browser;
}
