import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { domains, embeddings, formerParts } from '../../src/db/schema.ts';
import { presetById } from '../../src/presets/index.ts';
import { searchPresets } from '../../src/presets/search-presets.ts';
import { entriesOf } from '../db/activity/entries.ts';
import { hosting } from '../support/call.ts';
import { db } from '../support/db.ts';
import { formOn } from '../support/form.ts';
import { makeClient, makeDomain, makeEmbedding } from '../support/make.ts';
import { loggedIn, redirectTarget } from '../support/visit.ts';
import { bulk, bulkForm, operatorVisit } from './operator-visit.ts';

const BULK = '/operator/domains/bulk';
const UNDO = `${BULK}/undo`;
const preset = searchPresets('youtube')[0]!;
const service = String(preset.id);

const servicesOf = async (domainId: string) =>
  (await db.select().from(embeddings).where(eq(embeddings.domainId, domainId)).orderBy(embeddings.seq)).map(
    ({ name, active }) => [name, active],
  );
const idsOf = (...made: { domain: { id: string } }[]) => made.map(({ domain }) => domain.id);
const lineOf = (text: string, name: string) =>
  new RegExp(`<strong>${name}</strong> \\([^)]+\\): ([^<]+)<`).exec(text)?.[1];

describe('one service of the catalogue', () => {
  test('is found, added to some domains and enabled on others, after a page that says it website by website', async () => {
    const its = await operatorVisit();
    const [none, off, on] = [
      await makeDomain('none.example'),
      await makeDomain('off.example'),
      await makeDomain('on.example'),
    ];
    for (const [{ P }, active] of [
      [off, false],
      [on, true],
    ] as const)
      await hosting('POST', `${P}/onboarding/presets`, [{ id: preset.id, active }]);
    const ids = idsOf(none, off, on);
    const choose = await its.get(
      `${BULK}?action=addService&name=youtube&${ids.map((id) => `id=${id}`).join('&')}`,
    );
    expect(choose.text).toContain('Add a service to 3 domains');
    expect(choose.text).toContain(`name="service" value="${service}" checked`);
    const { text, fields } = await bulkForm(its, 'addService', ids, { service });
    expect(text).toContain(`Add ${preset.name} to 3 domains?`);
    expect(lineOf(text, 'none.example')).toBe('the service will be added.');
    expect(lineOf(text, 'off.example')).toBe('the service is in the list, but disabled. It will be enabled.');
    expect(lineOf(text, 'on.example')).toBe('the service is already enabled.');
    expect(text).toContain('Nothing to do for 1 domain');
    expect(fields['id']).toHaveLength(2);
    const done = (await its.post(BULK, fields)).text;
    expect(lineOf(done, 'none.example')).toBe('service added.');
    expect(lineOf(done, 'off.example')).toBe('service enabled.');
    for (const id of ids) expect(await servicesOf(id)).toEqual([[preset.name, true]]);

    const disabling = await bulk(its, 'disableService', ids, { service });
    expect(disabling.text).toContain(`${preset.name} was disabled for 3 domains.`);
    for (const id of ids) expect(await servicesOf(id)).toEqual([[preset.name, false]]);
    const again = await its.get(`${BULK}?action=disableService&service=${service}&id=${ids[0]}`);
    expect(lineOf(again.text, 'none.example')).toBe('the service is already disabled.');
    expect(again.text).not.toContain(`action="${BULK}"`);
    expect((await entriesOf(none.client.id)).filter(({ kind }) => kind === 'service')).toHaveLength(2);
  });

  test('is found under another name by its key, and is added only once', async () => {
    const its = await operatorVisit();
    const made = await makeDomain();
    await hosting('POST', `${made.P}/onboarding/presets`, [{ id: preset.id, active: false }]);
    await db.update(embeddings).set({ name: 'Our films' });
    await bulk(its, 'addService', idsOf(made), { service });
    expect(await servicesOf(made.domain.id)).toEqual([['Our films', true]]);
    expect(presetById(preset.id)!.name).toBe(preset.name);
  });
});

