import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const folders = (process.env.PATH ?? '').split(delimiter);
const onPath = (name: string) => [...folders, '/usr/sbin'].some((folder) => existsSync(join(folder, name)));

/** The folder of WordPress: Debian’s, unless the environment names another one. */
const SOURCE = process.env.WORDPRESS ?? '/usr/share/wordpress';

/** What is missing for a real WordPress, in a sentence; an empty text if nothing is. */
export const missingForWordPress = [
  ...['php', 'mariadbd', 'mariadb-install-db']
    .filter((name) => !onPath(name))
    .map((name) => `the command ${name}`),
  ...(existsSync(join(SOURCE, 'wp-load.php'))
    ? []
    : [`a WordPress in ${SOURCE} (the variable WORDPRESS names another folder)`]),
].join(', ');

export const canRewrite = existsSync(join(SOURCE, 'wp-includes/html-api/class-wp-html-tag-processor.php'));

export const ADMIN = { name: 'admin', password: 'correct horse battery' };

/** Starts a database in a temporary folder, and in it a new WordPress on this port, with the plug-in from this archive. */
export async function startWordPress(port: number, plugin: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'wordpress-'));
  const site = join(folder, 'site');
  const content = join(site, 'wp-content');
  const socket = join(folder, 'socket');
  const data = join(folder, 'data');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  await run('mariadb-install-db', [
    ...user,
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  const small = ['--skip-networking', '--innodb-buffer-pool-size=16M', '--innodb-flush-log-at-trx-commit=0'];
  const database = spawn(
    'mariadbd',
    ['--no-defaults', ...user, `--datadir=${data}`, `--socket=${socket}`, ...small],
    {
      stdio: 'ignore',
      env: { ...process.env, PATH: [...folders, '/usr/sbin'].join(delimiter) },
    },
  );
  // Debian’s package consists of links.
  await cp(SOURCE, site, {
    recursive: true,
    dereference: true,
    filter: (path) => !path.endsWith('wp-config.php'),
  });
  await writeFile(join(folder, 'placet.zip'), plugin);
  await mkdir(join(content, 'mu-plugins'), { recursive: true });
  await cp('test/frameworks/wordpress/site.php', join(content, 'mu-plugins/site.php'));
  await cp('test/frameworks/wordpress/page-cache.php', join(content, 'advanced-cache.php'));
  await writeFile(join(site, 'wp-config.php'), configuration(socket, port));

  /** Runs PHP code in this WordPress and gives its output. */
  async function php(code: string) {
    const child = run(
      'php',
      ['-d', 'display_errors=stderr', '-d', 'error_reporting=8191', '--', '/dev/stdin'],
      { maxBuffer: 2 ** 26 },
    );
    child.child.stdin!.end(`<?php
      $_SERVER += ['HTTP_HOST' => 'localhost:${port}', 'REQUEST_URI' => '/', 'REQUEST_METHOD' => 'GET', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'SERVER_NAME' => 'localhost'];
      ${code}`);
    return (await child).stdout;
  }
  /** The same, with WordPress loaded. */
  const inWordPress = (code: string) =>
    php(`require '${site}/wp-load.php'; require_once ABSPATH . 'wp-admin/includes/admin.php'; ${code}`);

  await waitFor(() => existsSync(socket));
  await php(
    `mysqli_query(mysqli_connect('localhost', 'root', '', '', 0, '${socket}'), 'CREATE DATABASE site');`,
  );
  await php(`
    define('WP_INSTALLING', true);
    require '${site}/wp-load.php'; require ABSPATH . 'wp-admin/includes/upgrade.php';
    require_once ABSPATH . 'wp-admin/includes/file.php';
    wp_install('Hotel', '${ADMIN.name}', 'admin@hotel.example', true, '', '${ADMIN.password}');
    update_option('permalink_structure', '/%postname%/');
    WP_Filesystem();
    if (unzip_file('${folder}/placet.zip', WP_PLUGIN_DIR) !== true) exit(1);
    update_option('active_plugins', ['placet/placet.php']);`);
  const server = spawn(
    'php',
    ['-S', `localhost:${port}`, '-t', site, 'test/frameworks/wordpress/router.php'],
    {
      stdio: 'ignore',
      // A group of its own, with its workers.
      detached: true,
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: '3' },
    },
  );
  const url = `http://localhost:${port}`;
  await waitFor(() =>
    fetch(url)
      .then((response) => response.text())
      .then(
        () => true,
        () => false,
      ),
  );

  /** Adds PHP code to all pages, as a must-use plug-in. */
  const addCode = (name: string, code: string) => writeFile(join(content, 'mu-plugins', `${name}.php`), code);
  const removeCode = (name: string) => rm(join(content, 'mu-plugins', `${name}.php`));

  /** Page caching on or off, with an empty cache. */
  async function setCache(isOn: boolean) {
    await rm(join(content, 'cache'), { recursive: true, force: true });
    await mkdir(join(content, 'cache'));
    if (!isOn) await rm(join(content, 'cache'), { recursive: true });
  }

  /** Turns the website into a network of websites, with a second one. */
  async function makeNetwork() {
    await inWordPress(`
      require_once ABSPATH . 'wp-admin/includes/network.php'; require_once ABSPATH . 'wp-admin/includes/upgrade.php';
      global $wpdb;
      foreach ($wpdb->tables('ms_global') as $table => $name) $wpdb->$table = $name;
      install_network();
      populate_network(1, 'localhost:${port}', 'admin@hotel.example', 'Network', '/', false);`);
    await writeFile(
      join(site, 'network.php'),
      `<?php define('MULTISITE', true); define('SUBDOMAIN_INSTALL', false); define('DOMAIN_CURRENT_SITE', 'localhost:${port}');
      define('PATH_CURRENT_SITE', '/'); define('SITE_ID_CURRENT_SITE', 1); define('BLOG_ID_CURRENT_SITE', 1);`,
    );
    await inWordPress(
      `wp_insert_site(['domain' => 'localhost:${port}', 'path' => '/second/', 'user_id' => 1]);`,
    );
  }

  async function close() {
    process.kill(-server.pid!);
    database.kill();
    await new Promise((ended) => database.on('exit', ended));
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  const version = /wp_version = '(.*?)'/.exec(
    await readFile(join(site, 'wp-includes/version.php'), 'utf8'),
  )?.[1];
  return { url, version, inWordPress, addCode, removeCode, setCache, makeNetwork, close };
}

export type WordPress = Awaited<ReturnType<typeof startWordPress>>;

/** Waits for something that starts within a minute. */
async function waitFor(isReady: () => boolean | Promise<boolean>) {
  const end = Date.now() + 60_000;
  while (!(await isReady())) {
    if (Date.now() > end) throw new Error('The database or PHP’s server does not start.');
    await new Promise((over) => setTimeout(over, 100));
  }
}

const configuration = (socket: string, port: number) => `<?php
define('DB_NAME', 'site'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $name) { define($name . '_KEY', $name); define($name . '_SALT', $name); }
$table_prefix = 'wp_';
define('WP_HOME', 'http://localhost:${port}'); define('WP_SITEURL', WP_HOME); define('WP_CACHE', true);
define('WP_DEBUG', true); define('WP_DEBUG_DISPLAY', false); define('WP_DEBUG_LOG', __DIR__ . '/wp-content/debug.log');
define('DISABLE_WP_CRON', true); define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_HTTP_BLOCK_EXTERNAL', true); define('WP_ACCESSIBLE_HOSTS', 'localhost,127.0.0.1');
define('WP_ALLOW_MULTISITE', true);
if (is_file(__DIR__ . '/network.php')) require __DIR__ . '/network.php';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
