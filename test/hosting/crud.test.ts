import { beforeEach, describe, expect, test } from 'vitest';
import { BASE, call, hosting, type Answer } from '../support/call.ts';
import { makeClient, makeDomain } from '../support/make.ts';
import { errorsByPointer, pointers, problem } from '../support/problem.ts';
import { isLeftOut } from '../support/sample.ts';
import { creationPayload, resources, answerFor } from '../support/resources.ts';
import { pluck } from '../support/pluck.ts';

const NONE = '000000000000';

/** The paths that come of a part's replacement by each of the ids; NONE, if the part does not occur. */
const replaced = (path: string, part: string, ids: string[]) =>
  path.includes(`/${part}`) ? ids.map((id) => path.replace(`/${part}`, `/${id}`)) : [];

const wrongTyped = (value: unknown) => (typeof value === 'number' ? String(value) : 0);
const nulls = (names: string[]) => Object.fromEntries(names.map((name) => [name, null]));

describe.each(resources)('$kind', (resource) => {
  const { kind, key, payload, defaults, full } = resource;
  let made: Awaited<ReturnType<typeof makeDomain>>;
  let collection: string;
  // All resources have the same routes: in a sample, each of them gets every third test, and each test two or more of them.
  let turn = resources.indexOf(resource);
  beforeEach(({ skip }) => skip(isLeftOut(turn++, 3)));
  beforeEach(async () => {
    made = await makeDomain('www.mysite.xyz', await makeClient({ whitelabelMaxCount: -1 }));
    collection = resource.collection(made);
  });

  const create = (values: Record<string, unknown>) =>
    hosting('POST', collection, creationPayload(resource, values));
  const at = (item: Record<string, string>) => `${collection}/${encodeURIComponent(item[key]!)}`;
  async function created(values: Record<string, unknown>) {
    const answer = await create(values);
    expect(answer.status, answer.text).toBe(201);
    return answer.body;
  }
  const read = async (item: Record<string, string>) => (await hosting('GET', at(item))).body;

  test('a create responds with 201 and every field, omitted ones at their defaults', async () => {
    const answer = await create(payload(1));
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body).toEqual({ ...defaults, ...payload(1) });
    expect(answer.headers.get('Location')).toBe(`/hosting/api${at(answer.body)}`);
    expect(await read(answer.body)).toEqual(answer.body);
  });

  test('every writable field is stored and returned after a create', async () => {
    const item = await created({ ...payload(1), ...full });
    expect(item).toEqual({ ...defaults, ...payload(1), ...answerFor(full) });
    expect(await read(item)).toEqual(item);
  });

  test('every writable field is stored and returned after an update, and nothing else changes', async () => {
    const item = await created(payload(1));
    const other = await created(payload(2));
    const updated = await hosting('PUT', at(item), { ...payload(1), ...full });
    expect(updated.status, updated.text).toBe(200);
    expect(updated.body).toEqual({ ...defaults, ...item, ...answerFor(full) });
    expect(await read(item)).toEqual(updated.body);
    expect(await read(other)).toEqual(other);
  });

  test('an omitted optional property keeps its value on update', async () => {
    const item = await created({ ...payload(1), ...full });
    const required = Object.fromEntries(resource.required.update.map((name) => [name, item[name]]));
    const updated = await hosting('PUT', at(item), required);
    expect(updated.status, updated.text).toBe(200);
    expect(updated.body).toEqual(item);
  });

  test('a response can be sent back as an update and changes nothing', async () => {
    for (const values of [payload(1), { ...payload(2), ...full }]) {
      const item = await created(values);
      const listed = (await hosting('GET', collection)).body.at(-1);
      for (const echo of [item, listed]) {
        const updated = await hosting('PUT', at(item), echo);
        expect(updated.status, updated.text).toBe(200);
        expect(updated.body).toEqual(item);
      }
      expect(await read(item)).toEqual(item);
    }
  });

  test('read-only properties are accepted and ignored', async () => {
    const { readOnly } = resource;
    const item = await created({ ...payload(1), ...readOnly });
    expect(item).toEqual({ ...defaults, ...payload(1) });
    const nonsense = Object.fromEntries(Object.keys(readOnly).map((name) => [name, { any: ['thing'] }]));
    for (const ignored of [readOnly, nonsense]) {
      const updated = await hosting('PUT', at(item), { ...payload(1), ...ignored });
      expect(updated.status, updated.text).toBe(200);
      expect(updated.body).toEqual(item);
    }
  });

  test('the list is bare, complete and in creation order', async () => {
    const before = (await hosting('GET', collection)).body;
    const items = [];
    for (const i of [3, 1, 2]) items.push(await created(payload(i)));
    const list = await hosting('GET', collection);
    expect(list.status).toBe(200);
    expect(list.headers.get('Link')).toBeNull();
    expect(list.body).toEqual([...before, ...items.map((item) => ({ ...item, ...resource.listed }))]);
  });

  test('an update does not move an item in the list', async () => {
    const items = [];
    for (const i of [1, 2]) items.push(await created(payload(i)));
    await hosting('PUT', at(items[0]), { ...payload(1), ...full });
    const list = (await hosting('GET', collection)).body;
    expect(pluck(list.slice(-2), key)).toEqual(items.map((item) => item[key]));
  });

  test('following the Link header by limit and after reaches every item once', async () => {
    for (const i of [1, 2, 3, 4]) await created(payload(i));
    const all = (await hosting('GET', collection)).body;
    for (const limit of [1, 2, 3, all.length, 1000]) {
      const pages = [];
      let next: string | undefined = `${collection}?limit=${limit}`;
      while (next !== undefined) {
        const page: Answer = await hosting('GET', next);
        expect(page.status, page.text).toBe(200);
        expect(page.body.length).toBeLessThanOrEqual(limit);
        pages.push(...page.body);
        const link = page.headers.get('Link');
        expect(link ?? '<x>; rel="next"').toMatch(/^<[^>]+>; rel="next"$/);
        next = link?.slice(`<${BASE}/hosting/api`.length, -'>; rel="next"'.length);
      }
      expect(pages).toEqual(all);
    }
  });

  test('after without limit returns the rest', async () => {
    const item = await created(payload(1));
    const last = await created(payload(2));
    const rest = await hosting('GET', `${collection}?after=${encodeURIComponent(item[key])}`);
    expect(rest.body).toEqual([{ ...last, ...resource.listed }]);
  });

  test('a limit that is not a number from 1 to 1000 is a 400', async () => {
    for (const limit of ['0', '1001', '-1', '1.5', 'ten', '', '1&limit=2']) {
      expect(pointers(await hosting('GET', `${collection}?limit=${limit}`))).toEqual(['/limit']);
    }
  });

  test('a delete responds with 204 without a body, and the item is gone', async () => {
    const [gone, kept] = [await created(payload(1)), await created(payload(2))];
    const answer = await hosting('DELETE', at(gone));
    expect([answer.status, answer.text]).toEqual([204, '']);
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect(problem(await hosting(method, at(gone), method === 'PUT' ? payload(1) : undefined))).toBe(404);
    }
    expect((await hosting('GET', collection)).body.at(-1)).toEqual({ ...kept, ...resource.listed });
    // Its name is free again.
    await created(payload(1));
  });

  test('a missing or foreign part in any position of the path is a 404 for every method and changes nothing', async () => {
    const item = await created(payload(1));
    const second = await makeDomain('two.example', made.client);
    const other = await makeDomain('other.example');
    const foreign = await hosting('POST', resource.collection(other), creationPayload(resource, payload(5)));
    const items = [
      ...replaced(at(item), made.client.id, [NONE, other.client.id]),
      ...replaced(at(item), made.domain.id, [NONE, second.domain.id, other.domain.id]),
      ...replaced(at(item), item[key], kind === 'client' ? [NONE] : [NONE, foreign.body[key]]),
    ];
    for (const path of items) {
      expect(problem(await hosting('GET', path))).toBe(404);
      expect(problem(await hosting('PUT', path, { ...payload(1), ...full }))).toBe(404);
      expect(problem(await hosting('DELETE', path))).toBe(404);
      expect((await hosting('HEAD', path)).status).toBe(404);
    }
    const collections = [
      // To a domain, any client may be the parent.
      ...replaced(collection, made.client.id, kind === 'domain' ? [NONE] : [NONE, other.client.id]),
      ...replaced(collection, made.domain.id, [NONE, other.domain.id]),
    ];
    for (const path of collections) {
      expect(problem(await hosting('GET', path))).toBe(404);
      expect(problem(await hosting('POST', path, creationPayload(resource, payload(2))))).toBe(404);
    }
    expect(await read(item)).toEqual(item);
    expect((await hosting('GET', resource.collection(other))).body.at(-1)).toMatchObject(foreign.body);
  });

  test('HEAD responds like GET without a body', async () => {
    const item = await created(payload(1));
    for (const path of [collection, at(item)]) {
      const [get, head] = [await hosting('GET', path), await hosting('HEAD', path)];
      expect([head.status, head.text]).toEqual([200, '']);
      expect(head.headers.get('Content-Type')).toBe(get.headers.get('Content-Type'));
    }
  });

  test('another method is a 405 that lists the supported ones', async () => {
    const item = await created(payload(1));
    const bulk = kind === 'placeholder' ? ['PUT'] : [];
    for (const [path, allowed] of [
      [collection, ['GET', 'HEAD', 'POST', ...bulk]],
      [at(item), ['DELETE', 'GET', 'HEAD', 'PUT']],
    ] as const) {
      const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
      for (const method of methods.filter((name) => !(allowed as readonly string[]).includes(name))) {
        const answer = await hosting(method, path, method === 'POST' ? {} : undefined);
        expect(problem(answer)).toBe(405);
        expect(answer.headers.get('Allow')!.split(', ').sort()).toEqual([...allowed].sort());
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
      }
    }
    expect(await read(item)).toEqual(item);
  });

  test('a body of another type than JSON is a 415', async () => {
    const item = await created(payload(1));
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      'a; b=x',
      '',
    ]) {
      const options = { headers: { 'Content-Type': type } };
      expect(problem(await hosting('POST', collection, creationPayload(resource, payload(2)), options))).toBe(
        415,
      );
      expect(problem(await hosting('PUT', at(item), payload(1), options))).toBe(415);
    }
  });

  test('the content type of a JSON body may be written in any valid form', async () => {
    const types = ['json; charset=utf-8', 'JSON', 'json ;charset="UTF-8"', 'vnd.api+json'];
    for (const [i, type] of types.entries()) {
      const options = { headers: { 'Content-Type': `Application/${type}` } };
      const values = { ...payload(i), ...full };
      const answer = await hosting('POST', collection, creationPayload(resource, values), options);
      expect(answer.status, answer.text).toBe(201);
      expect(answer.body).toEqual({ ...defaults, ...payload(i), ...answerFor(full) });
    }
  });

  test('every missing required property is listed', async () => {
    const item = await created(payload(1));
    const { create: onCreate, update } = resource.required;
    expect(pointers(await hosting('POST', collection, {}))).toEqual(
      onCreate.map((name) => `/${name}`).sort(),
    );
    const errors = update.map((name) => ({ pointer: `/${name}` }));
    const empty = await hosting('PUT', at(item), {});
    expect(empty.body).toMatchObject(errors.length > 0 ? { errors } : item);
    for (const name of update) {
      const { [name]: _, ...rest } = { ...payload(1), ...full } as Record<string, unknown>;
      expect(pointers(await hosting('PUT', at(item), rest))).toEqual([`/${name}`]);
    }
    expect(await read(item)).toEqual(item);
  });

  test('every unknown property is a validation error with its name', async () => {
    const item = await created(payload(1));
    const unknown = { nonsense: 1, 'a/b~c': 2, Name: 'x', '': null };
    const expected = ['/', '/Name', '/a~1b~0c', '/nonsense'];
    for (const answer of [
      await create({ ...payload(2), ...unknown }),
      await hosting('PUT', at(item), { ...payload(1), ...unknown }),
    ]) {
      expect(pointers(answer)).toEqual(expected);
      expect(errorsByPointer(answer).get('/nonsense')).toContain('nonsense');
    }
    expect(await read(item)).toEqual(item);
  });

  test('all validation errors of a payload are reported at once', async () => {
    const item = await created(payload(1));
    const values = { ...payload(1), ...full };
    const body = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wrongTyped(value)]));
    const all = Object.keys(values).map((name) => `/${name}`);
    const onUpdate = all.filter(
      (name) => resource.required.update.length > 1 || name !== '/name' || kind === 'domain',
    );
    expect(pointers(await create({ ...body, nonsense: 1 }))).toEqual([...all, '/nonsense'].sort());
    expect(pointers(await hosting('PUT', at(item), { ...body, nonsense: 1 }))).toEqual(
      [...onUpdate, '/nonsense'].sort(),
    );
    expect(await read(item)).toEqual(item);
  });

  test('null is accepted only where the reference says so', async () => {
    const item = await created({ ...payload(1), ...full });
    const nullable = [
      'country',
      'consentRejectionLifetime',
      'consentResetBeforeDate',
      'tcfVendor',
      'exemptInUk',
      'gpcSince',
    ].filter((name) => name in full);
    const others = Object.keys(full).filter((name) => !nullable.includes(name));
    const refused = await hosting('PUT', at(item), { ...payload(1), ...nulls(others) });
    const errors = refused.status === 400 ? pointers(refused) : [];
    expect(errors).toEqual(others.map((name) => `/${name}`).sort());
    const cleared = await hosting('PUT', at(item), { ...payload(1), ...nulls(nullable) });
    expect(cleared.body).toEqual({ ...item, ...nulls(nullable) });
  });

  test('a string may be as long as the reference says and no longer', async () => {
    // A body has a limit too.
    const groups = Map.groupBy(Object.entries(resource.limits).entries(), ([i]) => Math.floor(i / 8));
    for (const group of groups.values()) {
      const limits = group.map(([, limit]) => limit);
      const strings = (more: number) =>
        Object.fromEntries(limits.map(([name, max]) => [name, 'x'.repeat(max + more)]));
      const item = await created({ ...payload(1), ...strings(0) });
      for (const [name, max] of limits) expect(item[name], name).toHaveLength(max);
      expect((await hosting('DELETE', at(item))).status).toBe(204);
      const errors = pointers(await create({ ...payload(1), ...strings(1) }));
      expect(errors.toSorted()).toEqual(limits.map(([name]) => `/${name}`).toSorted());
    }
  });

  test('a body that is not an object is a 400', async () => {
    const item = await created(payload(1));
    for (const body of ['null', '[]', '"text"', '1', 'true']) {
      expect(problem(await hosting('POST', collection, body))).toBe(400);
      expect(problem(await hosting('PUT', at(item), body))).toBe(400);
    }
    expect(await read(item)).toEqual(item);
  });

  test('every response forbids caching', async () => {
    const item = await created(payload(1));
    const answers = [
      await hosting('GET', collection),
      await hosting('GET', `${collection}/none`),
      await hosting('POST', collection, creationPayload(resource, payload(2))),
      await hosting('POST', collection, '{'),
      await call('GET', `/hosting/api${collection}`),
      await hosting('DELETE', at(item)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 201, 400, 401, 204]);
    for (const { headers } of answers) expect(headers.get('Cache-Control')).toBe('no-store');
  });
});
