import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pluginFiles } from './wordpress-plugin.ts';
import { zipOf } from './zip.ts';

const agency = join(import.meta.dirname, '../../packages/wordpress/agency');

/** The header of the plug-in with this name. */
function header(code: string, name: string) {
  const [, value] = new RegExp(`^ \\* ${name}: +(.*)$`, 'm').exec(code) ?? [];
  if (!value) throw new Error(`placet.php has no header “${name}”.`);
  return value;
}

/** The public key as PHP reads it: 32 bytes in base64. */
const publicKey = (key: KeyObject) =>
  Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x!, 'base64url').toString('base64');

/**
 * The plug-in for the websites of an agency, which updates itself from the agency's service, and what the service answers
 * about it. WordPress takes no update of it from anywhere else.
 */
export function signedPlugin(service: string, key: KeyObject, files = pluginFiles()) {
  const address = `${new URL(service).origin}/wordpress`;
  const code = files.get('placet/placet.php')!.toString();
  const version = header(code, 'Version');
  const loader = 'const PLACET_FILE = __FILE__;\n';
  if (!code.includes(loader)) throw new Error('placet.php has no constant PLACET_FILE.');
  const own = code
    .replace(/^ \* Version: .*\n/m, (line) => `${line} * Update URI:        ${address}/update.json\n`)
    .replace(
      loader,
      `${loader}const PLACET_UPDATE_URI = '${address}/update.json';\nconst PLACET_UPDATE_KEY = '${publicKey(key)}';\n\nrequire_once __DIR__ . '/includes/updates.php';\n`,
    );
  const archive = zipOf(
    new Map([
      ...files,
      ['placet/placet.php', Buffer.from(own)],
      ['placet/includes/updates.php', readFileSync(join(agency, 'updates.php'))],
    ]),
  );
  const sha256 = createHash('sha256').update(archive).digest('hex');
  const requires = header(code, 'Requires at least');
  const php = header(code, 'Requires PHP');
  const offer = {
    version,
    // Of its own for each version, so that no cache mixes archive and signature.
    package: `${address}/placet-${version}.zip`,
    sha256,
    requires,
    requires_php: php,
  };
  return {
    archive,
    offer: { ...offer, signature: sign(null, signedText(offer), key).toString('base64') },
  };
}

/** What the service answers to websites that ask for updates. */
export type Offer = {
  version: string;
  package: string;
  sha256: string;
  requires: string;
  requires_php: string;
  signature: string;
};

/** The same text as in packages/wordpress/agency/updates.php. */
const signedText = ({ version, sha256, requires, requires_php }: Omit<Offer, 'signature' | 'package'>) =>
  Buffer.from(['placet-wordpress-plugin', version, sha256, requires, requires_php].join('\n'));

/** Whether an offer was signed with this key. */
export const isSignedWith = (key: KeyObject, offer: Offer) =>
  verify(null, signedText(offer), createPublicKey(key), Buffer.from(offer.signature, 'base64'));
