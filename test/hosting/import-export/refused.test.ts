import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { makeBackup, rows, importBackup, type Backup } from '../../support/backups.ts';
import { hosting } from '../../support/call.ts';
import { interleave } from '../../support/bindings/intercepted-bindings.ts';
import { BCRYPT } from '../../support/make.ts';
import { errorsByPointer, pointers, problem } from '../../support/problem.ts';

/** The pointers of what is wrong with a document after a change; nothing of it is made. */
async function refusals(
  change: (document: Backup, domain: Backup['domains'][number]) => unknown,
  query = '',
) {
  const document = makeBackup(2);
  const changed = change(document, document.domains[0]!);
  const before = await rows();
  const found = pointers(await importBackup(changed === undefined ? document : changed, query));
  expect(await rows()).toEqual(before);
  return found;
}

test('every validation error of a backup is listed with its pointer, as strictly as in single calls', async () => {
  const found = await refusals((document, domain) => {
    document.client.username = 'x';
    document.client.password = 'correct horse battery';
    document.client.features = { canFly: true };
    document.calls = { '202613': 1 };
    domain.color = 'red';
    domain.consentStorage = 'paper';
    domain.embeddings[0].purpose = 'none';
    domain.embeddings[0].assets[0].storageType = 'drawer';
    domain.embeddings.push(5);
    domain.locales.push({ name: 'klingon' }, { name: 'de', purposeNames: { x: 'y' } });
    domain.placeholders[0].value = 7;
    domain.themes[0].windowBackgroundColor = 'red';
    domain.themes[0].logoImage = 'R0lGODlh';
    document.domains[1]!.name = 'no host';
  });
  expect(found).toEqual([
    '/calls/202613',
    '/client/features/canFly',
    '/client/password',
    '/client/username',
    '/domains/0/color',
    '/domains/0/consentStorage',
    '/domains/0/embeddings/0/assets/0/storageType',
    '/domains/0/embeddings/0/purpose',
    '/domains/0/embeddings/1',
    '/domains/0/embeddings/1/id',
    '/domains/0/locales/1/name',
    '/domains/0/locales/2/purposeNames/x',
    '/domains/0/placeholders/0/value',
    '/domains/0/themes/0/logoImage',
    '/domains/0/themes/0/windowBackgroundColor',
    '/domains/1/name',
  ]);
});

test('a website with an own host is imported with a cookie, and refused with another storage', async () => {
  const own = (consentStorage?: string) => (_: Backup, domain: Backup['domains'][number]) => {
    domain.ownHostPath = 'consent';
    if (consentStorage) domain.consentStorage = consentStorage;
    else delete domain.consentStorage;
  };
  expect(await refusals(own('localStorage'))).toEqual(['/domains/0/consentStorage']);
  const document = makeBackup(1);
  own()(document, document.domains[0]!);
  expect((await importBackup(document)).status).toBe(201);
  const path = `/client/${document.client.id}/domain/${document.domains[0]!.id}`;
  expect((await hosting('GET', path)).body.consentStorage).toBe('cookie');
});

test('missing parts of the backup are listed', async () => {
  expect(await refusals(() => ({ version: 1 }))).toEqual(['/client', '/client/id', '/domains', '/embedKey']);
  expect(await refusals(() => ({ version: 1 }), '?ids=new')).toEqual(['/client', '/domains']);
  for (const none of [[], {}, null, 'text', 1, { version: 2, client: {} }, { version: '1' }])
    expect(await refusals(() => JSON.stringify(none))).toEqual(['/version']);
  expect(await refusals((document) => ({ ...document, domains: {}, more: 1 }))).toEqual([
    '/domains',
    '/more',
  ]);
  expect(await refusals((_, domain) => void (domain.embeddings = { 0: {} }))).toEqual([
    '/domains/0/embeddings',
  ]);
});

test('a duplicate of a unique value is a validation error', async () => {
  const twice = (list: unknown[]) => list.push(structuredClone(list[0]));
  const found = await refusals((document, domain) => {
    for (const kind of ['embeddings', 'locales', 'placeholders', 'themes']) twice(domain[kind]);
    domain.placeholders[1].name = 'COMPANY';
    twice(domain.embeddings[0].assets);
    document.domains[1]!.name = 'https://SHOP0.example/';
    document.domains[1]!.themes[0].id = domain.themes[0].id;
  });
  expect(found).toEqual([
    '/domains/0/embeddings/0/assets/1/id',
    '/domains/0/embeddings/1/assets/0/id',
    '/domains/0/embeddings/1/id',
    '/domains/0/locales/1/name',
    '/domains/0/placeholders/1/name',
    '/domains/0/themes/1/default',
    '/domains/0/themes/1/id',
    '/domains/1/name',
    '/domains/1/themes/0/id',
  ]);
});

