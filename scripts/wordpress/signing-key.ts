import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { fail } from '../lib/fail.ts';
import { isSignedWith, type Offer } from './sign-plugin.ts';

/** Folders whose files the service publishes, or that a command replaces. */
const UNSAFE = ['public', 'dist'];

/**
 * The agency's key, made at the first call. It belongs neither into the repository nor into the Worker. `offered` is what
 * websites were offered before: they take no update that another key has signed.
 */
export function signingKey(file: string, offered: Offer | undefined) {
  if (UNSAFE.includes(relative('.', resolve(file)).split(sep)[0]!))
    fail(`${file} would be published with the files around it. Keep the key in another folder.`);
  if (!existsSync(dirname(resolve(file))))
    fail(`The folder ${dirname(file)} does not exist. Create it, or pass another file with --key.`);
  const isNew = !existsSync(file);
  if (isNew && offered)
    fail(
      `${file} does not exist, and version ${offered.version} in public/wordpress was signed with a key. Put the copy of that key there, or pass its file with --key. If it is lost, delete public/wordpress to begin with a new key: each website then needs the new dist/placet.zip by hand.`,
    );
  if (isNew) {
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  }
  const key = readKey(file);
  if (offered && !isSignedWith(key, offered))
    fail(
      `${file} is not the key that has signed version ${offered.version} in public/wordpress: no website would take an update. Pass the file of that key with --key.`,
    );
  return { key, isNew };
}

function readKey(file: string): KeyObject {
  let pem = '';
  try {
    pem = readFileSync(file, 'utf8');
  } catch (error) {
    fail(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
  // Windows has no such permissions.
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0)
    fail(
      `${file} can be read or changed by other users of this computer. Run: chmod 600 ${file}. If somebody else may have read it, make a new key.`,
    );
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Explained below.
  }
  return fail(
    `${file} must contain an Ed25519 key in PEM form without a passphrase, as this command makes it.`,
  );
}
