import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { contrast } from '../../../src/lib/color-contrast.ts';
import { presetNames, presets } from '../../../src/resources/theme-colors.ts';
import { call, hosting } from '../../support/call.ts';
import { makeDomain, makeEmbedding } from '../../support/make.ts';
import { redirectTarget, loggedIn } from '../../support/visit.ts';

const PNG = 'iVBORw0KGgo=';
const FEATURES = { canUseOwnLogo: true, canUseIndCSS: true };

type Fields = Record<string, string | string[] | Blob | undefined>;

async function setUp(features: object = FEATURES) {
  const { client, visit } = await loggedIn({ features });
  const made = await makeDomain('www.mysite.xyz', client);
  const list = `/account/domains/${made.domain.id}/appearance`;
  const themes = async () => (await hosting('GET', `${made.P}/theme`)).body;
  const [{ id }] = await themes();
  const path = `${list}/${id}`;
  /** The form of the theme's page as a browser would send it, with changes. */
  async function form(changes: Fields = {}) {
    const { text } = await visit.get(path);
    const fields: Record<string, string[]> = {};
    const add = (name: string, value: string) => (fields[name] ??= []).push(value);
    for (const [tag] of text.slice(text.indexOf('class="theme"')).matchAll(/<input[^>]*>/g)) {
      const name = / name="([\w-]+)"/.exec(tag)![1]!;
      const ticks = /type="(checkbox|radio)"/.test(tag);
      if (!tag.includes('type="file"') && (!ticks || / checked=/.test(tag)))
        add(name, / value="([^"]*)"/.exec(tag)?.[1] ?? 'on');
    }
    for (const [, name, options] of text.matchAll(/<select[^>]* name="(\w+)"[^>]*>(.*?)<\/select>/gs))
      add(name!, /<option value="(\w*)" selected/.exec(options!)![1]!);
    for (const [, name, lines] of text.matchAll(/<textarea[^>]* name="(\w+)"[^>]*>\n?(.*?)<\/textarea>/gs))
      add(name!, lines!);
    return { ...fields, token: visit.token(), ...changes };
  }
  /** Sends it as a form with files is sent. */
  async function send(to: string, fields: Fields, its = visit) {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields))
      for (const one of Array.isArray(value) ? value : value === undefined ? [] : [value])
        data.append(name, one as string);
    const { headers, body } = new Request('https://form.example', { method: 'POST', body: data });
    const bytes = new Uint8Array(await new Response(body).arrayBuffer());
    return its.send('POST', to, { body: bytes, headers: { 'Content-Type': headers.get('Content-Type')! } });
  }
  return { ...made, visit, list, themes, id, path, form, send };
}

const file = (base64: string) => new Blob([Buffer.from(base64, 'base64')]);

test('themes can be added, copied, activated and removed', async () => {
  const { visit, list, themes, id } = await setUp();
  const added = redirectTarget(await visit.post(`${list}/add`, { name: 'Winter <b>' }))!;
  expect(added).toMatch(`${list}/`);
  expect((await visit.get(added)).text).toContain('value="Winter &lt;b&gt;"');
  expect(redirectTarget(await visit.post(`${added}/copy`))).toBe(list);
  expect(redirectTarget(await visit.post(`${added}/show`))).toBe(list);
  expect(
    (await themes()).map((theme: { name: string; default: boolean }) => [theme.name, theme.default]),
  ).toEqual([
    ['Default', false],
    ['Winter <b>', true],
    ['Copy of Winter <b>', false],
  ]);
  const page = await visit.get(list);
  expect(page.text).toContain('The theme “Winter &lt;b&gt;” is now active.');
  expect(page.text.match(/>Active</g)).toHaveLength(1);
  expect(redirectTarget(await visit.post(`${added}/remove`))).toBe(list);
  expect(redirectTarget(await visit.post(`${list}/${id}/remove`))).toBe(list);
  expect((await themes()).map(({ name }: { name: string }) => name)).toEqual(['Copy of Winter <b>']);
  expect((await visit.get(list)).text).toContain('>Active<');
  expect((await visit.get(added)).status).toBe(404);
  expect((await visit.post(`${list}/add`, { name: '' })).status).toBe(400);
});

