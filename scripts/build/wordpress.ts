// Writes the WordPress plug-in as an archive to dist/placet.zip. The service offers the same archive at /docs/placet.zip.
// With --sign, it writes the agency's own instead, which updates itself, and to public/wordpress what the service answers.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { signedPlugin, signingKey } from '../wordpress/sign-plugin.ts';
import { pluginArchive } from '../wordpress/wordpress-plugin.ts';

const { values } = parseArgs({
  options: {
    sign: { type: 'boolean' },
    service: { type: 'string' },
    key: { type: 'string', default: 'wordpress-signing-key.pem' },
  },
});

mkdirSync('dist', { recursive: true });
if (!values.sign) {
  writeFileSync('dist/placet.zip', pluginArchive());
  console.log('dist/placet.zip: upload it under Plugins > Add New > Upload Plugin.');
} else if (!values.service || !URL.canParse(values.service) || !values.service.startsWith('https://')) {
  console.error('--sign needs --service with the address of your service, such as https://consent.example.');
  process.exitCode = 1;
} else {
  const { archive, offer } = signedPlugin(values.service, signingKey(values.key));
  mkdirSync('public/wordpress', { recursive: true });
  writeFileSync('dist/placet.zip', archive);
  writeFileSync(`public/wordpress/placet-${offer.version}.zip`, archive);
  writeFileSync('public/wordpress/update.json', `${JSON.stringify(offer, null, 2)}\n`);
  console.log(`dist/placet.zip: version ${offer.version}, signed. Upload it once under Plugins > Add New > Upload Plugin.
public/wordpress: the next deployment offers this version to websites that have an older one.
${values.key}: keep it and a copy of it where the service is not. Without it, no website takes an update.`);
}
