import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createAccount } from '../browser/support/account.ts';
import { inEngines } from '../browser/support/browser.ts';
import { createDomain } from '../browser/support/domain.ts';
import { button, settled } from '../browser/support/widget.ts';
import { DELAYED, HOME, HOSTILE } from './wordpress/posts.ts';
import { UNUSUAL } from './wordpress/unusual-html.ts';
import {
  ADMIN,
  canRewrite,
  missingForWordPress,
  startWordPress,
  type WordPress,
} from './wordpress/wordpress.ts';
import { freePort } from '../support/free-port.ts';

/** Milliseconds for the start of a database and a WordPress. */
const PATIENCE = 300_000;
const PORT = await freePort();

/** The PHP example of a page of the documentation that contains this text. */
function example(page: string, part: string) {
  const all = [...readFileSync(page, 'utf8').matchAll(/```php\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  const [found = '', another] = all.filter((code) => code.includes(part));
  expect([part, found === '', another]).toEqual([part, false, undefined]);
  return found;
}

/** Google Analytics, Google Maps, YouTube and Gravatar in the catalogue. */
const PRESETS = [1001, 4001, 5001, 7014];

if (missingForWordPress)
  console.warn(`The plug-in for WordPress is not tested, because this is missing: ${missingForWordPress}.`);
else if (!canRewrite)
  console.warn(
    'This WordPress is older than 6.2 and cannot rewrite pages: only what needs no rewriting is tested.',
  );

describe.skipIf(missingForWordPress)('a website made with WordPress', { tags: ['full'] }, () => {
  inEngines('and the plug-in', (visit) => {
    let wordpress: WordPress;
    let snippet: string;
    beforeAll(async () => {
      const account = await createAccount(inject('worker'));
      const domain = await createDomain(account, `localhost:${PORT}`, PRESETS);
      await domain.configure({ domain: { serverCookie: true } });
      snippet = domain.snippets.default;
      const archive = await fetch(new URL('/docs/placet.zip', inject('worker')));
      wordpress = await startWordPress(PORT, Buffer.from(await archive.arrayBuffer()));
      // The service of the tests is on this machine.
      const unusual = example('docs/website/wordpress.md', 'http_allowed_safe_ports');
      const servicePort = new URL(inject('worker')).port;
      await wordpress.addCode('private-addresses', `<?php ${unusual.replace('8787', servicePort)}`);
      const connected = await wordpress.inWordPress(`
        require_once WP_PLUGIN_DIR . '/placet/includes/settings-page.php';
        update_option(PLACET_OPTION, placet_sanitize_settings(['address' => '${snippet.replaceAll("'", "\\'")}']));
        echo json_encode(placet_refresh_services());
        wp_set_current_user(1);
        $id = wp_insert_post(['post_title' => 'Film', 'post_name' => 'film', 'post_status' => 'publish', 'post_content' => ${quoted(HOME)}]);
        wp_insert_comment(['comment_post_ID' => $id, 'comment_author' => 'Guest', 'comment_author_email' => 'guest@example.test', 'comment_content' => 'Nice', 'comment_approved' => 1]);`);
      if (connected !== 'true') throw new Error(`The plug-in is not connected: ${connected}`);
    }, PATIENCE);
    afterAll(() => wordpress?.close());
    beforeEach(() => wordpress.setCache(false));

    /** A new visitor’s page, and the addresses that it requests from others. */
    async function visitor(path = '/film/') {
      const context = await visit();
      const others = await recordOthers(context);
      const page = await context.newPage();
      await page.goto(wordpress.url + path);
      await button(page, 'Accept all').waitFor();
      return { page, others };
    }

    /** Records what a browser requests from others than the website and the service, and answers it. */
    async function recordOthers(context: BrowserContext) {
      const others = new Set<string>();
      const own = [wordpress.url, inject('worker')];
      await context.route(
        (url) => url.protocol.startsWith('http') && !own.includes(url.origin),
        (route) => {
          const { host, pathname } = new URL(route.request().url());
          // Older versions of WordPress use several hosts.
          others.add(host.replace(/^\d\.gravatar/, 'secure.gravatar') + pathname);
          const contentType = route.request().resourceType() === 'script' ? 'text/javascript' : 'text/html';
          return route.fulfill({ contentType, body: '' });
        },
      );
      return others;
    }
    const php = async (page: Page) => JSON.parse((await page.locator('#php').textContent())!);
    const allOthers = () => [
      'i.ytimg.com/vi/1/hq.jpg',
      expect.stringMatching(/^secure\.gravatar\.com\/avatar\//),
      'www.google.com/maps/embed',
      'www.googletagmanager.com/gtag/js',
      'www.youtube.com/embed/film',
    ];

    for (const isOn of [false, true])
      test.skipIf(!canRewrite)(
        `with the page cache ${isOn ? 'on' : 'off'}, nothing is requested from others before a decision and after rejecting, and all after accepting`,
        async () => {
          await wordpress.setCache(isOn);
          for (const _ of [1, 2]) {
            const { page, others } = await visitor();
            await page.waitForLoadState('networkidle');
            expect([...others]).toEqual([]);
            await button(page, 'Only necessary').click();
            await settled(page);
            await page.reload({ waitUntil: 'networkidle' });
            expect([...others]).toEqual([]);
            await page.evaluate(() => CCM.openWidget());
            await button(page, 'Accept all').click();
            await expect.poll(() => [...others].sort()).toEqual(allOthers());
            await settled(page);
            others.clear();
            const response = await page.reload();
            expect(response!.headers()['x-cache']).toBe(isOn ? 'hit' : undefined);
            await expect.poll(() => [...others].sort()).toEqual(allOthers());
            expect(await page.evaluate(() => window.dataLayer!.length)).toBeGreaterThan(0);
          }
        },
      );

    test('PHP knows an accepted service, and no other, from the page view after the decision on', async () => {
      const { page } = await visitor();
      // The website may reload the page to complete a decision.
      const known = () =>
        page.goto(`${wordpress.url}/film/`).then(
          () => php(page),
          () => undefined,
        );
      const undecided = { youtube: false, unknown: false, decided: false, type: 'optin' };
      expect(await php(page)).toEqual(undecided);
      await button(page, 'Only necessary').click();
      await settled(page);
      await expect.poll(known).toEqual({ ...undecided, decided: true });
      await page.evaluate(() => CCM.openWidget());
      await button(page, 'Accept all').click();
      await settled(page);
      await expect.poll(known).toEqual({ ...undecided, decided: true, youtube: true });
    });

    test.skipIf(!canRewrite)(
      'scripts and frames that an optimization plug-in delays wait for consent as well',
      async () => {
        await wordpress.inWordPress(`
          wp_set_current_user(1);
          wp_insert_post(['post_title' => 'Delayed', 'post_name' => 'delayed', 'post_status' => 'publish', 'post_content' => ${quoted(DELAYED)}]);`);
        const { page, others } = await visitor('/delayed/');
        await page.waitForFunction(() => document.body.dataset.started);
        await page.waitForLoadState('networkidle');
        expect([...others]).toEqual([]);
        await button(page, 'Accept all').click();
        await expect
          .poll(() => [...others].sort())
          .toEqual(['www.googletagmanager.com/gtag/js', 'www.youtube.com/embed/lazy']);
      },
    );

    test.skipIf(!canRewrite)(
      'a contributor can neither exempt an embed nor smuggle code into the widget',
      async () => {
        const saved = await wordpress.inWordPress(`
        $user = wp_insert_user(['user_login' => 'guest', 'user_pass' => 'x', 'role' => 'contributor', 'user_email' => 'c@hotel.example']);
        wp_set_current_user($user); kses_init();
        $id = wp_insert_post(['post_title' => 'Guest', 'post_name' => 'guest', 'post_status' => 'pending', 'post_content' => wp_slash(${quoted(HOSTILE)})]);
        wp_set_current_user(1); kses_init(); wp_update_post(['ID' => $id, 'post_status' => 'publish', 'post_name' => 'guest']);
        echo get_post($id)->post_content;`);
        expect(saved).not.toContain('data-ccm-');
        expect(saved).toContain('data-own="1"');
        const { page, others } = await visitor('/guest/');
        await page.waitForLoadState('networkidle');
        expect([...others]).toEqual([]);
        await button(page, 'Accept all').click();
        await expect.poll(() => others.size).toBeGreaterThan(6);
        expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
        expect(await page.locator('a[href^="javascript"], object[data^="javascript"]').count()).toBe(0);
      },
    );

    test.skipIf(!canRewrite)('tags that a theme exempts with data-ccm-ignore stay as they are', async () => {
      const html = `<script async src="https://www.googletagmanager.com/exempt.js" data-ccm-ignore></script>
        <iframe data-ccm-ignore="" src="https://www.youtube.com/embed/exempt"></iframe>
        <img data-ccm-ignore src="https://i.ytimg.com/vi/picture.jpg">`;
      await wordpress.inWordPress(`update_option('site_footer', ${quoted(html)});`);
      const sent = await (await fetch(`${wordpress.url}/film/`)).text();
      const { page, others } = await visitor();
      await page.waitForLoadState('networkidle');
      await wordpress.inWordPress("delete_option('site_footer');");
      // The widget’s policy blocks the iframe.
      expect([...others]).toEqual(['www.googletagmanager.com/exempt.js']);
      expect(sent).toContain('<iframe data-ccm-ignore="" src="https://www.youtube.com/embed/exempt">');
    });

    test.skipIf(!canRewrite)('unusual HTML does not escape', async () => {
      const code = `<script>const icon = '<svg>'; //<![CDATA[
        if (1 < 2 && icon) window.hasRun = true; //]]></script>`;
      const html = code + UNUSUAL.map((tag, index) => tag.replace(/@(?!i)/, `way${index}`)).join('\n');
      await wordpress.inWordPress(
        `update_option('site_footer', base64_decode('${Buffer.from(html).toString('base64')}'));`,
      );
      const { page, others } = await visitor();
      await page.waitForLoadState('networkidle');
      await wordpress.inWordPress("delete_option('site_footer');");
      const requested = [...others].map(
        (address) => UNUSUAL[Number(/way(\d+)/.exec(address)?.[1])] ?? address,
      );
      expect(requested).toEqual([]);
      expect(await page.locator('[data-ccm-loader-src]').count()).toBeGreaterThan(UNUSUAL.length / 2);
      expect(await page.evaluate('hasRun')).toBe(true);
    });

    test('the settings page takes a whole snippet, tests the connection, and says what is wrong', async () => {
      const page = await administrator('/wp-admin/options-general.php?page=placet');
      await page.getByLabel('Address of the service').fill(snippet);
      await page.getByLabel('State in').check();
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByText('Settings saved.').waitFor();
      expect(await page.getByLabel('Address of the service').inputValue()).toBe(inject('worker'));
      await page.getByRole('button', { name: 'Test the connection' }).click();
      await page.getByText('The connection works. The domain has 4 active services.').waitFor();
      expect(await page.getByText('PHP cannot read decisions').count()).toBe(0);

      const right = await page.getByLabel('Domain ID').inputValue();
      await page.getByLabel('Domain ID').fill('<script>alert(1)</script>');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByText('The domain ID is not valid').waitFor();
      expect(await page.getByLabel('Domain ID').inputValue()).toBe(right);
      await page.getByLabel('Domain ID').fill('0123456789ab');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByRole('button', { name: 'Test the connection' }).click();
      await page.getByText('The service does not know this embed key and domain ID').waitFor();
      await page.getByLabel('Domain ID').fill(right);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByText('Settings saved.').waitFor();

      const statement = await fetch(`${wordpress.url}/.well-known/gpc.json`);
      expect(await statement.json()).toEqual({
        gpc: true,
        lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
      await page.getByLabel('State in').uncheck();
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByText('Settings saved.').waitFor();
      expect((await fetch(`${wordpress.url}/.well-known/gpc.json`)).status).toBe(404);
    });

    test('the console of a German website is German', async () => {
      const german = await wordpress.inWordPress(`
        add_filter('locale', fn () => 'de_DE'); unload_textdomain('placet'); placet_load_translations();
        load_textdomain('placet', WP_PLUGIN_DIR . '/placet/languages/placet-de_DE.mo');
        echo __('Test the connection', 'placet'), '|', sprintf(_n('The connection works. The domain has %d active service.', 'The connection works. The domain has %d active services.', 4, 'placet'), 4);`);
      expect(german).toBe('Verbindung testen|Die Verbindung funktioniert. Die Domain hat 4 aktive Dienste.');
    });

    /** Opens a page of the admin area. */
    async function administrator(path: string) {
      const page = await (await visit()).newPage();
      await page.goto(wordpress.url + path);
      await page.getByLabel('Username').fill(ADMIN.name);
      await page.locator('#user_pass').fill(ADMIN.password);
      await page.getByRole('button', { name: 'Log In' }).click();
      await page.waitForURL(wordpress.url + path);
      return page;
    }

    test('the example in PHP knows the decision', async () => {
      const code = example('docs/website/wordpress.md', 'placet_has_consent');
      await wordpress.addCode('example', `<?php add_action('wp_footer', function () { ${code} });`);
      const { page } = await visitor();
      const chapters = (on: Page) => on.locator('text=/^Chapters of the video/').count();
      expect(await chapters(page)).toBe(0);
      await button(page, 'Accept all').click();
      await settled(page);
      const next = await page.context().newPage();
      await next.goto(`${wordpress.url}/film/`);
      expect(await chapters(next)).toBe(1);
      await wordpress.removeCode('example');
    });

    test.skipIf(!canRewrite)('answers that are no page for visitors stay as they are', async () => {
      for (const path of [
        '/feed/',
        '/film/feed/',
        '/wp-json/wp/v2/posts',
        '/wp-sitemap.xml',
        '/film/embed/',
        '/wp-admin/admin-ajax.php',
        '/wp-login.php',
        '/robots.txt',
      ]) {
        const text = await (await fetch(wordpress.url + path)).text();
        expect
          .soft({ path, isChanged: /ccm-loader|\/app\.js/.test(text) })
          .toEqual({ path, isChanged: false });
      }
      for (const query of ['preview=true', 'sitemap=x', 'elementor-preview=1', 's=a']) {
        const text = await (await fetch(`${wordpress.url}/film/?${query}`)).text();
        expect
          .soft({ query, isChanged: /app\.js/.test(text) && !/ src=.https:\/\/www\.(you|goo)/.test(text) })
          .toEqual({ query, isChanged: true });
      }
      const page = await (await fetch(`${wordpress.url}/film/`)).text();
      expect(page.match(/<script/)!.index).toBe(page.indexOf('<script data-cfasync="false"'));
      expect(page).not.toMatch(/rel=.(preconnect|dns-prefetch)[^>]*(ytimg|googletagmanager)/);
      expect(page).toContain(
        'data-ccm-loader-src="https://www.youtube.com/embed/film?feature=oembed&amp;copy=1"',
      );
    });

    test.skipIf(!canRewrite)(
      'a page is whole if a theme flushes it, and files pass as they come',
      async () => {
        const results = await wordpress.inWordPress(`
        $markers = placet_markers();
        $output = function ($write) use ($markers) {
          ob_start();
          ob_start(placet_page_collector($markers), PLACET_PAGE_LIMIT);
          $write();
          while (ob_get_level() > 1) ob_end_flush();
          return ob_get_clean();
        };
        $frame = '<iframe src="https://www.youtube.com/embed/1"></iframe>';
        echo json_encode([
          $output(function () use ($frame) { echo '<!doctype html><ifr'; flush(); ob_flush(); echo substr($frame, 4); }),
          $output(function () use ($frame) { echo '<!doctype html>old'; ob_clean(); echo '<!doctype html>', $frame; }),
          $output(function () use ($frame) { echo '{"html": "', $frame, '"}'; }),
          $output(function () use ($frame) { echo '<!doctype html><html amp>', $frame; }),
          $output(function () use ($frame) { echo str_repeat('<!-- x -->', 30), '<!DOCTYPE html>', $frame; }),
          strlen($output(function () use ($frame) { echo '<!doctype html>', $frame; for ($i = 0; $i < 6 * 1024; $i++) echo str_repeat('x', 1024); })),
          substr_count($output(function () use ($frame) { echo '<!doctype html>', str_repeat("$frame<script>a = '$frame'</script><!-- $frame --><textarea>$frame</textarea><p title='$frame'>", 50); }), 'data-ccm-loader-src'),
          $output(function () { echo '<!doctype html><script src="', placet_url('/app.js'), '&amp;i.ytimg.com/"></script>'; }),
        ]);`);
        const frame = '<iframe src="https://www.youtube.com/embed/1"></iframe>';
        const moved = '<iframe data-ccm-loader-src="https://www.youtube.com/embed/1" ></iframe>';
        const script = expect.stringContaining('<script src="');
        expect(JSON.parse(results)).toEqual([
          `<!doctype html>${moved}`,
          `<!doctype html>${moved}`,
          `{"html": "${frame}"}`,
          `<!doctype html><html amp>${frame}`,
          `${'<!-- x -->'.repeat(30)}<!DOCTYPE html>${moved}`,
          15 + frame.length + 6 * 1024 * 1024,
          50,
          script,
        ]);
      },
    );

    test('without PHP errors, the plug-in is deactivated, and leaves nothing when it is deleted', async () => {
      expect(
        await wordpress.inWordPress("echo @file_get_contents(WP_CONTENT_DIR . '/debug.log');"),
      ).not.toMatch(/plugins\/placet/);
      await wordpress.inWordPress("deactivate_plugins('placet/placet.php');");
      const page = await (await fetch(`${wordpress.url}/film/`)).text();
      expect(page).toContain('src="https://www.youtube.com/embed/film');
      expect(page).not.toMatch(/app\.js|ccm-loader/);
      const left = await wordpress.inWordPress(`
        uninstall_plugin('placet/placet.php');
        global $wpdb;
        echo json_encode([$wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%placet%'"), strpos(json_encode(_get_cron_array()), 'placet')]);`);
      expect(JSON.parse(left)).toEqual([[], false]);
    });

    test('without the plug-in, the documented snippet is the first script and shows the banner', async () => {
      const code = example('docs/website/wordpress.md', 'wp_head');
      const [, own = ''] = /src="(.*?)"/.exec(snippet) ?? [];
      await wordpress.addCode('placet', code.replace(/https:\/\/consent\.example\/app\.js[^"]*/, own));
      const html = await (await fetch(`${wordpress.url}/film/`)).text();
      const [, start = '?'] = /(<script.*?) src=/.exec(code) ?? [];
      expect(html.match(/<script/)!.index).toBe(html.indexOf(start));
      const { page } = await visitor();
      await button(page, 'Only necessary').click();
      await settled(page);
      await wordpress.removeCode('placet');
    });

    // An older WordPress refuses to activate the plug-in.
    test.skipIf(!canRewrite)(
      'in a network, each website has its own settings, and deleting the plug-in removes all',
      async () => {
        await wordpress.makeNetwork();
        const options = `SELECT option_name FROM {$wpdb->get_blog_prefix($id)}options WHERE option_name LIKE '%placet%' ORDER BY option_id`;
        const list = `foreach ([1, 2] as $id) $found[] = $wpdb->get_col("${options}");`;
        const found = await wordpress.inWordPress(`
        global $wpdb;
        delete_option('placet_settings');
        delete_option('placet_services');
        activate_plugin('placet/placet.php', '', true);
        require_once WP_PLUGIN_DIR . '/placet/includes/settings-page.php';
        $settings = placet_sanitize_settings(['address' => ${quoted(snippet)}]);
        foreach ([1, 2] as $id) {
          switch_to_blog($id);
          if ($id === 2) { $before = placet_is_connected(); update_option(PLACET_OPTION, $settings); placet_schedule_refresh(); $after = placet_is_connected(); }
          else $first = placet_is_connected();
          restore_current_blog();
        }
        ${list}
        deactivate_plugins('placet/placet.php');
        uninstall_plugin('placet/placet.php');
        ${list}
        echo json_encode([$first, $before, $after, $found]);`);
        expect(JSON.parse(found)).toEqual([
          false,
          false,
          true,
          [[], ['placet_settings', 'placet_services'], [], []],
        ]);
      },
    );
  });
});

/** A text as PHP code. */
function quoted(text: string) {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