test('a copy of a theme with the longest name has a valid name', async () => {
  const { visit, list, themes } = await setUp();
  const added = redirectTarget(await visit.post(`${list}/add`, { name: `${'x'.repeat(246)}😀` }))!;
  await visit.post(`${added}/copy`);
  await visit.post(`${added}/copy`);
  for (const { name } of await themes()) {
    expect(name.length).toBeLessThanOrEqual(255);
    expect(redirectTarget(await visit.post(`${list}/add`, { name }))).toMatch(list);
  }
});

test('saving a theme without changes changes nothing, images included', async () => {
  const { P, themes, id, path, form, send } = await setUp();
  const own = {
    logoImage: PNG,
    widgetButtons: ['cpanel', 'accept'],
    customCss: 'a{}\nb{}',
    widgetPosition: 'top',
  };
  await hosting('PUT', `${P}/theme/${id}`, { name: 'Default', ...own });
  const before = await themes();
  expect(before[0]).toMatchObject(own);
  expect(redirectTarget(await send(`${path}/save`, await form()))).toBe(path);
  expect(await themes()).toEqual(before);
});

test('a saved theme is delivered immediately: colors, button order, images', async () => {
  const { domain, embedKey, themes, path, form, send } = await setUp();
  const script = async () => (await call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}`)).text;
  expect(await script()).not.toContain('#123456');
  const changes = {
    name: 'Renamed',
    windowForegroundColor: '#123456',
    widgetButtons: ['decline', 'decline', ''],
    widgetBlocking: undefined,
    logoEnabled: 'on',
    logoImage: file(PNG),
  };
  expect(redirectTarget(await send(`${path}/save`, await form(changes)))).toBe(path);
  expect((await themes())[0]).toMatchObject({
    ...changes,
    widgetButtons: ['decline'],
    widgetBlocking: false,
    logoEnabled: true,
    logoImage: PNG,
  });
  const delivered = await script();
  expect(delivered).toContain('#123456');
  expect(delivered).toContain(PNG);
  await send(`${path}/save`, await form({ 'logoImage-remove': 'on' }));
  expect((await themes())[0].logoImage).toBe(null);
});

test('invalid values get a message at their field, stay in the form and are not saved', async () => {
  const { themes, path, form, send } = await setUp();
  const before = await themes();
  const changes = {
    name: '',
    logoImage: file(btoa('<svg>')),
    customCss: '</textarea><b>',
    windowLinkColor: 'red',
  };
  const answer = await send(`${path}/save`, await form(changes));
  expect(answer.status).toBe(422);
  for (const told of ['Enter 1 to 255 characters.', 'Choose a PNG or JPEG file of up to 512 KiB.'])
    expect(answer.text).toContain(told);
  expect(answer.text).toContain('id="windowLinkColor-error"');
  expect(answer.text).toContain('&lt;/textarea&gt;&lt;b&gt;</textarea>');
  expect(answer.text).toContain(`action="${path}/save"`);
  expect(answer.headers.get('Content-Security-Policy')).toContain(
    `; frame-src https://placet.example${path}/preview`,
  );
  expect(await themes()).toEqual(before);
  const large = file(PNG.replace('=', 'A') + 'A'.repeat(96 * 1024));
  expect((await send(`${path}/save`, await form({ settingsIconImage: large }))).status).toBe(422);
  const broken = { body: '--x', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } };
  expect((await (await setUp()).visit.send('POST', `${path}/save`, broken)).status).toBe(404);
});