test('an invalid id or key is a validation error unless new ones are requested', async () => {
  const spoil = (id: unknown) => (document: Backup, domain: Backup['domains'][number]) => {
    document.client.id = id;
    domain.embeddings[0].assets[0].id = id;
    document.embedKey = id as string;
  };
  for (const id of [
    'ABCDEF012345',
    'x',
    '../../../x',
    '12345',
    7,
    null,
    'a'.repeat(129),
    '',
    'ab cdef',
    { toString: 1 },
  ])
    expect(await refusals(spoil(id))).toEqual([
      '/client/id',
      '/domains/0/embeddings/0/assets/0/id',
      '/embedKey',
    ]);
  const document = makeBackup();
  spoil('x')(document, document.domains[0]!);
  expect((await importBackup(document, '?ids=new')).status).toBe(201);
});

test('a password must be a scrypt hash made by Placet or bcrypt with a cost of 10 to 12, or not set yet', async () => {
  const salt = 'A'.repeat(22);
  const key = 'A'.repeat(43);
  const taken = [
    `scrypt$16384$8$5$${salt}==$${key}=`,
    BCRYPT.replace('$10', '$12').replace('$2b', '$2y'),
    '',
  ];
  const refused = [
    `scrypt$1048576$8$5$${salt}==$${key}=`,
    `scrypt$2$8$5$${salt}==$${key}=`,
    `scrypt$16384$8$5$${salt}==$${key}=$`,
    `scrypt$16384$8$5$$`,
    BCRYPT.replace('$10', '$09'),
    BCRYPT.replace('$10', '$13'),
    BCRYPT.replace('$10', '$31'),
    'correct horse battery',
    null,
    undefined,
  ];
  for (const passwordHash of refused)
    expect(await refusals(({ client }) => void (client.passwordHash = passwordHash))).toEqual([
      '/client/passwordHash',
    ]);
  for (const passwordHash of taken) {
    const document = makeBackup();
    document.client.passwordHash = passwordHash;
    expect((await importBackup(document)).status).toBe(201);
  }
});

test('violations of quotas and features are listed, and imported where that is requested', async () => {
  const spoil = (document: Backup) => {
    document.domains.push(...makeBackup(1).domains.map((domain) => ({ ...domain, name: 'third.example' })));
    Object.assign(document.client, { domainMaxCount: 2, whitelabelMaxCount: 1 });
    document.client.features = { canUseMultiDom: false, moreThan2Lang: false };
    for (const domain of document.domains) domain.whitelabel = true;
    document.domains[0]!.locales = ['de', 'en', 'fr'].map((name) => ({ name, active: true }));
    return document;
  };
  expect(await refusals((document) => void spoil(document))).toEqual([
    '/domains/0/locales/2',
    '/domains/1',
    '/domains/1/whitelabel',
    '/domains/2',
    '/domains/2',
    '/domains/2/whitelabel',
  ]);
  const document = spoil(makeBackup(2));
  const answer = await importBackup(document, '?beyondQuota=true');
  expect(answer.status, answer.text).toBe(201);
  const client = (await hosting('GET', `/client/${document.client.id}`)).body;
  expect(client).toMatchObject({
    domainCount: 3,
    whitelabelCount: 3,
    domainMaxCount: 2,
    whitelabelMaxCount: 1,
  });
  expect(client.features).toMatchObject({ canUseMultiDom: false, moreThan2Lang: false, canUseDomAPI: true });
  expect(problem(await hosting('POST', `/client/${client.id}/domain`, { name: 'more.example' }))).toBe(400);
});

