import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sample } from '../support/sample.ts';
import { inBrowser } from './support/browser.ts';
import { button } from './support/widget.ts';

/** What code of the page can do to the rows of the open preferences. */
type Attack = (row: (name: string) => HTMLElement) => void;

/** Attacks after the visitor has switched on “Adverts”, after which it is not stored: nothing says that it is on. */
const misleading: Record<string, Attack> = {
  'swaps the texts of two labels': (row) => {
    const [one, other] = ['Adverts', 'Counter'].map((name) => row(name).querySelector('label')!);
    [one!.textContent, other!.textContent] = [other!.textContent, one!.textContent];
  },
  'swaps two labels': (row) => {
    const [one, other] = ['Adverts', 'Counter'].map((name) => row(name).firstElementChild!);
    const place = other!.nextSibling;
    one!.before(other!);
    place!.before(one!);
  },
  'swaps two switches': (row) => {
    const [one, other] = ['Adverts', 'Counter'].map((name) => row(name).querySelector('input')!);
    const line = other!.parentElement!;
    one!.before(other!);
    line.append(one!);
  },
  'takes the label away': (row) => row('Adverts').querySelector('label')!.remove(),
  'hides the name': (row) => (row('Adverts').style.color = 'transparent'),
  'hides the row behind a copy that is off': (row) => {
    const copy = row('Adverts').cloneNode(true) as HTMLElement;
    copy.querySelector('input')!.checked = false;
    row('Adverts').after(copy);
    row('Adverts').style.opacity = '0';
  },
  'switches it off by a click': (row) => row('Adverts').querySelector('input')!.click(),
};

/** Attacks on other rows, or what a browser does with a page: “Adverts” is stored, and nothing else. */
const harmless: Record<string, Attack> = {
  'moves the row with its label': (row) => row('Counter').before(row('Adverts')),
  'switches the purpose': (row) => row('Ads').querySelector('input')!.click(),
  'switches another one on': (row) => row('Counter').querySelector('input')!.click(),
  'sets another one': (row) => (row('Counter').querySelector('input')!.checked = true),
  'switches another one on by its label': (row) => row('Counter').querySelector('label')!.click(),
  'fires the events of a switch': (row) => {
    const box = row('Counter').querySelector('input')!;
    box.checked = true;
    for (const type of ['input', 'change', 'click']) box.dispatchEvent(new Event(type, { bubbles: true }));
  },
  'adds a row': (row) => {
    const made = row('Counter').cloneNode(true) as HTMLElement;
    made.querySelector('input')!.checked = true;
    row('Adverts').after(made);
  },
  'doubles the row': (row) => row('Adverts').after(row('Adverts').cloneNode(true)),
  'translates the label': (row) =>
    (row('Adverts').querySelector('label')!.innerHTML = '<font>Werbung</font>'),
};

inBrowser('the preferences save what visitors see switched on, although', (site, _visit, open) => {
  async function save(attack: Attack) {
    const page: Page = await open();
    await button(page, 'Settings').click();
    await page.getByRole('checkbox', { name: 'Adverts', exact: true }).check();
    await page.evaluate(`(${String(attack)})((name) =>
      [...document.querySelector('#ccm-control-panel').shadowRoot.querySelectorAll('.row')].find(
        (row) => row.querySelector('label')?.textContent === name))`);
    await button(page, 'Save selection').click();
  }

  for (const [name, attack] of sample(Object.entries(misleading), 4))
    test(`the page ${name}`, async () => {
      await save(attack);
      expect(await site().stored({ consent: false, accepted: ['Session'] })).toHaveLength(1);
    });

  for (const [name, attack] of sample(Object.entries(harmless), 5))
    test(`the page ${name}`, async () => {
      await save(attack);
      expect(await site().stored({ accepted: ['Session', 'Adverts'] })).toHaveLength(1);
    });

  test('a service has a short name', async () => {
    const page = await open({}, { services: { X: { purpose: '6cd2721' } } });
    await button(page, 'Settings').click();
    await page.getByRole('checkbox', { name: 'X', exact: true }).check();
    await button(page, 'Save selection').click();
    expect(await site().stored({ accepted: ['Session', 'X'] })).toHaveLength(1);
  });
});