test('colors with low contrast get a warning', async () => {
  const { visit, path, form, send } = await setUp();
  expect((await visit.get(path)).text).not.toContain('Some text is hard to read');
  // On white, these greys have a contrast of 4.54 and 4.48, just above and below the limit.
  for (const [color, told] of [
    ['#767676', false],
    ['#777777', true],
  ] as const) {
    await send(`${path}/save`, await form({ windowLinkColor: color }));
    const { text } = await visit.get(path);
    expect(text.includes('Some text is hard to read')).toBe(told);
    expect(text).toContain('Contrast of links and background: <b>4.');
  }
});

test('the preview shows unsaved values without the code of services, and only in our own frame', async () => {
  const { P, embedKey, visit, themes, path, form, send } = await setUp();
  await makeEmbedding(P, { name: 'Piwik', scriptHtmlCode: '<script>steal()</script>' });
  const before = await themes();
  const entered = await form({
    windowForegroundColor: '#123456',
    logoEnabled: 'on',
    logoImage: file(PNG),
    name: '',
  });
  const answers = [await visit.get(`${path}/preview`), await send(`${path}/preview`, entered)];
  for (const { status, headers, text } of answers) {
    expect(status).toBe(200);
    const nonce = / nonce="(\w{32})"/.exec(text)![1]!;
    expect(headers.get('Content-Security-Policy')).toBe(
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src data:; connect-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-scripts`,
    );
    expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(text).toContain('Piwik');
    expect(text).not.toContain('steal()');
    expect(text).not.toContain(visit.token());
    for (const secret of [embedKey, 'https://placet.example']) expect(text).not.toContain(secret);
  }
  expect(answers[0]!.text).not.toContain('#123456');
  expect(answers[1]!.text).toContain('#123456');
  expect(answers[1]!.text).toContain(PNG);
  expect(await themes()).toEqual(before);
  const faulty = await send(`${path}/preview`, await form({ windowForegroundColor: '}*{' }));
  expect([faulty.status, faulty.headers.get('X-Frame-Options')]).toEqual([422, 'SAMEORIGIN']);
  expect(faulty.text).not.toContain('<script');
});

test('a preset sets all colors, and the other colors follow a changed base color unless they were set individually', async () => {
  const { themes, path, form, send } = await setUp();
  const page = async () => (await send(`${path}/save`, await form())).status;
  expect(await page()).toBe(303);
  await send(`${path}/save`, await form({ preset: 'night' }));
  expect((await themes())[0]).toMatchObject({ ...presets.night });
  await send(`${path}/save`, await form({ preset: '', windowLinkColor: '#ffeeaa' }));
  await send(`${path}/save`, await form({ preset: '', primaryButtonBackgroundColor: '#ffcc00' }));
  expect((await themes())[0]).toMatchObject({
    primaryButtonForegroundColor: '#000000',
    declineButtonBackgroundColor: '#ffcc00',
    windowLinkColor: '#ffeeaa',
    windowBackgroundColor: presets.night.windowBackgroundColor,
  });
});

test.each(presetNames)('the texts of the preset %s can be read', (name) => {
  const colors = presets[name];
  for (const part of [
    'primaryButton',
    'declineButton',
    'button',
    'window',
    'iframeBlocker',
    'iframeBlockerButton',
  ] as const)
    expect(
      contrast(colors[`${part}ForegroundColor`], colors[`${part}BackgroundColor`]),
      part,
    ).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colors.windowLinkColor, colors.windowBackgroundColor)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colors.buttonBorderColor, colors.windowBackgroundColor)).toBeGreaterThanOrEqual(3);
});

test('many themes cost visitors, the list and the preview no more than one', async () => {
  const { domain, embedKey, visit, list, path, form, send } = await setUp();
  const logo = Buffer.concat([Buffer.from(PNG, 'base64'), Buffer.alloc(100_000)]).toString('base64');
  await send(`${path}/save`, await form({ logoEnabled: 'on', logoImage: file(logo) }));
  for (let i = 0; i < 9; i++) await visit.post(`${path}/copy`);
  const copies = (await visit.get(list)).text.match(/copy of default/gi);
  expect(copies!.length).toBeGreaterThanOrEqual(9);
  const measure = transfer();
  const bytes = {
    script: await measure((env) => call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}`, { env })),
    list: await measure((env) => visit.get(list, { env })),
    preview: await measure((env) => visit.get(`${path}/preview`, { env })),
  };
  for (const [what, size] of Object.entries(bytes))
    expect([what, size]).toEqual([what, expect.toSatisfy((size: number) => size < 400_000)]);
  const { text } = await visit.get(`${path}/preview`);
  expect(text.includes(logo), 'the preview requests nothing, so it contains the whole image').toBe(true);
});