describe('a form of an action that is sent again, or late,', () => {
  test('does nothing twice: also in parallel, and for a copy, whose undo stays', async () => {
    const its = await operatorVisit();
    const from = await makeDomain('from.example');
    await makeEmbedding(from.P);
    const to = await makeDomain('to.example', from.client);
    await makeEmbedding(to.P, { name: 'Old' });
    const ids = idsOf(to);
    for (const [action, more] of [
      ['republish', {}],
      ['addService', { service }],
      ['deactivate', {}],
      ['copy', { from: from.domain.id }],
    ] as const) {
      const { fields } = await bulkForm(its, action, ids, more);
      const version = async () =>
        (await db.select().from(domains).where(eq(domains.id, to.domain.id)))[0]!.version;
      const before = await version();
      await Promise.all([its.post(BULK, fields), its.post(BULK, fields)]);
      const after = await version();
      expect([action, after > before]).toEqual([action, true]);
      const { text } = await its.post(BULK, fields);
      expect(lineOf(text, 'to.example')).toContain('this form was sent before');
      expect([action, await version()]).toEqual([action, after]);
    }
    const entries = await entriesOf(from.client.id);
    expect(entries.filter(({ fieldNames }) => fieldNames?.includes('copiedFrom'))).toHaveLength(1);
    const former = await db.select().from(formerParts).where(eq(formerParts.part, 'embeddings'));
    expect(former.map(({ content }) => JSON.parse(content).name)).toEqual(['Old', preset.name]);
  });

  test('does nothing to a domain that was changed or deleted, and all to the others', async () => {
    const its = await operatorVisit();
    const client = await makeClient();
    const [a, b, c] = [
      await makeDomain('a.example', client),
      await makeDomain('b.example', client),
      await makeDomain('c.example', client),
    ];
    const { fields } = await bulkForm(its, 'deactivate', idsOf(a, b, c));
    await hosting('PUT', a.P, { name: 'a.example', blockIframes: false });
    await hosting('DELETE', b.P);
    const { text } = await its.post(BULK, fields);
    expect(text).toContain('1 domain was deactivated.');
    expect(text).toContain('Nothing was done for 2 domains:');
    expect(lineOf(text, 'a.example')).toContain('was changed after the page');
    expect(text).toContain('the domain no longer exists.');
    expect((await hosting('GET', a.P)).body.frontendWidgetEnabled).toBe(true);
    expect((await hosting('GET', c.P)).body.frontendWidgetEnabled).toBe(false);
  });

  test('goes on after a domain that cannot have another service', async () => {
    const its = await operatorVisit();
    const full = await makeDomain('full.example');
    const free = await makeDomain('free.example');
    const rows = Array.from({ length: 950 }, (_, i) => ({
      id: `${i}`.padStart(12, 'f'),
      domainId: full.domain.id as string,
      name: `Service ${i}`,
      key: `service-${i}`,
      updatedAt: 1,
    }));
    for (let i = 0; i < rows.length; i += 10) await db.insert(embeddings).values(rows.slice(i, i + 10));
    const { text } = await bulk(its, 'addService', idsOf(full, free), { service });
    expect(lineOf(text, 'full.example')).toBe('the domain has the most services that it can have.');
    expect(lineOf(text, 'free.example')).toBe('service added.');
  });
});

