import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { logInAsOperator } from '../support/account.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { withWorker } from '../support/browser.ts';
import { dialog, settled } from '../support/widget.ts';

const PASSWORD = 'a password that only the client knows';

withWorker('the operator’s pages', (worker, visit) => {
  /** A website with the given HTML in its head. */
  let head = '';
  let host: string;
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<!doctype html><html lang="en"><head><title>A site</title>${head}</head><h1>A site</h1></html>`,
    );
  });
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, listening));
    host = `localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const newPage = async (options: BrowserContextOptions = {}) =>
    (await visit({ locale: 'en-GB', ...options })).newPage();
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  async function operator(options: BrowserContextOptions = {}) {
    const page = await newPage(options);
    await logInAsOperator(page, worker().base);
    return page;
  }

  /** A client with a domain of each of these names. */
  async function makeClient(...names: string[]) {
    const { hosting } = worker();
    const username = `agency-${randomUUID().slice(0, 8)}`;
    const client = await hosting('POST', '/client', {
      username,
      password: 'the password that is forgotten',
      emailAddress: `reservations-and-complaints.${username}@agency.example`.replaceAll('-', ''),
      active: true,
    });
    const ids: string[] = [];
    for (const name of names) ids.push((await hosting('POST', `/client/${client.id}/domain`, { name })).id);
    return { id: client.id as string, username, ids };
  }

  /** The client's browser, which sets the password with a link and is signed in. */
  async function useLink(page: Page) {
    await press(page, 'Create password link');
    const link = await page.getByLabel(/^Password link \(valid until/).inputValue();
    const client = await newPage();
    await client.goto(link);
    await client.getByLabel('New password').fill(PASSWORD);
    await press(client, 'Set password');
    await client.waitForURL('**/account');
    return client;
  }

  test('new client to first consent', async () => {
    const page = await operator();
    const username = `hotel-${randomUUID().slice(0, 8)}`;
    await page.getByRole('link', { name: 'New client' }).click();
    await page.waitForURL('**/operator/new');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email address').fill(`${username}@hotel.example`);
    await press(page, 'Create client');
    await page.waitForURL('**/operator/clients/*');
    await page.getByLabel('Websites (one per line)').fill(host);
    await press(page, 'Add websites');
    await page.getByText(`The domain ${host} was added.`).waitFor();
    const client = await useLink(page);
    await client.getByRole('link', { name: host, exact: true }).click();
    head = await client.getByLabel('Snippet', { exact: true }).inputValue();
    const visitor = await newPage();
    await visitor.goto(`http://${host}/`);
    await dialog(visitor).getByRole('button').first().click();
    await settled(visitor);
    await client.getByRole('link', { name: 'Consent records' }).click();
    await expect.poll(() => client.locator('.consents tbody tr').count()).toBe(1);
    await page.goto(`${worker().base}/operator/domains?q=${username}`);
    await expect.poll(() => page.locator('main').textContent()).toContain('Last decision');
  });

  test('forgotten password', { tags: 'full' }, async () => {
    const { username } = await makeClient();
    const page = await operator();
    await page.getByLabel('Search').fill(username.toUpperCase());
    await press(page, 'Search');
    await page.getByRole('link', { name: username }).click();
    await page.waitForURL('**/operator/clients/*');
    const client = await useLink(page);
    await client.getByRole('heading', { name: 'Overview' }).waitFor();
    await press(page, 'Open client console');
    await page.waitForURL('**/account');
    await page.getByText(`the console of ${username}`).waitFor();
    await press(page, 'Leave console');
    await page.waitForURL('**/operator/clients/*');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(username);
  });

  test('bulk actions are disabled until a domain is ticked, and a copy suggests its sources', async () => {
    const [first, second] = ['one', 'two'].map((name) => `${name}.${randomUUID().slice(0, 8)}.example`);
    const { username } = await makeClient(first!, second!);
    const page = await operator();
    await page.goto(`${worker().base}/operator/domains?q=${username}`);
    const copy = page.getByRole('button', { name: 'Copy configuration' });
    expect(await copy.isDisabled()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    const box = page.getByRole('checkbox', { name: `Select ${first}` });
    await box.check();
    expect(await copy.isDisabled()).toBe(false);
    await box.uncheck();
    expect(await copy.isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: 'All 2 domains in this list' }).check();
    expect(await copy.isDisabled()).toBe(false);
    await page.getByRole('checkbox', { name: 'All 2 domains in this list' }).uncheck();
    await box.check();
    await copy.click();
    await page.getByRole('radio', { name: second }).waitFor();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL('**/operator/domains');
  });

  test('an action on more domains than one request takes goes on by itself', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `${randomUUID().slice(0, 8)}-${i}.example`);
    const { ids } = await makeClient(...names);
    const page = await operator();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const query = new URLSearchParams([
      ['action', 'copy'],
      ['from', ids[0]!],
      ...ids.slice(1).map((id) => ['id', id]),
    ]);
    await page.goto(`${worker().base}/operator/domains/bulk?${query.toString()}`);
    await press(page, 'Replace 10 of 11 configurations');
    await page.getByText('10 configurations were replaced.').waitFor();
    await page.getByText('11 configurations were replaced.').waitFor();
    expect(errors).toEqual([]);
  });

  test('a line that is refused stays in the form, with its error above it', { tags: 'full' }, async () => {
    const { id } = await makeClient();
    const page = await operator();
    await page.goto(`${worker().base}/operator/clients/${id}`);
    const name = `${randomUUID().slice(0, 8)}.example`;
    await page.getByLabel('Websites (one per line)').fill(`${name}\nno host`);
    await press(page, 'Add websites');
    await page.getByText('Line 1 (no host)').waitFor();
    const field = page.getByLabel('Websites (one per line)');
    expect(await field.inputValue()).toBe('no host');
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await field.fill(`www.${name}`);
    await press(page, 'Add websites');
    await page.getByText(`The domain www.${name} was added.`).waitFor();
  });

  test('copy a configuration to three more domains', { tags: 'full' }, async () => {
    const { hosting } = worker();
    const targets = ['one', 'two', 'three'].map((name) => `${name}.${randomUUID().slice(0, 8)}.example`);
    const near = await makeClient('shop.example', targets[0]!);
    const far = await makeClient(targets[1]!, targets[2]!);
    const P = `/client/${near.id}/domain/${near.ids[0]}`;
    await hosting('POST', `${P}/embedding`, { name: 'Matomo', purpose: 'a717ff5', active: true });
    const page = await operator();
    await page.goto(`${worker().base}/operator/clients/${near.id}`);
    await page.getByRole('link', { name: 'Copy configuration of shop.example' }).click();
    await page.waitForURL('**/copy');
    for (const target of targets) await page.getByRole('checkbox', { name: target }).check();
    await press(page, 'Continue');
    await page.getByText('deletes 0 services').first().waitFor();
    await press(page, 'Replace 3 configurations');
    await page.getByText('3 configurations were replaced.').waitFor();
    const names = async (client: string, domain: string) =>
      (await hosting<{ name: string }[]>('GET', `/client/${client}/domain/${domain}/embedding`)).map(
        ({ name }) => name,
      );
    for (const [client, domain] of [
      [near.id, near.ids[1]!],
      [far.id, far.ids[0]!],
      [far.id, far.ids[1]!],
    ] as const)
      expect(await names(client, domain)).toEqual(['Matomo']);
  });
});
