import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { startDisplay } from './display.ts';
import { localeEnvironment } from './locales.ts';
import { startProgram } from './start-program.ts';
import { freePort } from '../../../support/free-port.ts';
import { miniBrowserPath, webkitDriverPath } from '../engines.ts';

// WebKit over the W3C’s WebDriver protocol. A driver has one session at a time, so each visitor who is there needs one.

/** A command of the WebDriver protocol, below the session’s path. */
export type Command = <T = unknown>(method: string, path: string, body?: object) => Promise<T>;

type Driver = { base: string; environment: string };

/** Drivers without a session. */
const idle: Driver[] = [];

/** Where GTK finds the styles of MiniBrowser’s own window, whose toolbar would keep it 447 px wide. Pages have no part in them. */
const configuration = join(tmpdir(), 'placet-webkit');
mkdirSync(join(configuration, 'gtk-3.0'), { recursive: true });
writeFileSync(
  join(configuration, 'gtk-3.0/gtk.css'),
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-source: none }',
);

/** WebKitGTK reads languages, time zone and color scheme from its environment. */
const environmentFor = ({ locale = 'en-US', timezoneId = 'UTC', colorScheme }: BrowserContextOptions) => ({
  ...localeEnvironment(locale),
  TZ: timezoneId,
  XDG_CONFIG_HOME: configuration,
  GTK_THEME: colorScheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
});

async function call<T>(base: string, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message} (${method} ${path})`);
  return value;
}

async function startDriver(env: Record<string, string>): Promise<Driver> {
  const port = await freePort();
  const program = startProgram([webkitDriverPath!, `--port=${port}`], {
    ...process.env,
    ...env,
    DISPLAY: await startDisplay(),
  });
  program.unref();
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++)
    try {
      await call(base, 'GET', '/status');
      return { base, environment: JSON.stringify(env) };
    } catch (error) {
      if (tries > 200) throw error;
      await new Promise((over) => setTimeout(over, 50));
    }
}

/** Starts a session, which has storage of its own, and gives its commands. */
export async function startSession(options: BrowserContextOptions) {
  const environment = environmentFor(options);
  const ready = idle.findIndex((one) => one.environment === JSON.stringify(environment));
  const driver = ready < 0 ? await startDriver(environment) : idle.splice(ready, 1)[0]!;
  const { sessionId } = await call<{ sessionId: string }>(driver.base, 'POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: miniBrowserPath, args: ['--automation'] },
        timeouts: { script: 60_000, pageLoad: 60_000, implicit: 0 },
      },
    },
  });
  const command: Command = (method, path, body) =>
    call(driver.base, method, `/session/${sessionId}${path}`, body);
  const end = async () => {
    await command('DELETE', '').catch(() => {});
    idle.push(driver);
  };
  return { command, end };
}
