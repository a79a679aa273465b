import { expect, test } from 'vitest';
import * as made from '../../verify/sample-log.ts';
import { onAccountPages } from '../support/account-pages.ts';
import { logInAsOperator } from '../support/account.ts';
import { axeViolations } from '../support/axe.ts';
import { withWorker } from '../support/browser.ts';

// One example of each kind of page of the service. `npm run check` runs it in all three engines.

onAccountPages('in this engine, the client’s console', ({ worker, open, logIn, domainId }) => {
  const domainUrl = () => `${worker().base}/account/domains/${domainId()}`;

  test('signs in, shows the consents, and saves a form', async () => {
    const page = await open('/');
    await logIn(page);
    await page.goto(`${domainUrl()}/consents`);
    await expect.poll(() => page.locator('.consents tbody tr').count()).toBe(2);
    expect(await axeViolations(page)).toEqual([]);

    await page.goto(`${domainUrl()}/settings`);
    const field = page.locator('[name=consentCookieLifetime]');
    await page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));
    await field.fill('90');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Your changes were saved.').first().waitFor();
    await page.goto(`${domainUrl()}/settings`);
    expect(await field.inputValue()).toBe('90');
  });

  test('shows the current tab of a bar that is wider than a phone', async () => {
    const page = await open('/');
    await logIn(page);
    await page.setViewportSize({ width: 450, height: 800 });
    await page.goto(`${domainUrl()}/website?lang=de`);
    const end = () =>
      page.evaluate(() => document.querySelector('.sub [aria-current]')!.getBoundingClientRect().right);
    await expect.poll(end).toBeLessThanOrEqual(450);
  });

  test('draws the heading of a card inside of its border', async () => {
    const page = await open('/');
    await logIn(page);
    await page.goto(`${domainUrl()}/settings`);
    const distances = await page.evaluate(() =>
      [...document.querySelectorAll('fieldset.card > legend')].map((legend) => {
        const text = document.createRange();
        text.selectNodeContents(legend);
        return text.getBoundingClientRect().top - legend.parentElement!.getBoundingClientRect().top;
      }),
    );
    expect(distances.length).toBeGreaterThan(2);
    expect(Math.min(...distances)).toBeGreaterThan(12);
  });

  test('has date fields in which a whole date has room', async () => {
    const page = await open('/');
    await logIn(page);
    await page.goto(`${domainUrl()}/statistics`);
    const missing = await page.locator('[type=date]').evaluateAll((fields) =>
      (fields as HTMLElement[]).map((field) => {
        const { width } = field.getBoundingClientRect();
        field.style.width = 'max-content';
        return field.getBoundingClientRect().width - width;
      }),
    );
    expect(missing).toHaveLength(2);
    expect(Math.max(...missing)).toBeLessThan(1);
  });
});

withWorker('in this engine', (worker, visit) => {
  test('the operator signs in and opens the list of clients', async () => {
    const page = await (await visit({ locale: 'en-GB' })).newPage();
    await logInAsOperator(page, worker().base);
    await page.goto(`${worker().base}/operator/clients`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('/verify tells a genuine receipt from a changed one', async () => {
    const key = await made.makeKey(1);
    const receipt = JSON.stringify(await made.evidenceFileFor(made.makeLog([5, 8, 1, 7, 3]), [7, 12], key));
    const page = await (await visit({ locale: 'en-GB' })).newPage();
    await page.goto(`${worker().base}/verify`);
    await page.locator('#form').waitFor();
    await page.locator('#more').evaluate((more: HTMLDetailsElement) => (more.open = true));
    for (const [given, headline] of [
      [receipt, 'This receipt is genuine.'],
      [receipt.replace(String.raw`\"e1\",`, ''), 'This receipt is not valid.'],
    ]) {
      await page.locator('#receipt').fill(given!);
      await page.locator('#key').fill(key.verifier);
      // The service does not know this log.
      await page.locator('#service').fill('');
      await page.locator('button').click();
      await expect.poll(() => page.locator('#headline').textContent()).toBe(headline);
    }
  });
});
