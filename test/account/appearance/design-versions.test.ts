import { expect, test } from 'vitest';
import { deleteOldDesigns, listDesigns } from '../../../src/db/domains/designs.ts';
import { designs } from '../../../src/db/schema.ts';
import { now } from '../../../src/env.ts';
import { bulk, operatorVisit } from '../../operator/operator-visit.ts';
import { hosting } from '../../support/call.ts';
import { db } from '../../support/db.ts';
import { BCRYPT, makeDomain, shownTo } from '../../support/make.ts';
import { loggedIn, loggedInAs } from '../../support/visit.ts';

async function withDomain() {
  const { client, visit } = await loggedIn();
  const made = await makeDomain('www.mysite.xyz', client);
  const path = `/account/domains/${made.domain.id}/activity/versions`;
  const [theme] = (await hosting('GET', `${made.P}/theme`)).body;
  const put = (id: string, values: object) => hosting('PUT', `${made.P}/theme/${id}`, values);
  /** The designs on the page, newest first: address, name, state and maker. */
  const designs = async (its = visit) =>
    [
      ...(await its.get(path)).text.matchAll(
        /<a href="([^"]*\/design\/[^"]*)">([^<]*)<\/a><small class="hint">(.*?)<\/small>/gs,
      ),
    ].map(([, address, name, state]) => ({ address: address!, name: name!, state: state! }));
  return { ...made, client, visit, path, theme, put, designs };
}

const GREEN = '#00ff11';
const RED = '#ff1100';

test('each visible change of the design is a version with from, to and who, and the notice stays', async () => {
  const made = await withDomain();
  const { designs, theme, put, visit, client, domain } = made;
  const notice = await shownTo(made);
  expect(await designs()).toMatchObject([{ name: 'Default' }]);
  await put(theme.id, { name: 'Default', windowBackgroundColor: GREEN });
  await put(theme.id, { name: 'Renamed' });
  const { visit: editor } = await loggedInAs(client, 'editor', { name: 'Erna Editor' });
  const page = `/account/domains/${domain.id}/appearance/${theme.id}`;
  await editor.get(page);
  await put(theme.id, { name: 'Renamed', windowBackgroundColor: GREEN, widgetPosition: 'bottom' });
  expect(await shownTo(made)).toEqual(notice);

  const list = await designs();
  expect(list).toHaveLength(3);
  expect(list.map(({ state }) => state.includes('<b>Current</b>'))).toEqual([true, false, false]);
  expect(list[0]!.state).toMatch(/Shown since .* · Operator$/);
  for (const { state } of list.slice(1)) expect(state).toMatch(/^Shown from .* to .* · Operator$/);
  const drawn = await Promise.all(
    list.map(async ({ address }) => (await visit.get(`${address}/preview`)).text),
  );
  expect(drawn.map((text) => text.includes(GREEN))).toEqual([true, true, false]);
  expect(drawn.map((text) => /"?widgetPosition"?:\s*"bottom"|bottom/.test(text))[0]).toBe(true);
  const shown = await visit.get(list[1]!.address);
  expect(shown.text).toContain(`src="${list[1]!.address}/preview"`);
  expect(shown.headers.get('Content-Security-Policy')).toContain(`${list[1]!.address}/preview`);
  expect((await visit.get(`${made.path}/design/17`)).status).toBe(404);
  expect((await visit.get(`${made.path}/design/17/preview`)).status).toBe(404);
});

test('another theme that is activated, copied or removed is the design from then on', async () => {
  const { designs, theme, put, visit, P } = await withDomain();
  const { body: winter } = await hosting('POST', `${P}/theme`, {
    name: 'Winter',
    windowBackgroundColor: RED,
  });
  expect(await designs()).toHaveLength(1);
  await put(winter.id, { name: 'Winter', default: true });
  await put(theme.id, { name: 'Default', windowBackgroundColor: GREEN });
  await put(theme.id, { name: 'Default', default: true });
  await hosting('DELETE', `${P}/theme/${winter.id}`);
  const list = await designs();
  expect(list.map(({ name }) => name)).toEqual(['Default', 'Winter', 'Default']);
  const drawn = await Promise.all(
    list.map(async ({ address }) => (await visit.get(`${address}/preview`)).text),
  );
  expect(drawn.map((text) => [GREEN, RED].filter((color) => text.includes(color)))).toEqual([
    [GREEN],
    [RED],
    [],
  ]);
});

