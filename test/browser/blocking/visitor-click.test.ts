import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sample } from '../../support/sample.ts';
import { engine, inBrowser } from '../support/browser.ts';
import { cannot } from '../support/cannot.ts';
import type { Changes } from '../support/domain.ts';
import { button, dialog, secondAfter, settled } from '../support/widget.ts';

const all = ['Session', 'Counter', 'Adverts', 'Video'];
const refusal = { consent: false, accepted: ['Session'] };

/** For the head of a page: finds the banner's buttons as a script of the page does. */
const finders = `<script>
  const find = (name) => document.querySelector('#ccm-widget').shadowRoot.querySelector(name);
  const accept = () => find('.primaryButton'), decline = () => find('.declineButton');
  const moveFocus = ({ isTrusted }) => isTrusted && accept().focus();
  const sendKeys = () => {
    for (const [key, keyCode] of [['Enter', 13], [' ', 32]])
      for (const type of ['keydown', 'keypress', 'keyup']) {
        const init = { key, keyCode, charCode: keyCode, bubbles: true, composed: true };
        accept().dispatchEvent(new KeyboardEvent(type, init));
      }
  };
</script>`;

const attempt = (script: string) => `${finders}<script>${script}</script>`;

inBrowser('a click that accepts', (site, visit) => {
  async function open(head = finders, changes: Changes = {}, options = {}, body = '<h1>A site</h1>') {
    site().setPage({ head, body });
    await site().configure(changes);
    const page = await (await visit(options)).newPage();
    await page.goto(site().pageUrl);
    await page.locator('.primaryButton').first().waitFor();
    return page;
  }
  const centerOf = async (page: Page, name: string) => {
    const { x, y, width, height } = (await button(page, name).boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  const press = async (page: Page) => {
    await page.mouse.down();
    await page.mouse.up();
  };
  const moment = (page: Page, ms = 100) =>
    page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), ms);

  async function pressAccessKey(page: Page, key: string) {
    await page.evaluate('accept().accessKey = "r"');
    const session = await page.context().newCDPSession(page);
    const r = { key, code: 'KeyR', windowsVirtualKeyCode: 82, modifiers: 1, isSystemKey: true };
    for (const type of ['rawKeyDown', 'char', 'keyUp'] as const)
      await session.send('Input.dispatchKeyEvent', {
        ...r,
        type,
        ...(type === 'char' && { text: 'r', unmodifiedText: 'r' }),
      });
  }

  /** Nothing was accepted, and the log has no consent. */
  async function nothingAccepted(page: Page) {
    await moment(page);
    expect(await page.evaluate(() => [CCM.consent, CCM.acceptedEmbeddings])).toEqual([false, []]);
    expect(await site().entries()).toEqual([]);
  }

  const swap = 'find(".foot").style.direction = "rtl"';
  const attacks: Record<string, [head: string, attack: (page: Page) => Promise<void>]> = {
    'with Enter, whose focus a script has moved': [
      attempt('addEventListener("keydown", moveFocus, true)'),
      async (page) => {
        await button(page, 'Only necessary').focus();
        await page.keyboard.press('Enter');
      },
    ],
    'with Enter, whose focus a script has moved before it delays the page': [
      attempt(`for (const type of ['keydown', 'keypress']) addEventListener(type, (event) => {
        moveFocus(event);
        for (const end = Date.now() + 1500; Date.now() < end;);
      }, true)`),
      async (page) => {
        await button(page, 'Only necessary').focus();
        await page.keyboard.press('Enter');
      },
    ],
    'with Space, whose focus a script has moved': [
      attempt('addEventListener("keydown", moveFocus, true)'),
      async (page) => {
        await button(page, 'Only necessary').focus();
        await page.keyboard.press('Space');
      },
    ],
    'with a key that is held since before': [
      attempt('addEventListener("keyup", () => {})'),
      async (page) => {
        await page.getByRole('heading', { name: 'Cookies and privacy' }).focus();
        await page.keyboard.down('Enter');
        await button(page, 'Accept all').focus();
        for (let i = 0; i < 3; i++) await page.keyboard.down('Enter');
        await page.keyboard.up('Enter');
      },
    ],
    'with Enter in a field, whose focus a script has moved': [
      attempt('addEventListener("keydown", moveFocus)'),
      async (page) => {
        await page.evaluate(() => {
          const field = document.createElement('input');
          document.querySelector('#ccm-widget')!.shadowRoot!.querySelector('dialog')!.append(field);
          field.focus();
        });
        await page.keyboard.press('Enter');
      },
    ],
    'after the buttons below the pointer were swapped': [
      finders,
      async (page) => {
        await page.mouse.move(...(await centerOf(page, 'Only necessary')));
        await page.evaluate(swap);
        await press(page);
      },
    ],
    'after the buttons below a trembling pointer were swapped': [
      finders,
      async (page) => {
        const [x, y] = await centerOf(page, 'Only necessary');
        for (const by of [0, 2, 4]) await page.mouse.move(x + by, y - by);
        await page.evaluate(swap);
        for (const by of [3, 1]) await page.mouse.move(x + by, y + by);
        await press(page);
      },
    ],
    'after the buttons were swapped at the press': [
      attempt(`addEventListener('pointerdown', () => { ${swap} }, true)`),
      async (page) => {
        await page.mouse.move(...(await centerOf(page, 'Only necessary')));
        await press(page);
      },
    ],
    'on a transparent button': [
      attempt(`addEventListener('click', () => {}); setInterval(() => accept().style.opacity = 0.2, 10)`),
      async (page) => {
        await moment(page);
        await button(page, 'Accept all').click();
      },
    ],
    'with an access key that a script has set': [finders, (page) => pressAccessKey(page, 'r')],
    'on a button without colors': [
      attempt(
        `setInterval(() => accept().style.cssText = 'color:#0000;background:none;border-color:#0000', 10)`,
      ),
      async (page) => {
        await moment(page);
        await button(page, 'Accept all').click();
      },
    ],
    'on a button whose text has the fill “transparent”': [
      attempt(`setInterval(() => accept().style.cssText = '-webkit-text-fill-color:#0000', 10)`),
      async (page) => {
        await moment(page);
        await button(page, 'Accept all').click();
      },
    ],
    'on a button whose color has no opacity': [
      attempt(`setInterval(() => accept().style.color = 'oklch(0 0 0 / none)', 10)`),
      async (page) => {
        await moment(page);
        await button(page, 'Accept all').click();
      },
    ],
    'on a button whose color is almost transparent': [
      attempt(`setInterval(() => accept().style.color = 'color(srgb 0 0 0 / 1e-9)', 10)`),
      async (page) => {
        await moment(page);
        await button(page, 'Accept all').click();
      },
    ],
    'on a button that appears when it is pressed': [
      attempt(`addEventListener('pointerdown', () => accept().style.opacity = 1, true);
        setTimeout(() => accept().style.opacity = 0, 500)`),
      async (page) => {
        await moment(page, 700);
        await button(page, 'Accept all').click();
      },
    ],
    'on a button that is spread over the page until it is pressed': [
      attempt(`addEventListener('pointerdown', ({ clientX: x, clientY: y }) =>
          accept().style.cssText = 'position:fixed;z-index:9;width:99px;height:30px;left:'+(x-50)+'px;top:'+(y-9)+'px', true);
        setTimeout(() => accept().style.cssText = 'position:fixed;inset:0;z-index:9', 500)`),
      async (page) => {
        await moment(page, 700);
        await page.mouse.move(600, 30);
        await press(page);
      },
    ],
    'with a key on a button that appears then': [
      attempt(`addEventListener('keydown', () => accept().style.opacity = 1, true);
        setTimeout(() => accept().style.opacity = 0, 500)`),
      async (page) => {
        await moment(page, 700);
        await button(page, 'Accept all').focus();
        await page.keyboard.press('Enter');
      },
    ],
    'after an iframe below the pointer was removed': [
      finders,
      async (page) => {
        const [x, y] = await centerOf(page, 'Accept all');
        await page.mouse.move(5, 5);
        await page.evaluate(() => {
          const frame = document.createElement('iframe');
          frame.srcdoc = 'Next page';
          frame.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;z-index:9';
          document.querySelector('#ccm-widget')!.shadowRoot!.querySelector('dialog')!.append(frame);
        });
        await moment(page);
        await page.mouse.move(x, y, { steps: 20 });
        await page.evaluate(() =>
          document.querySelector('#ccm-widget')!.shadowRoot!.querySelector('iframe')!.remove(),
        );
        await moment(page);
        await press(page);
      },
    ],
    'on a button that is covered, with a key': [
      finders,
      async (page) => {
        await page.evaluate(() => {
          const cover = document.createElement('div');
          cover.style.cssText = 'position:absolute;inset:0;background:#fff';
          document.querySelector('#ccm-widget')!.shadowRoot!.querySelector('dialog')!.append(cover);
        });
        await button(page, 'Accept all').focus();
        await page.keyboard.press('Enter');
      },
    ],
    'on a button that is spread over the page': [
      attempt(`setInterval(() => accept().style.cssText = 'position:fixed;inset:0;z-index:9', 10)`),
      async (page) => {
        await moment(page);
        await page.mouse.click(600, 30);
      },
    ],
    'on a drawing that spreads a button over the page': [
      attempt(`const sheet = new CSSStyleSheet();
        sheet.replaceSync('.primaryButton::before{content:"";position:fixed;left:-3000px;top:-3000px;width:9000px;height:9000px;z-index:9}');
        setTimeout(() => document.querySelector('#ccm-widget').shadowRoot.adoptedStyleSheets.push(sheet), 500)`),
      async (page) => {
        await moment(page, 700);
        const [x, y] = await centerOf(page, 'Only necessary');
        await page.mouse.click(x, y);
      },
    ],
    'of a label that a script has put around the button': [
      attempt(`setTimeout(() => {
        const label = document.createElement('label');
        const place = accept().parentElement;
        label.append(accept());
        label.onclick = () => place.append(label);
        label.click();
      }, 500)`),
      async (page) => {
        await moment(page, 700);
      },
    ],
    'by keys that a script sends': [
      attempt('setTimeout(sendKeys, 500)'),
      async (page) => {
        await moment(page, 700);
      },
    ],
    'by keys that a script sends when the visitor gives up a press': [
      attempt(`addEventListener('pointerup', sendKeys, true)`),
      async (page) => {
        await page.mouse.move(...(await centerOf(page, 'Accept all')));
        await page.mouse.down();
        await page.mouse.move(5, 5);
        await page.mouse.up();
      },
    ],
    'on a button that a script has moved into an iframe': [
      attempt(`const moveButton = () => {
        const frame = document.createElement('iframe');
        frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;opacity:.01';
        const moved = accept();
        CCM.closeWidget();
        document.body.append(frame);
        frame.contentDocument.body.append(moved);
        moved.style.cssText = 'all:revert;position:fixed;left:50px;top:50px;width:200px;height:50px';
      }`),
      async (page) => {
        await page.evaluate('setTimeout(moveButton)');
        await moment(page, 700);
        await page.mouse.click(100, 70);
      },
    ],
    'with an access key that the keyboard reports as a dead key': [
      finders,
      (page) => pressAccessKey(page, 'Dead'),
    ],
  };
  // The order gives the sample one attack on each check.
  for (const [name, [head, attack]] of sample(Object.entries(attacks), 3))
    test(`does not count ${name}`, async () => {
      const page = await open(head);
      await attack(page);
      const entries = await site().entries();
      expect(entries.filter(({ consent }) => consent)).toEqual([]);
      await moment(page);
      expect(await page.evaluate(() => CCM.acceptedEmbeddings.map((e) => e.name))).not.toContain('Counter');
      expect((await site().entries()).filter(({ consent }) => consent)).toEqual([]);
    });

  test(
    'does not count in the preferences or at a placeholder after the focus was moved',
    { tags: 'full' },
    async () => {
      const page = await open(
        `<script>addEventListener('keydown', () => window.target?.focus(), true)</script>`,
        {},
        {},
        '<main><input id="field"><iframe src="/video/1"></iframe></main>',
      );
      const aim = (host: string, name: string) =>
        page.evaluate(
          ([host, name]) => {
            const root = document.querySelector(host)!.shadowRoot!;
            (window as { target?: unknown }).target = [...root.querySelectorAll('button')].find((element) =>
              element.textContent.includes(name),
            );
          },
          [host, name] as const,
        );
      await button(page, 'Settings').click();
      await page.getByRole('checkbox', { name: 'Counter' }).waitFor();
      for (const name of ['Accept all', 'Select all', 'Save selection']) {
        await page.getByRole('heading', { name: 'Privacy settings' }).focus();
        await aim('#ccm-control-panel', name);
        await page.keyboard.press('Enter');
      }
      expect(await page.getByRole('checkbox', { name: 'Counter' }).isChecked()).toBe(false);
      await page.evaluate(() => {
        delete (window as { target?: unknown }).target;
        CCM.closeControlPanel();
        CCM.closeWidget();
      });
      await page.locator('#field').focus();
      await aim('iframe + span', 'Accept');
      await page.keyboard.press('Enter');
      await nothingAccepted(page);
    },
  );

  test('saves only the services whose switches the visitor sees on', async () => {
    const page = await open();
    await button(page, 'Settings').click();
    for (const name of ['Counter', 'Adverts']) await page.getByRole('checkbox', { name }).check();
    await page.evaluate(() => {
      const root = document.querySelector('#ccm-control-panel')!.shadowRoot!;
      const box = (name: string) =>
        [...root.querySelectorAll('.row')].find((row) => row.textContent === name)!.querySelector('input')!;
      box('Counter').checked = false;
      box('Adverts').style.opacity = '0';
      box('Video').checked = true;
    });
    await button(page, 'Save selection').click();
    expect(await site().stored(refusal)).toHaveLength(1);
  });

  const presses: Record<string, [(page: Page) => Promise<void>, options?: object]> = {
    'with a mouse': [(page) => button(page, 'Accept all').click()],
    'with a double click': [(page) => button(page, 'Accept all').dblclick()],
    'with a slow press': [(page) => button(page, 'Accept all').click({ delay: 1500 })],
    'after a fast move from “Reject”': [
      async (page) => {
        const [x, y] = await centerOf(page, 'Only necessary');
        const [toX, toY] = await centerOf(page, 'Accept all');
        await page.mouse.move(x, y);
        await page.mouse.move(toX, toY, { steps: 4 });
        await press(page);
      },
    ],
    'at its edge, right after the pointer has come in': [
      async (page) => {
        const { x, y, width } = (await button(page, 'Accept all').boundingBox())!;
        await page.mouse.move(x + width / 2, y - 40);
        for (let by = -5; by < 4; by++) await page.mouse.move(x + width / 2, y + by);
        await press(page);
      },
    ],
    'with a pointer that has rested where the banner opened': [
      async (page) => {
        const at = await centerOf(page, 'Accept all');
        await page.evaluate(() => CCM.closeWidget());
        await page.mouse.move(...at);
        await page.evaluate(() => CCM.openWidget());
        await moment(page, 1500);
        // WebKit tells only the next event of the pointer what has appeared below it: here the second press counts.
        if (engine === 'webkit') {
          await press(page);
          await moment(page, 1500);
        }
        await press(page);
      },
    ],
    'by a tap': [
      (page) => {
        if (engine === 'firefox') cannot('Firefox’s driver has no touch.');
        return button(page, 'Accept all').tap();
      },
      { hasTouch: true },
    ],
    'with a pen': [
      async (page) => {
        const [x, y] = await centerOf(page, 'Accept all');
        const session = await page.context().newCDPSession(page);
        const pen = { x, y, button: 'left', clickCount: 1, pointerType: 'pen' } as const;
        await session.send('Input.dispatchMouseEvent', { ...pen, type: 'mouseMoved' });
        await session.send('Input.dispatchMouseEvent', { ...pen, type: 'mousePressed' });
        await session.send('Input.dispatchMouseEvent', { ...pen, type: 'mouseReleased' });
      },
    ],
    'with Enter': [
      async (page) => {
        await page.keyboard.press('Tab');
        await button(page, 'Accept all').focus();
        await page.keyboard.press('Enter');
      },
    ],
    'with Space': [
      async (page) => {
        await button(page, 'Accept all').focus();
        await page.keyboard.press('Space');
      },
    ],
    'with Space, held until it repeats': [
      async (page) => {
        await button(page, 'Accept all').focus();
        for (let i = 0; i < 3; i++) await page.keyboard.down('Space');
        await page.keyboard.up('Space');
      },
    ],
    'with Tab and Enter in a hurry': [
      async (page) => {
        const order = ['Tab', 'Tab', 'Tab', 'Tab'];
        for (const key of order) await page.keyboard.press(key);
        await page.keyboard.press('Enter');
      },
    ],
    'without a press, as by assistive technology': [
      async (page) => {
        await button(page, 'Accept all').focus();
        const session = await page.context().newCDPSession(page);
        await session.send('Input.dispatchKeyEvent', { type: 'char', text: '\r' });
      },
    ],
  };
  for (const [name, [act, options]] of sample(Object.entries(presses), 5))
    test(`counts ${name}`, async () => {
      const page = await open(finders, {}, options);
      await act(page);
      expect(await site().stored({ accepted: all })).toHaveLength(1);
    });

  test.each(sample(['top', 'center', 'bottom', 'bottomleft', 'bottomright'], 5))(
    'counts at the position %s',
    async (widgetPosition) => {
      await site().configure({ locales: { ar: {} } });
      for (const widgetBlocking of [true, false])
        for (const options of [
          {},
          { hasTouch: true, viewport: { width: 320, height: 568 } },
          { locale: 'ar' },
        ]) {
          const page = await open(finders, { theme: { widgetPosition, widgetBlocking } }, options);
          await page.locator('.primaryButton').first().click();
          await expect.poll(() => page.evaluate(() => CCM.fullConsentGiven)).toBe(true);
        }
    },
  );

  test('counts at a placeholder that the visitor has just scrolled below the pointer', async () => {
    const page = await open(
      finders,
      {},
      {},
      `<main style="height: 5000px">${'<p>Before the video</p>'.repeat(30)}<iframe src="/video/1"></iframe></main>`,
    );
    await button(page, 'Only necessary').click();
    const [first] = await site().stored(refusal);
    await secondAfter(first!);
    const offer = page.getByRole('button', { name: 'Accept and show – always: Video' });
    const { x, y, width, height } = (await offer.boundingBox())!;
    const to = { x: x + width / 2, y: 300 };
    await page.mouse.move(to.x, to.y);
    await page.mouse.wheel(0, Math.round(y + height / 2 - to.y));
    await page.waitForFunction((y) => scrollY > y - 302, y + height / 2);
    await press(page);
    expect(await site().stored(refusal, { accepted: ['Session', 'Video'] })).toHaveLength(2);
  });

  test(
    'does not count after a broken message to the widget, and one that breaks nothing',
    { tags: 'full' },
    async () => {
      const page = await open();
      await page.evaluate(() => {
        for (const detail of [null, undefined, 1, 'text', {}, []])
          dispatchEvent(new CustomEvent('placet', { detail }));
      });
      expect(await page.evaluate(() => [CCM.consent, CCM.consentRequired, CCM.acceptedCookies])).toEqual([
        false,
        true,
        [],
      ]);
      await button(page, 'Only necessary').click();
      await settled(page);
      const [first] = await site().stored(refusal);
      await secondAfter(first!);
      await page.evaluate(() => CCM.openWidget());
      await dialog(page).waitFor();
      await button(page, 'Accept all').click();
      await site().stored(refusal, { accepted: all });
    },
  );
});
