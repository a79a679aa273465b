import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { HOSTING_API_KEY, hostingAt } from './worker.ts';

export const PASSWORD = 'correct horse battery';
/** A bcrypt hash at its lowest cost, because scrypt is slow. */
export const HASH = '$2b$10$db8kprT7k53KfObMCGpgHegnayOJaqwV5hy2LCu3c/yECFDv7tl2i';

/** An entry of the log, as the domain API shows it. */
export type Entry = {
  consent: boolean;
  ucid: string;
  timestamp: number;
  purposes: Record<string, string>;
  embeddings: Record<string, string>;
  manipulationPrevention: boolean;
};

/** An evidence file, as far as tests read it; each line is JSON. */
export type Evidence = {
  records: { line: string }[];
  privacy_notice: { content: { policy?: string; services: { id: string; name: string }[] } }[];
};

export async function logIn(page: Page, base: string, username: string) {
  await page.goto(`${base}/account/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/account');
}

export async function logInAsOperator(page: Page, base: string) {
  await page.goto(`${base}/operator`);
  await page.locator('#key').fill(HOSTING_API_KEY);
  await page.locator('main button').click();
  await page.waitForURL('**/operator');
}

/** A new client of the service at `base`. */
export async function createAccount(base: string) {
  const username = randomUUID();
  const { id } = await hostingAt(base)('POST', '/client', {
    username,
    passwordHash: HASH,
    emailAddress: `${username}@site.example`,
    active: true,
    features: { canUseConsentSharing: true, canUseIframeCSS: true, canUseIndCSS: true, canUseOwnLogo: true },
  });
  return accountOf(base, { id, username });
}

/** A client with calls of the hosting API for its domains and of the domain API. */
export function accountOf(base: string, { id, username }: { id: string; username: string }) {
  const hosting = hostingAt(base);
  let key: Promise<{ apiKey: string }> | undefined;
  return {
    base,
    id,
    username,
    /** Adds what the Worker has counted to the figures, as the scheduled job does hourly. */
    fold: () => fetch(`${base}/test/fold`),
    exported: () => hosting('GET', `/client/${id}/export`),
    /** A call on the client's domains, such as `POST`, `/{domainId}/embedding`. */
    domains: <T = { id: string }>(method: string, path: string, body?: unknown) =>
      hosting<T>(method, `/client/${id}/domain${path}`, body),
    /** A call of the domain API on the account's domains, such as `/{domainId}/consents`. */
    async read<T>(path: string) {
      key ??= hosting('POST', `/client/${id}/apiKey`);
      const response = await fetch(`${base}/api/domains${path}`, {
        headers: { Authorization: `Bearer ${(await key).apiKey}` },
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
  };
}

export type Account = ReturnType<typeof accountOf>;
