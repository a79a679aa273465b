import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import type { MigrationOptions } from '../../scripts/migrate/migration-options.ts';
import { chromiumPath } from './support/engines.ts';
import { ccm19Customer, KEY, startCcm19, type Ccm19Customer } from './support/ccm19-service.ts';
import { HOSTING_API_KEY, hostingAt } from './support/worker.ts';

// Imported by a variable: its types are checked with the Worker’s rules, not with those of these tests.
const runner = '../../scripts/migrate/migrate-clients.ts';
const { migrateClients } = (await import(runner)) as {
  migrateClients: (options: MigrationOptions) => Promise<boolean>;
};

// The script runs against the real Worker and a simulated CCM19.
describe.skipIf(!chromiumPath)('npm run migrate', () => {
  let folder: string;
  let ccm19: Awaited<ReturnType<typeof startCcm19>>;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'migrate-'));
  });
  afterEach(async () => {
    await ccm19?.close();
    await rm(folder, { recursive: true });
  });
  const worker = () => inject('worker');
  const hosting = <T = any>(method: string, path: string, body?: unknown) =>
    hostingAt(worker())<T>(method, path, body);

  /** Runs it in this process, with what it says. */
  async function migrate(from: string, more: Partial<MigrationOptions> = {}) {
    const said = vi.spyOn(console, 'log').mockReturnValue();
    const file = join(folder, 'report.json');
    const move = {
      from,
      fromKey: KEY,
      to: worker(),
      toKey: HOSTING_API_KEY,
      dry: false,
      replace: false,
      rate: 1000,
    };
    const all = await migrateClients({ ...move, file, ...more });
    const output = said.mock.calls.join('\n');
    said.mockRestore();
    return { all, output, report: JSON.parse(await readFile(more.file ?? file, 'utf8')) };
  }

  /** Runs it as it is called. */
  async function script(args: string[], env: Record<string, string> = {}) {
    const all = ['scripts/migrate.ts', '--rate', '1000', '--report', join(folder, 'report.json'), ...args];
    const child = spawn(process.execPath, all, {
      env: { PATH: process.env.PATH, MIGRATE_FROM_KEY: KEY, HOSTING_API_KEY, MIGRATE_TO: worker(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    const code = await new Promise<number | null>((done) => child.on('close', done));
    return { code, output };
  }

  /** What is there of a customer in Placet. */
  const exported = ({ client }: Ccm19Customer) => hosting('GET', `/client/${client.id}/export`);
  const isThere = (one: Ccm19Customer) =>
    exported(one).then(
      () => true,
      () => false,
    );

  test('brings a customer over under its ids and embed key, and says what stays behind', async () => {
    const [one, two] = [
      ccm19Customer('kunde'),
      ccm19Customer('zweiter', { passwordHash: undefined, domainMaxCount: 3 }),
    ];
    ccm19 = await startCcm19([one, two]);
    const { all, output, report } = await migrate(ccm19.base);
    expect(all, output).toBe(true);
    const document = await exported(one);
    expect(document).toMatchObject({
      embedKey: one.embedKey,
      client: {
        id: one.client.id,
        passwordHash: one.client.passwordHash,
        company: 'Müller & Söhne',
        // Their default there, and not the one here.
        domainMaxCount: 0,
        widgetDisplayMaxCount: 0,
      },
      domains: [
        {
          id: one.domain.id,
          name: one.domain.name,
          consentResetOnLegalChange: true,
          consentCookieLifetime: 365,
          legalChangedAt: 0,
          placeholders: [
            { name: 'FIRMA', value: 'Müller & Söhne' },
            { name: 'ORT', value: '' },
          ],
          themes: [],
        },
      ],
    });
    const [domain] = document.domains;
    expect(domain.embeddings.map(({ id, name }: { id: string; name: string }) => [id, name])).toEqual([
      [one.matomo, 'Matomo'],
      [one.embeddings[2]!.id, 'Session'],
    ]);
    expect(domain.embeddings[0].assets).toMatchObject([
      { name: '_pk_id.*', dynamic: true, lifetime: '13 Monate' },
    ]);
    expect(domain.locales).toMatchObject([
      { name: 'de_DE', widgetTitle: 'Hallo von {FIRMA}' },
      { name: 'en_US' },
    ]);
    const { unknown, refused, state } = report.clients[one.client.id];
    expect(state).toBe('imported');
    expect(unknown).toEqual(
      expect.arrayContaining([
        { pointer: '/client/salutation', value: 'Frau', why: 'Unknown property "salutation".' },
        expect.objectContaining({ pointer: '/domains/0/cookieTableLayout', value: 'classic' }),
        expect.objectContaining({ pointer: '/domains/0/embeddings/0/legacyCookieId', value: 17 }),
        expect.objectContaining({ pointer: '/domains/0/embeddings/0/assets/0/pos', value: 1 }),
        expect.objectContaining({ pointer: '/domains/0/locales/0/oldText', value: 'x' }),
      ]),
    );
    expect(refused).toMatchObject([
      { pointer: '/domains/0/consentCookieLifetime', value: 99_999 },
      { pointer: '/domains/0/embeddings/1', value: { name: 'Eigenbau' } },
    ]);
    expect(output).toContain('/domains/*/cookieTableLayout');
    expect(output).toContain('2 of 2 clients, 2 domains, 4 embeddings');
    expect(output).toContain(`${two.client.username}: The password was not imported`);
    for (const secret of [KEY, HOSTING_API_KEY])
      expect(output + JSON.stringify(report)).not.toContain(secret);
    // CCM19 was only read.
    expect(ccm19.calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
  });

  test('continues after an interruption, and a repeated run changes nothing', { tags: 'full' }, async () => {
    const [one, two] = [ccm19Customer('kunde'), ccm19Customer('zweiter')];
    const stops = `/client/${two.client.id}/domain`;
    let broken = true;
    ccm19 = await startCcm19([one, two], (_, path) => (broken && path.endsWith(stops) ? 'down' : undefined));
    const first = await migrate(ccm19.base);
    expect(first.all).toBe(false);
    expect(first.output).toMatch(/✗ 2\/2 zweiter-\w+ .*no response/);
    expect([await isThere(one), await isThere(two)]).toEqual([true, false]);
    broken = false;
    const before = ccm19.calls.length;
    const second = await migrate(ccm19.base);
    expect(second.all, second.output).toBe(true);
    expect(ccm19.calls.slice(before).join()).not.toContain(one.client.id);
    expect(await isThere(two)).toBe(true);
    const document = await exported(one);
    const again = await migrate(ccm19.base, { only: [one.client.username] });
    expect(again.report.clients[one.client.id].state).toBe('unchanged');
    expect(await exported(one)).toEqual(document);
  });

  test('retries if CCM19 is slow, busy or broken for a moment', { tags: 'full' }, async () => {
    const one = ccm19Customer('kunde');
    const troubles = { 2: 'down', 5: 'broken', 8: 'busy', 11: 'slow' } as const;
    ccm19 = await startCcm19([one], (call) => troubles[call as keyof typeof troubles]);
    const { all, output } = await migrate(ccm19.base);
    expect(all, output).toBe(true);
    expect((await exported(one)).domains[0].embeddings).toHaveLength(2);
  });

  test('--dry-run reads and reports, and changes nothing', { tags: 'full' }, async () => {
    const one = ccm19Customer('kunde');
    ccm19 = await startCcm19([one]);
    const { all, output, report } = await migrate(ccm19.base, { dry: true, toKey: '' });
    expect(all, output).toBe(true);
    expect(report.clients[one.client.id]).toMatchObject({
      state: 'read',
      counts: { domains: 1, embeddings: 2 },
    });
    expect(output).toContain('1 read only');
    expect(await isThere(one)).toBe(false);
  });

  test(
    'what is taken or changed is a reason, and --replace brings what was changed there since',
    { tags: 'full' },
    async () => {
      const [one, same, crossed] = [ccm19Customer('kunde'), ccm19Customer('kunde'), ccm19Customer('kunde')];
      same.client.username = one.client.username;
      crossed.client.username = one.client.emailAddress;
      ccm19 = await startCcm19([one, same, crossed]);
      const { all, report } = await migrate(ccm19.base);
      expect(all).toBe(false);
      for (const { client } of [same, crossed])
        expect(report.clients[client.id]).toMatchObject({
          state: 'failed',
          why: [
            '/client/username: This is already the username or email address of another client. Choose another one.',
          ],
        });
      one.client.company = 'Neu GmbH';
      const refused = await migrate(ccm19.base, { only: [one.client.id] });
      expect(refused.report.clients[one.client.id].why).toEqual([
        expect.stringContaining('/client/company: '),
      ]);
      await migrate(ccm19.base, { only: [one.client.id], replace: true });
      expect((await exported(one)).client.company).toBe('Neu GmbH');
    },
  );

  test('as a script explains a wrong call in one sentence and exits with 1', { tags: 'full' }, async () => {
    const one = ccm19Customer('kunde');
    ccm19 = await startCcm19([one]);
    const from = ['--from', ccm19.base];
    const wrong = [
      [['--form', 'x'], {}, '--form'],
      [from, { MIGRATE_FROM_KEY: 'wrong' }, 'Nicht angemeldet.'],
    ] as const;
    for (const [args, env, sentence] of wrong) {
      const { code, output } = await script([...args], env);
      expect(code).toBe(1);
      expect(output).toContain(sentence);
      expect(output).not.toContain('    at ');
    }
    await expect(migrate(ccm19.base, { only: ['nobody'] })).rejects.toThrow(/Client not found at .*: nobody/);
    const { code, output } = await script([...from, '--client', one.client.id]);
    expect(code, output).toBe(0);
    expect(output).toContain(`✓ 1/1 ${one.client.username} imported: 1 domains, 2 embeddings`);
  });

  test('from Placet to Placet migrates everything, including what CCM19 does not have', async () => {
    const one = ccm19Customer('kunde');
    ccm19 = await startCcm19([one]);
    await migrate(ccm19.base);
    const P = `/client/${one.client.id}/domain/${one.domain.id}`;
    await hosting('POST', `${P}/theme`, { name: 'Own', default: true, widgetPosition: 'top' });
    const before = await exported(one);
    const own = { fromKey: HOSTING_API_KEY, only: [one.client.id], file: join(folder, 'other') };
    const dry = await migrate(worker(), { ...own, dry: true });
    expect(dry.output).not.toContain('values not imported');
    expect((await migrate(worker(), own)).output).toContain('already imported');
    expect(await exported(one)).toEqual(before);
  });
});
