import { expect, test } from 'vitest';
import { inBrowser } from '../support/browser.ts';
import { button, ran, settled } from '../support/widget.ts';

const strictDynamic = "script-src 'nonce-abc' 'strict-dynamic' https:";

/** Code of a service that says that it has run. */
const code = (name: string) => `/* advertsQueue */ window.ran = [...(window.ran ?? []), '${name}']`;

/** Scripts of the HTML, with the nonce or without. */
const scripts = (nonce: string) => `
  <script ${nonce} src="/adverts.js"></script>
  <script ${nonce}>${code('inline')}</script>
  <script ${nonce} type="module">${code('module')}</script>
  <script ${nonce} type="text/x-ccm-loader" data-ccm-loader-group="adverts" data-ccm-loader-src="/kept.js"></script>
  <script ${nonce} type="text/x-ccm-loader" data-ccm-loader-group="adverts">${code('kept')}</script>
  <svg><script ${nonce} href="/adverts.js?svg"></script></svg>
  <div><template shadowrootmode="open"><script ${nonce}>${code('shadow')}</script></template></div>`;

/** A running script that writes or sets HTML. */
const writing = `<script nonce="abc">{
  const marker = '/adv' + 'erts.js';
  document.write('<script src="' + marker + '?written"></' + 'script>');
  document.body.appendChild(document.createElement('p')).innerHTML =
    '<script type="text/x-ccm-loader" data-ccm-loader-src="' + marker + '?inner"></' + 'script>';
}</script>`;

/** A running script that adds scripts by methods. */
const adding = `<script nonce="abc">{
  const add = (more) => document.body.append(Object.assign(document.createElement('script'), more));
  add({ src: '/adv' + 'erts.js' });
  add({ text: "/* adv" + "ertsQueue */ window.ran = [...(window.ran ?? []), 'added']" });
  const empty = document.body.appendChild(document.createElement('script'));
  empty.text = "/* adv" + "ertsQueue */ window.ran = [...(window.ran ?? []), 'filled']";
  document.body.append(document.createRange().createContextualFragment(
    "<script>/* adv" + "ertsQueue */ window.ran = [...(window.ran ?? []), 'fragment']</" + "script>"));
}</script>`;

inBrowser('where the snippet carries a nonce', (site, visit) => {
  async function accepted(page: Parameters<ReturnType<typeof site>['setPage']>[0]) {
    site().setPage({ csp: strictDynamic, ...page });
    const opened = await (await visit()).newPage();
    await opened.goto(site().pageUrl);
    await button(opened, 'Accept all').click();
    await settled(opened);
    await expect.poll(() => ran(opened)).toContain('counter');
    await opened.waitForLoadState('networkidle');
    return opened;
  }

  test('scripts of the HTML with another nonce or none stay blocked after a consent, and `CCM.debug()` names them', async () => {
    const page = await accepted({ body: scripts('') + scripts('nonce="other"') + writing });
    expect(await ran(page)).toEqual(['counter']);
    const { blocked } = await page.evaluate(() => CCM.debug());
    expect(blocked.map(({ rule }) => rule)).toEqual(Array.from({ length: 16 }, () => 'nonce'));
    expect(new Set(blocked.map(({ service }) => service))).toEqual(new Set(['adverts']));
  });

  test('those with the same nonce are released', async () => {
    const page = await accepted({ body: scripts('nonce="abc"') });
    const names = ['adverts.js', 'adverts.js', 'counter', 'inline', 'kept', 'kept.js', 'module', 'shadow'];
    await expect.poll(async () => (await ran(page)).toSorted()).toEqual(names);
  });

  test('those that a running script adds by methods need none', async () => {
    const page = await accepted({ body: adding });
    const names = ['added', 'adverts.js', 'counter', 'filled', 'fragment'];
    await expect.poll(async () => (await ran(page)).toSorted()).toEqual(names);
    expect((await page.evaluate(() => CCM.debug())).blocked).toEqual([]);
  });

  test('those that wait in a template need the nonce, although a running script adds them', async () => {
    const inTemplate = `<template>${scripts('')}</template><script nonce="abc">
      document.body.append(document.querySelector('template').content.cloneNode(true))</script>`;
    const page = await accepted({ body: inTemplate });
    const names = await ran(page);
    expect(names.filter((name) => name.startsWith('kept'))).toEqual([]);
  });

  test('those that browsers never run, because they were parsed from a string, are not run either', async () => {
    const parsed = `<main></main><script nonce="abc">{
      const html = '<script src="/adv' + 'erts.js"></' + 'script><script>/* adv' + 'ertsQueue */ window.ran = [...(window.ran ?? []), "parsed"]</' + 'script>';
      const main = document.querySelector('main');
      const template = document.createElement('template');
      template.innerHTML = html;
      main.append(template.content.cloneNode(true));
      main.append(document.importNode(template.content, true));
      main.append(...new DOMParser().parseFromString('<body>' + html, 'text/html').body.childNodes);
      if (Document.parseHTMLUnsafe) main.append(...Document.parseHTMLUnsafe('<body>' + html).body.childNodes);
      main.append(template.content);
    }</script>`;
    const page = await accepted({ body: parsed });
    expect(await ran(page)).toEqual(['counter']);
    const { blocked } = await page.evaluate(() => CCM.debug());
    expect(new Set(blocked.map(({ rule }) => rule))).toEqual(new Set(['nonce']));
  });

  test('content named like the property that has the running script takes the nonce from no snippet', async () => {
    const page = await accepted({ body: `<img name="currentScript">${scripts('')}`, last: true });
    expect(await ran(page)).toEqual(['counter']);
  });

  test('without a policy, scripts without a nonce are released', async () => {
    const page = await accepted({ csp: '', body: `<script src="/adverts.js"></script>` });
    await expect.poll(async () => (await ran(page)).toSorted()).toEqual(['adverts.js', 'counter']);
  });
});
