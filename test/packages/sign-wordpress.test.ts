// `npm run wordpress -- --sign` as an operator runs it, with the mistakes that an operator makes.
import { generateKeyPairSync, verify, createPublicKey, createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkout } from '../frameworks/wordpress/checkout.ts';

const SERVICE = ['--service', 'https://consent.example'];
const KEY = 'wordpress-signing-key.pem';
let copy: Awaited<ReturnType<typeof checkout>>;
beforeEach(async () => void (copy = await checkout()));
afterEach(async () => copy.remove());

const at = (name: string) => join(copy.folder, name);
const sign = async (...more: string[]) => copy.run('--sign', ...SERVICE, ...more);
const offered = () => JSON.parse(readFileSync(at('public/wordpress/update.json'), 'utf8'));

test('the first run makes the key, readable by its owner alone, and signs what the service will offer', async () => {
  expect(await copy.npm('--sign', ...SERVICE)).toEqual({
    status: 0,
    said: expect.stringMatching(/version 0\.1\.0, signed.*\n.*next deployment offers.*\n.*is new: keep it/),
  });
  expect((await stat(at(KEY))).mode & 0o777).toBe(0o600);
  const offer = offered();
  const archive = readFileSync(at('public/wordpress/placet-0.1.0.zip'));
  expect(archive.equals(readFileSync(at('dist/placet.zip')))).toBe(true);
  expect(createHash('sha256').update(archive).digest('hex')).toBe(offer.sha256);
  const signed = ['placet-wordpress-plugin', '0.1.0', offer.sha256, '6.2', '7.4'].join('\n');
  const key = createPublicKey(readFileSync(at(KEY)));
  expect(verify(null, Buffer.from(signed), key, Buffer.from(offer.signature, 'base64'))).toBe(true);
  // Again, with nothing changed.
  const before = await readFile(at(KEY));
  expect((await sign()).said).not.toContain('is new');
  expect(offered()).toEqual(offer);
  expect((await readFile(at(KEY))).equals(before)).toBe(true);
});

test('a later version is offered, with the same key; the same version with other content and an older one are not', async () => {
  await sign();
  await copy.release('0.1.0', '\n// Changed.\n');
  expect(await sign()).toEqual({
    status: 1,
    said: expect.stringMatching(/version 0\.1\.0 with other content.*Raise “Version”/s),
  });
  await copy.release('0.2.0');
  expect((await sign()).status).toBe(0);
  expect(offered()).toMatchObject({
    version: '0.2.0',
    package: 'https://consent.example/wordpress/placet-0.2.0.zip',
  });
  // Websites that are just updating still find it.
  expect(existsSync(at('public/wordpress/placet-0.1.0.zip'))).toBe(true);
  await copy.release('0.1.9');
  expect(await sign()).toEqual({ status: 1, said: expect.stringMatching(/0\.2\.0.*is newer than 0\.1\.9/s) });
  expect(offered().version).toBe('0.2.0');
});

test('without the key, or with another one, nothing is signed that no website would take', async () => {
  await sign();
  const offer = offered();
  await rm(at(KEY));
  expect(await sign()).toEqual({
    status: 1,
    said: expect.stringMatching(/wordpress-signing-key\.pem does not exist.*was signed.*copy of that key/s),
  });
  expect(existsSync(at(KEY))).toBe(false);
  const { privateKey } = generateKeyPairSync('ed25519');
  await writeFile(at(KEY), privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  await copy.release('0.2.0');
  expect(await sign()).toEqual({
    status: 1,
    said: expect.stringMatching(/wordpress-signing-key\.pem is not the key/),
  });
  expect(offered()).toEqual(offer);
});

test('a key that others can read, that is none, of another kind, or where it would be published is refused', async () => {
  const attempt = async (name: string, content: string | Buffer, mode = 0o600) => {
    await mkdir(at('public'), { recursive: true });
    await writeFile(at(name), content);
    await chmod(at(name), mode);
    const { status, said } = await sign('--key', name);
    expect(status, name).toBe(1);
    // A sentence, not a stack.
    expect(said, name).not.toMatch(/^ +at /m);
    return said;
  };
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  expect(await attempt('open.pem', pem, 0o644)).toContain('chmod 600 open.pem');
  expect(await attempt('text.pem', 'text')).toMatch(/text\.pem.*must contain an Ed25519 key/);
  expect(await attempt('rsa.pem', rsa.export({ type: 'pkcs8', format: 'pem' }))).toMatch(
    /must contain an Ed25519/,
  );
  expect(await attempt('public/key.pem', pem)).toMatch(/published/);
  expect((await sign('--key', 'none/key.pem')).said).toMatch(/folder none does not exist/);
  expect((await sign('--key', 'scripts')).said).toMatch(/scripts cannot be read/);
  expect(existsSync(at('public/wordpress'))).toBe(false);
});

test('a missing or wrong option is explained', async () => {
  for (const args of [
    ['--sign'],
    ['--sign', '--service', 'http://consent.example'],
    ['--sign', '--service', 'x'],
  ])
    expect(await copy.run(...args)).toEqual({
      status: 1,
      said: expect.stringContaining('--sign needs --service with the address of your service'),
    });
  const { status, said } = await copy.run('--sing');
  expect([status, said]).toEqual([1, expect.stringMatching(/^Unknown option '--sing'/)]);
  expect(existsSync(at(KEY))).toBe(false);
});
