import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedPlugin } from '../../scripts/wordpress/sign-plugin.ts';
import { pluginFiles } from '../../scripts/wordpress/wordpress-plugin.ts';
import { checkout } from './wordpress/checkout.ts';
import { missingForWordPress, startWordPress, type WordPress } from './wordpress/wordpress.ts';
import { freePort } from '../support/free-port.ts';

const PATIENCE = 300_000;
const PORT = await freePort();

const key = generateKeyPairSync('ed25519').privateKey;
const foreignKey = generateKeyPairSync('ed25519').privateKey;

if (missingForWordPress)
  console.warn(`Updates of the plug-in are not tested, because this is missing: ${missingForWordPress}.`);

/** So that a server on this machine may offer updates, without WordPress.org. */
const privateAddresses = (
  port: number,
) => `<?php add_filter('http_request_host_is_external', '__return_true');
  add_filter('http_allowed_safe_ports', fn ($ports) => [...$ports, ${port}]);
  add_filter('filesystem_method', fn () => 'direct');
  // WordPress looks for updates elsewhere only after WordPress.org has answered.
  add_filter('pre_http_request', fn ($reply, $call, $url) => str_contains($url, '//api.wordpress.org/plugins/update-check/')
    ? ['headers' => [], 'body' => '{"plugins":[],"no_update":[],"translations":[]}', 'response' => ['code' => 200, 'message' => 'OK'], 'cookies' => [], 'filename' => null]
    : $reply, 10, 3);`;

/** Looks for updates as the job that updates by itself, which does not deactivate the plug-in meanwhile; `before` runs after that. */
const updateBy = (before = '') => `
  require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
  add_filter('wp_doing_cron', '__return_true');
  delete_site_transient('update_plugins'); wp_update_plugins();
  $found = get_site_transient('update_plugins')->response['placet/placet.php'] ?? null;
  ${before}
  $stored = 0;
  add_filter('wp_delete_file', function ($path) use (&$stored) { $stored = max($stored, filesize($path)); return $path; });
  $skin = new Automatic_Upgrader_Skin();
  $done = (new Plugin_Upgrader($skin))->upgrade('placet/placet.php');
  echo '>>>' . json_encode([
    'found' => $found->new_version ?? null,
    'automatic' => $found->autoupdate ?? null,
    'done' => $done === true,
    'stored' => $stored,
    'told' => implode(' ', $skin->get_upgrade_messages()),
  ]);`;

type Result = {
  found: string | null;
  automatic: boolean | null;
  done: boolean;
  stored: number;
  told: string;
};
const resultIn = (output: string) => JSON.parse(output.slice(output.lastIndexOf('>>>') + 3)) as Result;

