// The package as it would be published: packed, installed in an empty project, type-checked and run there.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);

/** A consumer that uses each export, and mistakes that must not compile. */
const CONSUMER = `
import { getServerSnapshot, getSnapshot, loadPlacet, subscribe } from '@placet/client';
import type { BannerContent, Ccm, DataLayerMessage, Snapshot } from '@placet/client';

const nonce: string | undefined = undefined;
const loaded: Promise<Ccm | undefined> = loadPlacet({ origin: 'https://consent.example', apiKey: 'a', domain: 'b', nonce });
const end: () => void = subscribe(() => {});
const state: Snapshot = getSnapshot();
addEventListener('ccm19EmbeddingAccepted', ({ detail }) => detail.purpose.length + Number(detail.mandatory));
addEventListener('ccm19OwnBanner', ({ detail }) => Number(detail.open));
window.CCM?.openControlPanel();
const texts: BannerContent | undefined = window.CCM?.bannerContent;
const message: DataLayerMessage = { event: 'CCM19.consentStateChanged', initialConsent: true, ccm19_Matomo: true };
export default [loaded, end, state.acceptedEmbeddings[0]?.name, getServerSnapshot(), texts, message];

// @ts-expect-error nothing can accept
window.CCM?.acceptAll();
// @ts-expect-error the state cannot be changed
state.consent = true;
// @ts-expect-error the domain is missing
void loadPlacet({ origin: 'https://consent.example', apiKey: 'a' });
`;

describe('the packed client', () => {
  let folder: string;
  let files: string[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'placet-client-'));
    const pack = ['pack', '--json', '--workspace', 'packages/client', '--pack-destination', folder];
    const { stdout } = await run('npm', pack);
    const [packed] = JSON.parse(stdout.slice(stdout.indexOf('['))) as [
      { filename: string; files: { path: string }[] },
    ];
    files = packed.files.map(({ path }) => path).sort();
    const target = join(folder, 'node_modules/@placet/client');
    await mkdir(target, { recursive: true });
    await run('tar', ['-xzf', join(folder, packed.filename), '-C', target, '--strip-components=1']);
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'consumer.ts'), CONSUMER);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('contains code, types, licence and documentation, and nothing else', async () => {
    const edge = [
      'addresses',
      'bytes',
      'character-references',
      'foreign-content',
      'framework-payload',
      'gpc-statement',
      'place-snippet',
      'raw-text',
      'rewrite-page',
      'rewrite-stream',
      'rewrite-tag',
      'rules',
      'tag',
      'tokenize',
    ].map((name) => `edge/${name}`);
    const modules = ['ccm', 'edge', ...edge, 'events', 'index', 'load-placet', 'own-host', 'server', 'store'];
    const built = modules.flatMap((name) => [`dist/${name}.d.ts`, `dist/${name}.js`]);
    expect(files).toEqual(['LICENSE', 'README.md', ...built, 'package.json'].sort());
    const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
    const own = JSON.parse(await readFile('packages/client/package.json', 'utf8')) as object;
    expect(own).toMatchObject({ version, sideEffects: false });
    expect(own).not.toHaveProperty('dependencies');
  });

  test.each(['bundler', 'nodenext'])('type-checks with the module resolution %s', async (resolution) => {
    const flags = `--noEmit --strict --exactOptionalPropertyTypes --target es2022 --lib es2022,dom`;
    const module = resolution === 'bundler' ? 'esnext' : 'nodenext';
    const args = [...flags.split(' '), '--module', module, '--moduleResolution', resolution, 'consumer.ts'];
    const errors = await run(resolve('node_modules/.bin/tsc'), args, { cwd: folder }).then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    );
    expect(errors).toBe('');
  });

  test('gives Svelte the current state as in its documentation, also to a component that comes later', async () => {
    const readme = await readFile('packages/client/README.md', 'utf8');
    const sample = /```ts\n(import { readable }.*?)```/s.exec(readme)![1]!;
    const svelte = join(folder, 'node_modules/svelte');
    await mkdir(svelte, { recursive: true });
    await writeFile(
      join(svelte, 'package.json'),
      '{ "type": "module", "exports": { "./store": "./store.js" } }',
    );
    // The contract of Svelte's stores: the second argument runs for the first subscriber.
    const readable = `export const readable = (value, start) => ({ subscribe(run) {
      run(value);
      return start((next) => run((value = next)));
    } });`;
    await writeFile(join(svelte, 'store.js'), readable);
    const script = `
      globalThis.window = Object.assign(globalThis, { addEventListener() {}, removeEventListener() {} });
      ${sample}
      window.CCM = { consent: true, acceptedEmbeddings: [], acceptedCookies: [] };
      const seen = [];
      consent.subscribe(({ consent }) => seen.push(consent))();
      console.log(JSON.stringify(seen));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
    expect(JSON.parse(stdout)).toEqual([false, true]);
  });

  test('runs on a server, where it loads nothing and nothing is accepted', async () => {
    const script = `
      import { getServerSnapshot, getSnapshot, loadPlacet, subscribe } from '@placet/client';
      subscribe(() => {})();
      const loaded = await loadPlacet({ origin: 'https://consent.example', apiKey: 'a', domain: 'b' });
      console.log(JSON.stringify([loaded ?? null, getSnapshot() === getServerSnapshot(), getSnapshot()]));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
    expect(JSON.parse(stdout)).toEqual([
      null,
      true,
      {
        loaded: false,
        consent: false,
        consentRequired: false,
        initialConsent: false,
        fullConsentGiven: false,
        ucid: null,
        acceptedEmbeddings: [],
        acceptedCookies: [],
      },
    ]);
  });
});