/** How many bytes D1 answers with. */
function transfer() {
  type Inner = D1PreparedStatement & { inner: D1PreparedStatement };
  let bytes = 0;
  const count = <T extends D1Result>(result: T) => {
    bytes += JSON.stringify(result.results).length;
    return result;
  };
  const wrap = (inner: D1PreparedStatement): Inner => {
    const all = async () => count(await inner.all());
    const raw = async () => (await all()).results.map((row) => Object.values(row as object));
    return {
      inner,
      bind: (...values: unknown[]) => wrap(inner.bind(...values)),
      all,
      run: all,
      raw,
    } as never;
  };
  const DB = {
    prepare: (query: string) => wrap(env.DB.prepare(query)),
    batch: async (statements: Inner[]) =>
      (await env.DB.batch(statements.map(({ inner }) => inner))).map(count),
  } as unknown as D1Database;
  return async (run: (env: { DB: D1Database }) => Promise<unknown>) => {
    bytes = 0;
    await run({ DB });
    return bytes;
  };
}

test('the form and the preview have only features of the client’s plan', async () => {
  const { path, visit, form, send } = await setUp({});
  const page = (await visit.get(path)).text;
  expect(page).toContain('id="settingsIconTarget"');
  for (const name of ['logoImage', 'settingsIconImage', 'customCss', 'whitelabel'])
    expect(page, name).not.toContain(`id="${name}"`);
  const entered = await form({ customCss: 'p{rotate:1deg}', logoEnabled: 'on', logoImage: file(PNG) });
  const { text } = await send(`${path}/preview`, entered);
  expect(text).not.toContain('rotate:1deg');
  expect(text).not.toContain(PNG);
});

test('custom CSS cannot break out of its script', async () => {
  const { path, form, send } = await setUp();
  const { text } = await send(
    `${path}/preview`,
    await form({ customCss: '</script><script>alert(1)//\u2028' }),
  );
  expect(text).not.toContain('<script>');
});

test('other clients cannot see or preview a theme', async () => {
  const { list, path, visit, form, send } = await setUp();
  const entered = await form();
  const other = await setUp();
  const elsewhere = path.replace(list, other.list);
  for (const end of ['', '/preview']) {
    expect(redirectTarget(await call('GET', path + end))).toMatch('/account/login');
    expect((await other.visit.get(path + end)).status).toBe(404);
    expect((await other.visit.get(elsewhere + end)).status).toBe(404);
  }
  const forms = ['save', 'show', 'copy', 'remove', 'preview'];
  const token = other.visit.token();
  for (const action of forms) {
    const refused = [
      await send(`${path}/${action}`, { ...entered, token }, other.visit),
      await send(`${elsewhere}/${action}`, { ...entered, token }, other.visit),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404]);
    for (const { headers } of refused) expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect((await send(`${path}/${action}`, { ...entered, token })).status).toBe(403);
    const cross = { headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' } };
    expect((await visit.post(`${path}/${action}`, {}, cross)).status).toBe(403);
    expect(
      redirectTarget(
        await call('POST', `${path}/${action}`, { headers: { 'Sec-Fetch-Site': 'same-origin' } }),
      ),
    ).toMatch('/account/login');
  }
});