describe('the copy of a configuration', () => {
  async function copied() {
    const its = await operatorVisit();
    const { client, visit: owner } = await loggedIn();
    const from = await makeDomain('from.example', client);
    await makeEmbedding(from.P);
    await hosting('PUT', from.P, { name: 'from.example', blockIframes: false });
    const to = await makeDomain('to.example', client);
    await makeEmbedding(to.P, { name: 'Old', whatDataIsCollected: '“IP address”\n' });
    await hosting('POST', `${to.P}/placeholder`, { name: 'OPENING', value: '8–18' });
    await hosting('PUT', `${to.P}/locale/de_DE`, { active: true, widgetTitle: 'Alt' });
    await hosting('PUT', to.P, { name: 'to.example', blockIframes: true, iframeMarkers: ['x'] });
    const read = async () => {
      const [domain, ...parts] = await Promise.all(
        ['', '/embedding', '/locale', '/placeholder', '/theme'].map(
          async (part) => (await hosting('GET', to.P + part)).body as object,
        ),
      );
      return { domain, parts };
    };
    const before = await read();
    const result = await bulk(its, 'copy', idsOf(to), { from: from.domain.id });
    const after = await read();
    expect(after).not.toEqual(before);
    return { its, client, owner, from, to, read, before, after, result };
  }

  test('is undone exactly by its entry in the activity list, and the undo can be undone', async () => {
    const { client, owner, to, read, before, after } = await copied();
    const list = `/account/domains/${to.domain.id}/activity`;
    const undo = async () => {
      const [, path] = /href="([^"]+\/undo)"/.exec((await owner.get(list)).text)!;
      const { text } = await owner.get(path!);
      expect(text).toContain('The whole configuration before the copy will be restored');
      expect(redirectTarget(await owner.post(path!, formOn(text, path!)))).toBe(list);
      return { path: path!, text };
    };
    const { path, text } = await undo();
    expect(text).toContain('Old');
    expect(text).not.toContain('There was another change after this one');
    expect(await read()).toEqual(before);
    // Once more, it finds nothing to undo.
    expect((await owner.get(path)).text).toContain('its earlier values are not stored');
    expect(redirectTarget(await owner.post(path))).toBe(path);
    expect(await read()).toEqual(before);
    await undo();
    expect(await read()).toEqual(after);
    const entries = (await entriesOf(client.id)).filter(({ fieldNames }) =>
      fieldNames?.includes('copiedFrom'),
    );
    expect(entries.map((entry) => entry.after!['embeddings'])).toEqual([['Matomo'], ['Old'], ['Matomo']]);
    expect(new Set((await db.select().from(formerParts)).map(({ entry }) => entry)).size).toBe(1);
  });

  test('says that later changes go as well, keeps what a copy never changes, and goes with the domain', async () => {
    const { its, owner, to, before, read } = await copied();
    await hosting('PUT', to.P, { name: 'to.example', archived: true });
    const list = `/account/domains/${to.domain.id}/activity`;
    const page = (await owner.get(list)).text;
    const paths = [...page.matchAll(/href="([^"]+\/undo)"/g)].map(([, path]) => path!);
    const texts = await Promise.all(paths.map(async (path) => (await owner.get(path)).text));
    const at = texts.findIndex((text) => text.includes('before the copy'));
    expect(texts[at]).toContain('There was another change after this one');
    await owner.post(paths[at]!, formOn(texts[at]!, paths[at]!));
    const { domain, parts } = await read();
    expect(parts).toEqual(before.parts);
    expect(domain).toEqual({ ...before.domain, archived: true });
    await its.get('/operator/domains');
    await hosting('DELETE', to.P);
    expect(await db.$count(formerParts)).toBe(0);
  });

  test('is undone by the operator for all domains at once, except those that were changed since', async () => {
    const { its, read, before, after, result, to } = await copied();
    // Not even a form that was edited by hand copies a domain to itself, which would empty it.
    const [row] = await db.select().from(domains).where(eq(domains.id, to.domain.id));
    await its.post(BULK, { action: 'copy', from: to.domain.id, id: `${to.domain.id}.${row!.version}` });
    expect(await read()).toEqual(after);
    expect(result.text).toContain('Undo 1 copy');
    const form = formOn(result.text, UNDO);
    const undone = await its.post(UNDO, form);
    expect(undone.text).toContain('1 domain has the former configuration again.');
    expect(await read()).toEqual(before);
    expect((await its.post(UNDO, form)).text).toContain('this form was sent before');
    expect(await read()).toEqual(before);
    const other = await copied();
    await makeEmbedding(other.to.P, { name: 'Newer' });
    const late = await other.its.post(UNDO, formOn(other.result.text, UNDO));
    expect(late.text).toContain('was changed after the page');
    expect(await other.read()).toMatchObject({
      parts: [[{ name: 'Matomo' }, { name: 'Newer' }], {}, {}, {}],
    });
    expect((await hosting('GET', to.P)).status).toBe(200);
  });

  test('to many domains is undone for all of them, in portions as well', async () => {
    const its = await operatorVisit();
    const client = await makeClient();
    const from = await makeDomain('from.example', client);
    await makeEmbedding(from.P);
    const targets = [];
    for (let i = 0; i < 12; i++) targets.push(await makeDomain(`to-${i}.example`, client));
    const first = await bulk(its, 'copy', idsOf(...targets), { from: from.domain.id });
    expect(first.text).toContain('<progress max="12" value="10"');
    const last = await its.post(BULK, formOn(first.text, BULK));
    expect(last.text).toContain('12 configurations were replaced.');
    expect(await db.$count(embeddings)).toBe(13);
    const undone = await its.post(UNDO, formOn(last.text, UNDO));
    expect(undone.text).toContain('10 domains have the former configuration again.');
    await its.post(UNDO, formOn(undone.text, UNDO));
    expect(await db.$count(embeddings)).toBe(1);
  });

  test('of another client’s configuration names no website of that client', async () => {
    const its = await operatorVisit();
    const from = await makeDomain('foreign.example');
    const { client, visit: owner } = await loggedIn();
    const to = await makeDomain('to.example', client);
    await bulk(its, 'copy', idsOf(to), { from: from.domain.id });
    const list = (await owner.get(`/account/domains/${to.domain.id}/activity`)).text;
    const [, path] = /href="([^"]+\/undo)"/.exec(list)!;
    expect((await owner.get(path!)).text + list).not.toContain('foreign.example');
  });
});
