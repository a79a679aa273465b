import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sample } from '../../support/sample.ts';
import { inBrowser } from '../support/browser.ts';
import type { Changes } from '../support/domain.ts';
import { button, dialog, ran, secondAfter, sendSignal, settled } from '../support/widget.ts';

// What programs and scripts of the page do by clicks, which are not the visitor's own.

const all = ['Session', 'Counter', 'Adverts', 'Video'];
const refusal = { consent: false, accepted: ['Session'] };
const DAY = 86_400_000;

/** For the head of a page: finds the buttons that reject or save, by name. */
const finders = `<script>
  const inLayer = (id, name) => document.querySelector('#' + id).shadowRoot.querySelector(name);
  const buttons = {
    'decline in the banner': () => document.querySelector('#ccm-widget .ccm--decline-cookies'),
    'decline in the preferences': () => document.querySelector('#ccm-control-panel .ccm--decline-cookies'),
    'save in the preferences': () =>
      document.querySelector('#ccm-control-panel .ccm--save-settings:not([data-full-consent])'),
    'the visible button of the banner': () => {
      CCM.openWidget();
      return inLayer('ccm-widget', '.declineButton');
    },
  };
</script>`;
const ways = [
  'decline in the banner',
  'decline in the preferences',
  'save in the preferences',
  'the visible button of the banner',
];

/** Clicks on each page view when it finds the button, as AdGuard’s scriptlet does, at once or after some milliseconds. */
const scriptlet = (delay = 0) => `<script>
  const watcher = new MutationObserver(() => {
    const found = document.querySelector('.ccm--decline-cookies');
    if (!found || !window.CCM) return;
    watcher.disconnect();
    const click = () => {
      window.clicked = true;
      found.click();
    };
    if (${delay}) setTimeout(click, ${delay});
    else click();
  });
  watcher.observe(document, { childList: true, subtree: true });
</script>`;

