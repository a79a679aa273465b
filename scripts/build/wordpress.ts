// Writes the WordPress plug-in as an archive to dist/placet.zip. The service offers the same archive at /docs/placet.zip.
// With --sign, it writes the agency's own instead, which updates itself, and to public/wordpress what the service answers.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fail } from '../lib/fail.ts';
import { signingKey } from '../wordpress/signing-key.ts';
import { signedPlugin, type Offer } from '../wordpress/sign-plugin.ts';
import { pluginArchive } from '../wordpress/wordpress-plugin.ts';

const OFFER = 'public/wordpress/update.json';
const KEY = 'wordpress-signing-key.pem';

function readOptions() {
  try {
    return parseArgs({
      options: {
        sign: { type: 'boolean' },
        service: { type: 'string' },
        key: { type: 'string', default: KEY },
      },
    }).values;
  } catch (error) {
    return fail((error as Error).message);
  }
}

/** What the service offers since the last run; undefined before the first. */
function lastOffer(): Offer | undefined {
  if (!existsSync(OFFER)) return undefined;
  try {
    return JSON.parse(readFileSync(OFFER, 'utf8')) as Offer;
  } catch {
    return fail(`${OFFER} is damaged. Restore it from your repository.`);
  }
}

/** Websites take only a newer version, and a version has one content. */
function checkVersion(offer: Offer, last: Offer) {
  const order = offer.version.localeCompare(last.version, 'en', { numeric: true });
  const raise = 'Raise “Version” in packages/wordpress/placet/placet.php, or get the newer code.';
  if (order < 0)
    fail(`Version ${last.version}, which is offered already, is newer than ${offer.version}. ${raise}`);
  if (order === 0 && offer.sha256 !== last.sha256)
    fail(
      `The service already offers version ${offer.version} with other content, and websites that have it would not notice. ${raise}`,
    );
}

const { sign, service, key: file } = readOptions();
mkdirSync('dist', { recursive: true });
if (!sign) {
  writeFileSync('dist/placet.zip', pluginArchive());
  console.log('dist/placet.zip: upload it under Plugins > Add New > Upload Plugin.');
} else if (!service || !URL.canParse(service) || !service.startsWith('https://')) {
  fail('--sign needs --service with the address of your service, such as https://consent.example.');
} else {
  const last = lastOffer();
  const { key, isNew } = signingKey(file, last);
  const { archive, offer } = signedPlugin(service, key);
  if (last) checkVersion(offer, last);
  mkdirSync('public/wordpress', { recursive: true });
  writeFileSync('dist/placet.zip', archive);
  writeFileSync(`public/wordpress/placet-${offer.version}.zip`, archive);
  writeFileSync(OFFER, `${JSON.stringify(offer, null, 2)}\n`);
  console.log(`dist/placet.zip: version ${offer.version}, signed. Upload it once under Plugins > Add New > Upload Plugin.
public/wordpress: the next deployment offers this version to websites that have an older one.
${file}${isNew ? ' is new' : ''}: keep it and a copy of it where the service is not. Without it, no website takes an update.`);
}