describe.skipIf(missingForWordPress)('the plug-in of an agency', { tags: ['full'] }, () => {
  let wordpress: WordPress;
  let offered: { archive: Buffer; offer: Record<string, string> };
  const server = createServer((request, response) =>
    response.end(request.url === '/wordpress/update.json' ? JSON.stringify(offered.offer) : offered.archive),
  );

  /** The plug-in with another version, which says in PHP which one runs. */
  function version(number: string, by: KeyObject = key) {
    const files = new Map(pluginFiles());
    const code = files
      .get('placet/placet.php')!
      .toString()
      .replace(/(\* Version: +).*/, `$1${number}`)
      .concat(`\nfunction placet_test_version() { return '${number}'; }\n`);
    files.set('placet/placet.php', Buffer.from(code));
    const { port } = server.address() as AddressInfo;
    const signed = signedPlugin(`http://localhost:${port}`, by, files);
    return { ...signed, offer: { ...signed.offer } };
  }

  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
    const { port } = server.address() as AddressInfo;
    wordpress = await startWordPress(PORT, version('1.2.0').archive);
    await wordpress.addCode('private-addresses', privateAddresses(port));
  }, PATIENCE);
  afterAll(async () => {
    await wordpress?.close();
    server.close();
  });

  /** What WordPress finds, then what its own upgrader says, and which version runs afterwards. */
  async function update(forced = false) {
    const before = forced
      ? `$state = get_site_transient('update_plugins') ?: new stdClass();
        $state->response['placet/placet.php'] = (object) ['slug' => 'placet', 'plugin' => 'placet/placet.php', 'new_version' => '99.0', 'package' => 'http://localhost:${(server.address() as AddressInfo).port}/wordpress/any.zip'];
        set_site_transient('update_plugins', $state);`
      : '';
    const result = resultIn(await wordpress.inWordPress(updateBy(before)));
    return { ...result, runs: await wordpress.inWordPress(`echo placet_test_version();`) };
  }

  test(
    'updates itself to a newer signed version, and to nothing else',
    async () => {
      // Older, the same, not signed, signed by another key, another archive, and claims that the signature does not cover.
      const older = version('1.1.0');
      const foreign = version('1.3.0', foreignKey);
      const newer = version('1.3.0');
      // Anything larger than the limit is cut off, and never stored.
      const endless = {
        archive: Buffer.concat([newer.archive, Buffer.alloc(20_000_000)]),
        offer: newer.offer,
      };
      const other = { archive: foreign.archive, offer: newer.offer };
      const refused: [string, typeof older, RegExp][] = [
        ['older', older, /not newer/],
        ['the same', version('1.2.0'), /not newer/],
        [
          'older, with a higher version',
          { ...older, offer: { ...older.offer, version: '9.0.0' } },
          /not signed/,
        ],
        ['not signed', { ...newer, offer: { ...newer.offer, signature: '' } }, /not signed/],
        ['by another key', foreign, /not signed/],
        ['another archive', other, /not the signed one/],
        ['an endless archive', endless, /not the signed one/],
      ];
      for (const [what, service, reason] of refused) {
        offered = service;
        const result = await update(true);
        // What WordPress finds is signed; the archive is compared when it is there.
        const found = what.endsWith('archive') ? '1.3.0' : null;
        expect(result, what).toMatchObject({ found, done: false, runs: '1.2.0' });
        expect(result.told, what).toMatch(reason);
        expect(result.stored, what).toBeLessThanOrEqual(5_242_880);
      }
      offered = newer;
      expect(await update()).toMatchObject({ found: '1.3.0', automatic: true, done: true, runs: '1.3.0' });
      // The replaced copy still refuses.
      offered = version('1.2.5');
      expect(await update(true)).toMatchObject({ found: null, done: false, runs: '1.3.0' });
    },
    PATIENCE,
  );

  test(
    'made by the command is uploaded once, and takes the next version that the command makes',
    async () => {
      const copy = await checkout();
      const files = createServer((request, response) => {
        // As the service does with the files of `public`.
        response.end(readFileSync(join(copy.folder, 'public', request.url!)));
      });
      let site: WordPress | undefined;
      try {
        await new Promise<void>((listening) => files.listen(0, 'localhost', listening));
        const { port } = files.address() as AddressInfo;
        const sign = async () => copy.npm('--sign', '--service', 'https://consent.example');
        expect(await sign()).toMatchObject({ status: 0 });
        site = await startWordPress(await freePort(), readFileSync(join(copy.folder, 'dist/placet.zip')));
        await site.addCode('private-addresses', privateAddresses(port));
        await site.addCode(
          'consent-example',
          `<?php add_filter('pre_http_request', fn ($reply, $call, $url) => str_starts_with($url, 'https://consent.example/')
            ? wp_remote_request(str_replace('https://consent.example', 'http://localhost:${port}', $url), ['reject_unsafe_urls' => false] + $call)
            : $reply, 10, 3);`,
        );
        expect(resultIn(await site.inWordPress(updateBy()))).toMatchObject({ found: null, done: false });
        await copy.release('0.2.0', "\nfunction placet_test_version() { return '0.2.0'; }\n");
        expect(await sign()).toMatchObject({ status: 0 });
        expect(resultIn(await site.inWordPress(updateBy()))).toMatchObject({
          found: '0.2.0',
          automatic: true,
          done: true,
        });
        expect(await site.inWordPress(`echo placet_test_version();`)).toBe('0.2.0');
      } finally {
        await site?.close();
        files.close();
        await copy.remove();
      }
    },
    PATIENCE,
  );
});