inBrowser('a click by a program', (site, visit) => {
  async function open(changes: Changes = {}, head = '', body = '<h1>A site</h1>') {
    site().setPage({ head: finders + head, body });
    await site().configure(changes);
    const page = await (await visit()).newPage();
    await page.goto(site().pageUrl);
    await page.waitForFunction(() => document.querySelector('.ccm-root'));
    return page;
  }

  const click = (page: Page, way: string) =>
    page.evaluate((way) => (window as any).eval(`buttons[${JSON.stringify(way)}]()`).click(), way);
  const moment = (page: Page, ms = 300) => page.waitForTimeout(ms);

  async function accept(page: Page) {
    await button(page, 'Accept all').click();
    await settled(page);
    const [entry] = await site().stored({ accepted: all });
    await secondAfter(entry!);
  }
  const stored = (page: Page) =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => /^placet_[0-9a-f]+$/.test(name))!;
      return localStorage[key] as string;
    });
  const accepted = (page: Page) => page.evaluate(() => CCM.acceptedEmbeddings.map(({ name }) => name));
  /** The signals of the visitor’s last entry, from its receipt. */
  const signals = async (page: Page) => {
    const { receipt } = JSON.parse(await stored(page)) as { receipt: string };
    const { leaf } = JSON.parse(Buffer.from(receipt.split('.')[1]!, 'base64url').toString()) as {
      leaf: string;
    };
    return (JSON.parse(leaf) as { signals: string[] }).signals;
  };

  /** Nothing is written, sent or reloaded after an action. */
  async function changesNothing(page: Page, act: () => Promise<unknown>) {
    const before = await stored(page);
    const [answers, hits] = [site().answers().length, site().hits('/')];
    await page.evaluate(() => {
      const writes: string[] = [];
      // oxlint-disable-next-line unbound-method -- it is called with its object
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        writes.push(key);
        setItem.call(this, key, value);
      };
      Object.assign(window, { writes });
    });
    await act();
    await moment(page);
    expect(await page.evaluate('writes')).toEqual([]);
    expect(await stored(page)).toBe(before);
    expect([site().answers().length, site().hits('/')]).toEqual([answers, hits]);
  }

  for (const way of sample(ways, 3)) {
    test(`on ${way} refuses everything for a visitor who has not decided, and the log says that a program did`, async () => {
      const page = await open();
      await click(page, way);
      await expect.poll(() => dialog(page).count()).toBe(0);
      await settled(page);
      await site().stored(refusal);
      expect(await signals(page)).toEqual(['program']);
      await changesNothing(page, () => click(page, way));
    });

    test(`on ${way} changes nothing that the visitor has accepted`, async () => {
      const page = await open();
      await accept(page);
      await changesNothing(page, () => click(page, way));
      expect(await accepted(page)).toEqual(all);
      expect(await site().entries()).toHaveLength(1);
    });
  }

  test('does not save switches that the visitor has changed, but not saved', { tags: 'full' }, async () => {
    const page = await open();
    await accept(page);
    await page.evaluate(() => CCM.openControlPanel());
    await page.getByRole('checkbox', { name: 'Adverts' }).uncheck();
    await changesNothing(page, () => click(page, 'save in the preferences'));
    await button(page, 'Save selection').click();
    const saved = { accepted: ['Session', 'Counter', 'Video'] };
    expect(await site().stored({ accepted: all }, saved)).toHaveLength(2);
  });

  test(
    'refuses a new service alone, and does not renew the consent to the others',
    { tags: 'full' },
    async () => {
      const page = await open();
      await accept(page);
      const { time } = JSON.parse(await stored(page)) as { time: number };
      await site().configure({ services: { New: { purpose: 'a717ff5' } } });
      await page.clock.setFixedTime(Date.now() + 30 * DAY);
      await page.reload();
      await dialog(page).waitFor();
      await click(page, 'decline in the banner');
      await expect.poll(() => dialog(page).count()).toBe(0);
      await settled(page);
      await site().stored({ accepted: all }, { accepted: all });
      expect(await signals(page)).toEqual(['program']);
      expect(JSON.parse(await stored(page))).toMatchObject({ time });
      expect(await accepted(page)).toEqual(all);
      expect(await page.evaluate(() => CCM.consentRequired)).toBe(false);
      await changesNothing(page, () => click(page, 'decline in the banner'));
      await page.reload();
      await expect.poll(() => accepted(page)).toEqual(all);
      // The consent ends when it would have ended.
      await page.clock.setFixedTime(time * 1000 + 366 * DAY);
      await page.reload();
      await dialog(page).waitFor();
      expect(await accepted(page)).toEqual([]);
    },
  );

  test('refuses what a new signal of the browser has stopped, and no more', { tags: 'full' }, async () => {
    const page = await open();
    await accept(page);
    await sendSignal(page);
    await page.reload();
    await dialog(page).waitFor();
    await click(page, 'decline in the banner');
    await settled(page);
    await site().stored({ accepted: all }, { accepted: ['Session', 'Counter'] });
    expect(await signals(page)).toEqual(['gpc', 'program']);
    expect(await page.evaluate(() => CCM.consentRequired)).toBe(false);
  });

  test.each([
    ['has expired', 366],
    ['was reset', 3],
  ])('refuses everything when the decision %s', async (_, days) => {
    const page = await open();
    await accept(page);
    const consentResetBeforeDate = new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10);
    if (days < 100) await site().configure({ domain: { consentResetBeforeDate } });
    await page.clock.setFixedTime(Date.now() + days * DAY);
    await page.reload();
    await dialog(page).waitFor();
    await click(page, 'decline in the banner');
    await settled(page);
    expect((await site().entries())[0]).toMatchObject({
      consent: false,
      embeddings: { [site().id('Session')]: 'Session' },
    });
  });

  test('does not end a permission for a single iframe', { tags: 'full' }, async () => {
    const film = `${site().pageUrl.replace('localhost', 'film.localhost')}film/1`;
    const page = await open(
      { domain: { blockIframes: true, rememberIframeConsentPerDomain: false } },
      '',
      `<iframe src="${film}"></iframe>`,
    );
    await button(page, 'Settings').click();
    await button(page, 'Save selection').click();
    await settled(page);
    await page.getByRole('button', { name: /^Accept and show/ }).click();
    const source = () => page.locator('iframe').getAttribute('src');
    await expect.poll(source).toBe(film);
    await site().configure({ services: { New: { purpose: 'e9d1b6a' } } });
    await page.reload();
    await click(page, 'decline in the banner');
    await moment(page);
    await page.reload();
    await expect.poll(source).toBe(film);
  });

  test(
    'in a tab that has not seen the decision of another tab yet leaves that decision as it is',
    { tags: 'full' },
    async () => {
      const page = await open();
      const other = await page.context().newPage();
      // A browser can tell a tab late.
      await other.addInitScript(
        "addEventListener('storage', (event) => event.stopImmediatePropagation(), true)",
      );
      await other.goto(site().pageUrl);
      await dialog(other).waitFor();
      await accept(page);
      await click(other, 'decline in the banner');
      await moment(other);
      expect(await accepted(page)).toEqual(all);
      expect(await site().entries()).toHaveLength(1);
    },
  );

  test(
    'is ignored at the switch below an iframe, which goes on showing the consent',
    { tags: 'full' },
    async () => {
      const page = await open(
        { domain: { appendConsentSwitchToIframes: true } },
        '',
        '<iframe src="/video/1" title="film"></iframe>',
      );
      await accept(page);
      const box = page.getByRole('checkbox', { name: /Video/ });
      await box.waitFor();
      await changesNothing(page, () => box.evaluate((element: HTMLInputElement) => element.click()));
      expect(await box.isChecked()).toBe(true);
      await box.click();
      await site().stored({ accepted: all }, { accepted: ['Session', 'Counter', 'Adverts'] });
    },
  );

  test('on each page view, with deleted cookies and the reload for them, reloads the page once', async () => {
    const late = `<script>setTimeout(() => { document.cookie = 'stranger=1;path=/'; window.late = true }, 150)</script>`;
    const page = await open(
      { domain: { deleteUnknownCookies: true, deleteUnknownCookiesForceReload: true } },
      scriptlet(250) + late,
    );
    await expect.poll(() => site().hits('/')).toBe(2);
    await site().stored(refusal);
    for (let view = 3; view < 5; view++) {
      await page.waitForFunction('window.late && window.clicked');
      await moment(page, 500);
      await page.reload();
      await page.waitForFunction('window.late && window.clicked');
      await moment(page, 500);
      expect(site().hits('/')).toBe(view);
    }
    expect(await site().entries()).toHaveLength(1);
  });

  test('on each page view after a consent changes nothing, even while the visitor scrolls or types', async () => {
    const page = await open({}, '', '<textarea></textarea><p style="height: 3000px">long</p>');
    await accept(page);
    site().setPage({
      head:
        finders +
        `<script>addEventListener('keydown', () => setTimeout(() => document.querySelector('.ccm--decline-cookies').click()))
         addEventListener('pointerdown', () => setTimeout(() => document.querySelector('.ccm--decline-cookies').click()))
         addEventListener('pointerup', () => setTimeout(() => document.querySelector('.ccm--decline-cookies').click(), 100))</script>` +
        scriptlet(),
      body: '<textarea></textarea><p style="height: 3000px">long</p>',
    });
    await page.reload();
    await page.waitForFunction('window.clicked');
    await page.locator('textarea').click();
    await page.keyboard.type('a word\nand more');
    await page.mouse.wheel(0, 500);
    await moment(page);
    expect(await accepted(page)).toEqual(all);
    expect(await site().entries()).toHaveLength(1);
  });

  test.each([
    ['Escape', 'heading', /./],
    ['Space', 'button', 'Only necessary'],
  ] as const)(
    'is not what the log calls a rejection with the key %s',
    { tags: 'full' },
    async (key, role, name) => {
      const page = await open({ theme: { widgetCloseButton: true } });
      await dialog(page).getByRole(role, { name }).first().press(key);
      await settled(page);
      await site().stored(refusal);
      expect(await signals(page)).toEqual([]);
    },
  );

  const withdraws: Record<string, [body: string, act: (page: Page) => Promise<unknown>]> = {
    'its listener clicks': [
      `<button onclick="buttons['decline in the banner']().click()">Withdraw</button>`,
      (page) => button(page, 'Withdraw').click(),
    ],
    'it is pressed by a key': [
      `<button onclick="buttons['decline in the preferences']().click()">Withdraw</button>`,
      (page) => button(page, 'Withdraw').press('Enter'),
    ],
    'it is no button, and listens for keys': [
      `<div role="button" tabindex="0" onkeydown="buttons['decline in the banner']().click()">Withdraw</div>`,
      (page) => button(page, 'Withdraw').press('Enter'),
    ],
    'it asks first': [
      `<button onclick="if (confirm('Really?')) buttons['decline in the banner']().click()">Withdraw</button>`,
      async (page) => {
        page.on('dialog', (asked) => void asked.accept());
        await button(page, 'Withdraw').click();
      },
    ],
  };
  test.each(sample(Object.entries(withdraws), 2))(
    'withdraws for the visitor who presses a button of the website: %s',
    async (_, [body, act]) => {
      const page = await open({}, '', body);
      await accept(page);
      await act(page);
      await site().stored({ accepted: all }, refusal);
      await expect.poll(() => ran(page)).toEqual([]);
      await settled(page);
      expect(await signals(page)).toEqual([]);
    },
  );

  test('that waits for the banner or the preferences does not count when the visitor opens them', async () => {
    const page = await open();
    await accept(page);
    await page.evaluate(() => {
      const decline = () =>
        document.querySelector<HTMLElement>('.ccm-modal:not([hidden]) .ccm--decline-cookies');
      new MutationObserver(() => decline()?.click()).observe(document, { attributes: true, subtree: true });
    });
    await changesNothing(page, async () => {
      await button(page, 'Change or withdraw consent').click();
      await button(page, 'Save selection').waitFor();
      await button(page, 'Close').last().click();
    });
    expect(await accepted(page)).toEqual(all);
  });

  test('does not undo what the visitor has just accepted by the same click', { tags: 'full' }, async () => {
    const page = await open();
    await page.evaluate(() =>
      addEventListener('click', () => document.querySelector<HTMLElement>('.ccm--decline-cookies')!.click()),
    );
    await button(page, 'Accept all').click();
    await site().stored({ accepted: all });
    await expect.poll(() => accepted(page)).toEqual(all);
  });

  const tricks: Record<string, string> = {
    'waits for a press, and clicks after it': `addEventListener('click', () => setTimeout(() => decline().click()))`,
    'dispatches a click of the visitor again': `addEventListener('click', (event) => event.isTrusted && setTimeout(() => {
        addEventListener('click', () => decline().click(), { once: true });
        document.body.dispatchEvent(event);
      }))`,
    'pretends to press': `setTimeout(() => {
        for (const type of ['pointerdown', 'mousedown', 'click'])
          document.body.dispatchEvent(new MouseEvent(type, { bubbles: true }));
        for (const key of ['Enter', ' '])
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }, 300);
      for (const type of ['pointerdown', 'mousedown', 'click', 'keydown'])
        addEventListener(type, (event) => !event.isTrusted && event.target === document.body && decline().click())`,
    'clicks a label of the button': `setTimeout(() => {
        const label = document.createElement('label');
        label.htmlFor = decline().id = 'decline';
        document.body.append(label);
        label.click();
      }, 300)`,
    'waits for what the press changes in the page': `new MutationObserver(() => setTimeout(() => decline().click())).observe(document.body, { childList: true });
       addEventListener('click', () => document.body.append('changed'))`,
  };
  test.each(sample(Object.entries(tricks), 2))(
    'does not count as the visitor’s if a program %s',
    async (_, script) => {
      const page = await open({}, '', '<button id="article">Read the article</button>');
      await accept(page);
      await changesNothing(page, async () => {
        await page.evaluate(`(() => { const decline = buttons['decline in the banner']; ${script} })()`);
        await button(page, 'Read the article').click();
        await moment(page, 500);
      });
      expect(await accepted(page)).toEqual(all);
    },
  );
});