test('unknown properties, deep nesting and invalid JSON are rejected', async () => {
  const text = JSON.stringify(makeBackup());
  const hidden = text.replace('"client":{', '"client":{"__proto__":{"active":true},');
  expect(pointers(await importBackup(hidden))).toEqual(['/client/__proto__']);
  expect(
    pointers(await importBackup(text.replace('"purpose"', '"constructor":{"prototype":{}},"purpose"'))),
  ).toEqual(['/domains/0/embeddings/0/constructor']);
  const deep = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`;
  for (const body of [
    text.replace('"Matomo"', deep),
    deep,
    text.slice(0, -1),
    text.slice(0, 200),
    '',
    'null!',
  ])
    expect(pointers(await importBackup(body))).toEqual(['']);
  expect(problem(await importBackup(text, '', { headers: { 'Content-Type': 'text/plain' } }))).toBe(415);
});

test('a backup may be 8 MiB large, and other bodies only 1 MiB', { tags: 'long' }, async () => {
  const MiB = 1024 * 1024;
  const filled = (bytes: number) => {
    const text = JSON.stringify(makeBackup());
    return `${text}${' '.repeat(bytes - text.length)}`;
  };
  expect((await importBackup(filled(8 * MiB))).status).toBe(201);
  expect(problem(await importBackup(filled(8 * MiB + 1)))).toBe(413);
  const name = { name: 'a'.repeat(MiB) };
  expect(problem(await hosting('POST', '/client', name))).toBe(413);
  // One string of all that may be sent.
  expect(
    await refusals((_, domain) => void (domain.embeddings[0].description = 'ä'.repeat(3.9 * MiB))),
  ).toEqual(['/domains/0/embeddings/0/description']);
});

test(
  'a backup that is too large for one batch is rejected before anything is stored',
  { tags: 'long' },
  async () => {
    const many = (n: number) => (_: Backup, domain: Backup['domains'][number]) =>
      void (domain.embeddings = Array.from({ length: n }, (_, i) => ({
        id: i.toString(16).padStart(6, '0'),
        name: 'a',
        purpose: 'cdcbd7c',
      })));
    expect(await refusals(many(100_000))).toEqual(['']);
    // Parsing stops at the hundredth validation error.
    const wrong = makeBackup();
    wrong.domains[0]!.embeddings = Array.from({ length: 90_000 }, () => 0);
    expect(errorsByPointer(await importBackup(wrong)).size).toBeLessThanOrEqual(100);
    expect(
      await refusals((_, domain) => void (domain.iframeMarkers = Array.from({ length: 300_000 }, () => 0))),
    ).toEqual(['/domains/0']);
    // What fits is stored, each row of it.
    const document = makeBackup();
    many(950)(document, document.domains[0]!);
    const answer = await importBackup(document);
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body.domains[0].embeddings).toBe(950);
  },
);

test('of two concurrent imports one creates the client, and the other finds it unchanged', async () => {
  for (const overrides of [{}, { LOG1: env.SECOND }]) {
    const document = makeBackup(3);
    const answers = await Promise.all([1, 2, 3].map(() => importBackup(document, '', { env: overrides })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const replaced = [1, 2].map((i) => ({ ...document, client: { ...document.client, company: `${i}` } }));
    const both = await Promise.all(
      replaced.map((one) => importBackup(one, '?replace=true', { env: overrides })),
    );
    for (const { status } of both) expect(status).toBe(201);
    const { body } = await hosting('GET', `/client/${document.client.id}`);
    expect(['1', '2']).toContain(body.company);
    expect(body.domainCount).toBe(3);
  }
});

test('a backup with more domains than one batch can create is rejected', { tags: 'long' }, async () => {
  const many = (document: Backup) =>
    void (document.domains = Array.from({ length: 20_001 }, (_, i) => ({
      id: i.toString(16).padStart(6, '0'),
      name: `a${i}.de`,
    })));
  expect(await refusals(many)).toEqual(['']);
});

test('of two clients’ imports with the same domain id, the later one leaves the other’s domain unchanged', async () => {
  const [first, second] = [makeBackup(), makeBackup()];
  Object.assign(second.domains[0]!, { id: first.domains[0]!.id, locales: [], placeholders: [] });
  const { id, embeddings } = first.domains[0]!;
  for (const k of [1, 2]) {
    let late: Awaited<ReturnType<typeof importBackup>> | undefined;
    const { stopped } = await interleave(
      env,
      k,
      async (held) => (late = await importBackup(second, '', { env: held })),
      async () => expect((await importBackup(first)).status).toBe(201),
    );
    const { body } = await hosting('GET', `/client/${first.client.id}/domain/${id}/embedding`);
    expect(body.map((row: { id: string }) => row.id)).toEqual([embeddings[0].id]);
    expect([stopped, ...pointers(late!)]).toEqual([true, '/domains/0/id']);
    await hosting('DELETE', `/client/${first.client.id}`);
  }
});
