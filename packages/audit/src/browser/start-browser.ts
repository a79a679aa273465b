import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { AuditError } from '../audit-error.ts';
import { launchFirefox } from './firefox-over-bidi.ts';

/** The browsers that an audit can use, with the names of their programs. */
export const browsers = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
  firefox: ['firefox', 'firefox-esr'],
};
export type BrowserName = keyof typeof browsers;

/** What reports call them. */
const titles: Record<BrowserName, string> = { chromium: 'Chromium', firefox: 'Firefox' };

/** The path of a browser, found on PATH; undefined if there is none. */
const find = (name: BrowserName) =>
  browsers[name]
    .flatMap((program) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program)))
    .find(existsSync);

export type BrowserOptions = {
  browser?: BrowserName;
  path?: string | undefined;
  sandbox: boolean;
  /** Whether the visitor has turned on Global Privacy Control. */
  signal?: boolean;
};

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

/** Of Chromium 156: the header in all requests and the property in all workers, as web-platform-tests (gpc/) wants them. */
const SIGNAL_ARGS = ['--enable-features=GlobalPrivacyControl,GlobalPrivacyControlForce'];
const SIGNAL_PREFERENCES = {
  'privacy.globalprivacycontrol.enabled': true,
  'privacy.globalprivacycontrol.functionality.enabled': true,
};

// Firefox contacts hosts by itself, too, and reaches its own machine past the proxy.
const PREFERENCES = {
  'app.normandy.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'captivedetect.canonicalURL': '',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'media.peerconnection.ice.proxy_only': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.http.http3.enable': false,
  'network.proxy.allow_hijacking_localhost': true,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

/** Starts a browser whose network is the proxy alone. Throws an `AuditError` where it does not start. */
export async function startBrowser(
  { browser: name = 'chromium', path, sandbox, signal }: BrowserOptions,
  proxy: string,
) {
  const executablePath = path ?? find(name);
  const title = titles[name];
  if (!executablePath)
    throw new AuditError(`${title} was not found on PATH. Install it, or pass --path <program>.`);
  if (name === 'chromium' && sandbox && process.getuid?.() === 0)
    throw new AuditError(
      'Chromium’s sandbox does not work as root. Run the audit as another user. In a container that contains nothing else, you can pass --no-sandbox.',
    );
  try {
    if (name === 'firefox') {
      const browser = await launchFirefox({
        executablePath,
        firefoxUserPrefs: { ...PREFERENCES, ...(signal && SIGNAL_PREFERENCES) },
        proxy: { server: proxy },
      });
      return { browser, title: `${title} ${browser.version()}`, end: () => browser.close() };
    }
    // A server, because only its process can be ended.
    const server = await chromium.launchServer({
      executablePath,
      chromiumSandbox: sandbox,
      args: [...ARGS, ...(signal ? SIGNAL_ARGS : [])],
      proxy: { server: proxy, bypass: '<-loopback>' },
    });
    const browser = await chromium.connect(server.wsEndpoint());
    return { browser, title: `${title} ${browser.version()}`, end: () => server.kill() };
  } catch (error) {
    throw new AuditError(`${title} (${executablePath}) did not start.`, { cause: error });
  }
}
