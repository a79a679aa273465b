import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { AuditError } from '../audit-error.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** The path of Chromium or Chrome, found on PATH; undefined if there is none. */
const findChromium = () =>
  NAMES.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))).find(
    existsSync,
  );

export type BrowserOptions = { chromium?: string | undefined; sandbox: boolean };

// Without them, Chromium itself contacts hosts, or reaches the network past the proxy.
const ARGS = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-gpu',
];

/** Starts Chromium, whose network is the proxy alone. Throws an `AuditError` where it does not start. */
export async function startBrowser({ chromium: path, sandbox }: BrowserOptions, proxy: string) {
  const executablePath = path ?? findChromium();
  if (!executablePath)
    throw new AuditError('Chromium was not found on PATH. Install it, or pass --chromium <path>.');
  if (sandbox && process.getuid?.() === 0)
    throw new AuditError(
      'Chromium’s sandbox does not work as root. Run the audit as another user. In a container that contains nothing else, you can pass --no-sandbox.',
    );
  try {
    // A server, because only its process can be ended.
    const server = await chromium.launchServer({
      executablePath,
      chromiumSandbox: sandbox,
      args: ARGS,
      proxy: { server: proxy, bypass: '<-loopback>' },
    });
    return { browser: await chromium.connect(server.wsEndpoint()), end: () => server.kill() };
  } catch (error) {
    throw new AuditError(`Chromium (${executablePath}) did not start.`, { cause: error });
  }
}
