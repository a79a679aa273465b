import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { hostingAt } from './worker.ts';

export const PASSWORD = 'correct horse battery';
/** By bcrypt at its lowest cost: scrypt takes its time. */
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

export async function logIn(page: Page, base: string, username: string) {
  await page.goto(`${base}/account/login`);
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/account');
}

/** A client of its own at the service that `base` leads to: the hosting API for its domains, and the domain API. */
export async function createAccount(base: string) {
  const hosting = hostingAt(base);
  const name = randomUUID();
  const emailAddress = `${name}@site.example`;
  const client = await hosting('POST', '/client', {
    username: name,
    passwordHash: HASH,
    emailAddress,
    active: true,
    features: { canUseConsentSharing: true, canUseIframeCSS: true, canUseIndCSS: true, canUseOwnLogo: true },
  });
  const { apiKey } = await hosting('POST', `/client/${client.id}/apiKey`);
  return {
    username: name,
    /** A call on the client's domains, such as `POST`, `/{domainId}/embedding`. */
    domains: <T = { id: string }>(method: string, path: string, body?: unknown) =>
      hosting<T>(method, `/client/${client.id}/domain${path}`, body),
    /** A call of the domain API on the account's domains, such as `/{domainId}/consents`. */
    async read<T>(path: string) {
      const response = await fetch(`${base}/api/domains${path}`, {
        headers: { Authorization: `Bearer ${apiKey}` },
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
  };
}

export type Account = Awaited<ReturnType<typeof createAccount>>;
