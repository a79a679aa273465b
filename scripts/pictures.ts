// Takes the pictures of the front page and of README.md from a running instance of "npm run dev" with demo data.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { chromiumPath } from '../test/browser/support/engines.ts';
import { fail } from './lib/fail.ts';
import { readArguments } from './lib/read-arguments.ts';

/** Maximum bytes of a picture. */
const LIMIT = 60_000;

const { values } = readArguments(
  {
    options: {
      url: { type: 'string', default: 'http://localhost:8787' },
      username: { type: 'string' },
      password: { type: 'string' },
    },
  },
  'Usage: npm run pictures -- --username demo-1a2b3c --password … --url http://localhost:8787',
);
const { url, username, password } = values;
if (!username || !password) fail('Pass --username and --password, which "npm run seed" has printed.');
if (!chromiumPath) fail('The pictures need chromium on PATH.');

const folder = fileURLToPath(new URL('../public/pictures/', import.meta.url));
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
for (const language of ['en', 'de'])
  for (const colorScheme of ['light', 'dark'] as const) {
    const name = (of: string) => `${of}-${language}-${colorScheme}.webp`;
    const look = { locale: language === 'de' ? 'de-DE' : 'en-US', colorScheme };
    await write(name('banner'), await withPage(browser, look, banner));
    await write(name('console'), await withPage(browser, look, analytics));
  }
await browser.close();

async function withPage(browser: Browser, look: BrowserContextOptions, show: (page: Page) => Promise<void>) {
  const viewport = { width: 1200, height: 800 };
  const context = await browser.newContext({ ...look, viewport, timezoneId: 'Europe/Berlin' });
  const page = await context.newPage();
  await show(page);
  const picture = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return picture;
}

async function banner(page: Page) {
  await page.goto(`${url}/demo`);
  await page.locator('#ccm-widget dialog').waitFor();
}

async function analytics(page: Page) {
  await page.goto(`${url}/account/login`);
  await page.locator('[name=username]').fill(username!);
  await page.locator('[name=password]').fill(password!);
  await page.locator('main button').click();
  await page.waitForURL(/\/account(?!\/login)/);
  await page.locator('.site', { hasText: '/demo' }).locator('a[href$="/statistics"]').first().click();
  await page.locator('.points').first().waitFor();
  // The header has little to show.
  await page.locator('.sections').evaluate((tabs) => scrollTo(0, (tabs as HTMLElement).offsetTop - 16));
  await page.evaluate(() => {
    // The page as it looks without a keyboard, and with a name instead of the address of this machine.
    (document.activeElement as HTMLElement | null)?.blur();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      text.textContent = text.textContent!.replace(/localhost:\d+\/demo/, 'shop.lindenhof.example');
    }
  });
}

/** Writes a screenshot as WebP, in the best quality that fits. */
async function write(name: string, png: Buffer) {
  const page = await browser.newPage();
  for (const quality of [0.9, 0.8, 0.7, 0.6, 0.5]) {
    const data = await page.evaluate(
      async ([source, quality]) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
        canvas.getContext('2d')!.drawImage(image, 0, 0);
        return canvas.toDataURL('image/webp', quality).split(',')[1]!;
      },
      [`data:image/png;base64,${png.toString('base64')}`, quality] as const,
    );
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length > LIMIT) continue;
    await writeFile(folder + name, bytes);
    await page.close();
    return console.log(`${name}: ${bytes.length} bytes`);
  }
  fail(`${name} is larger than ${LIMIT} bytes.`);
}