test('a logo is not drawn, and a picture alone makes no version', async () => {
  const { designs, theme, put, visit, P } = await withDomain();
  const logoImage = `iVBORw0KGgo${'A'.repeat(4000 - 11)}`;
  await put(theme.id, { name: 'Default', logoEnabled: true, logoImage });
  await put(theme.id, { name: 'Default', logoImage: null });
  const list = await designs();
  expect(list).toHaveLength(2);
  for (const { address } of list) {
    const { text, status } = await visit.get(`${address}/preview`);
    expect([status, text.includes('iVBORw0KGgo')]).toEqual([200, false]);
  }
  expect((await hosting('GET', `${P}/theme/${theme.id}`)).body.logoImage).toBeNull();
});

test('a copied configuration and an import make a version each, and those of others are not shown', async () => {
  const { designs, theme, put, path, domain, client } = await withDomain();
  const other = await withDomain();
  await put(theme.id, { name: 'Default', windowBackgroundColor: GREEN });
  const source = await makeDomain('source.example', client);
  const its = await operatorVisit();
  await bulk(its, 'copy', [domain.id], { from: source.domain.id });
  expect(await designs()).toHaveLength(3);
  const { body: document } = await hosting('GET', `${client.path}/export`);
  // The password hashes of tests are too cheap for an import.
  document.client.passwordHash = BCRYPT;
  for (const { themes } of document.domains) themes[0].windowBackgroundColor = RED;
  expect((await hosting('POST', '/import?replace=true', document)).status).toBe(201);
  const [newest, ...earlier] = await listDesigns(db, domain.id);
  expect(newest).toMatchObject({ by: 'import', settings: { windowBackgroundColor: RED } });
  expect(earlier).toHaveLength(3);
  const address = `${path}/design/${newest!.id}`;
  expect((await other.visit.get(address)).status).toBe(404);
  expect((await other.visit.get(`${address}/preview`)).status).toBe(404);
});

test('the newest 200 designs are kept, those replaced 395 days ago are deleted, and all with the domain', async () => {
  const { theme, put, domain, P } = await withDomain();
  const DAY = 86_400;
  const [shown] = await listDesigns(db, domain.id);
  const old = Array.from({ length: 210 }, (_, i) => ({ ...shown!, id: shown!.id - (i + 1) * DAY * 1e6 }));
  for (const row of old) await db.insert(designs).values(row);
  await deleteOldDesigns(db, now());
  expect(await db.$count(designs)).toBe(200);
  // Those that were replaced up to 195 days ago will still be there in 199 days and a half.
  await deleteOldDesigns(db, now() + 199.5 * DAY);
  expect(await db.$count(designs)).toBe(1 + 196);
  await deleteOldDesigns(db, now() + 400 * DAY);
  expect((await listDesigns(db, domain.id)).map(({ id }) => id)).toEqual([shown!.id]);
  await put(theme.id, { name: 'Default', windowBackgroundColor: GREEN });
  await db
    .insert(designs)
    .values(Array.from({ length: 9 }, (_, i) => ({ ...shown!, id: shown!.id - i - 1 })));
  expect(await db.$count(designs)).toBe(11);
  expect((await hosting('DELETE', P)).status).toBe(204);
  expect(await db.$count(designs)).toBe(0);
});

test('the page says how long versions are kept, and editors do not learn who made them', async () => {
  const { designs, path, client, theme, put, visit } = await withDomain();
  await put(theme.id, { name: 'Default', windowBackgroundColor: GREEN });
  const { visit: viewer } = await loggedInAs(client, 'viewer');
  expect((await designs(viewer)).every(({ state }) => state.endsWith('Operator'))).toBe(true);
  const { text } = await visit.get(path);
  expect(text).toContain('deleted 30 days after they were replaced');
  expect(text).toContain('for 395 days');
});

test('the page lists eight designs, older ones on pages of their own', async () => {
  const { theme, put, visit, path, designs } = await withDomain();
  for (let i = 0; i < 9; i++) await put(theme.id, { name: 'Default', windowBackgroundColor: `#00000${i}` });
  expect(await designs()).toHaveLength(8);
  const older = await visit.get(`${path}?designs=1`);
  expect(older.text.match(/\/design\//g)).toHaveLength(2);
  expect(older.text).toContain(`<a href="${path}">Banner versions</a>`);
  expect((await visit.get(`${path}?designs=x`)).status).toBe(400);
});
