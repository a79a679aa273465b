import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLeftOut } from '../../support/sample.ts';
import { startWebsite, type Outcome } from '../support/blocking-hosts.ts';
import { ways } from '../support/blocking-ways.ts';
import { engine, inEngines } from '../support/browser.ts';
import type { Changes } from '../support/domain.ts';

/** The rows of the table in the documentation, each with its cells without the marks of code. */
const rows = readFileSync('docs/website/blocking.md', 'utf8')
  .split('\n')
  .filter((line) => /\| (run|requested|blocked) /.test(line))
  .map((line) => line.split('|').map((cell) => cell.replaceAll('`', '').trim()));

/** What a cell such as `requested (Firefox: blocked)` promises for this engine. */
function promisedBy(cell: string) {
  const [, always, notes = ''] = /^(.*?)(?: \((.*)\))?$/.exec(cell)!;
  const [, different] = new RegExp(`${engine}: ([^;]+)`, 'i').exec(notes) ?? [];
  return different ?? always!;
}

/** The modes by their column, each with the first label of the other host and the changes that it makes to a new domain. */
const modes: Record<string, [name: string, changes: (host: string) => Changes]> = {
  service: [
    'tracker',
    (host) => ({
      domain: {},
      services: { Tracker: { purpose: 'a717ff5', scriptMarkers: [host], iframeMarkers: [host] } },
    }),
  ],
  'unknown host': ['other', () => ({ domain: {} })],
  blockNewScripts: ['unknown', () => ({ domain: { blockNewScripts: true } })],
  'strict blocking': ['strict', () => ({ domain: { strictBlocking: true } })],
};

/** What can become of a way, the least first. */
const OUTCOMES = ['blocked', 'requested', 'run'];

/** A page with the ways of a row. */
type Opened = { way: string; promised: string; outcomes: () => Promise<Outcome[]> };

/** Milliseconds for all pages of a mode. */
const TIMEOUT = 600_000;

/** Pages that are opened at the same time. */
const PAGES = 8;

/** Rows about domains that do not block unknown iframes. */
const WITHOUT = / without blockIframes$/;

inEngines('before consent', (visit) => {
  let website: Awaited<ReturnType<typeof startWebsite>>;
  const made = new Map<string, Awaited<ReturnType<typeof website.createMode>>>();
  beforeAll(async () => {
    website = await startWebsite();
    for (const [mode, [name, changes]] of Object.entries(modes))
      for (const blockIframes of [true, false])
        made.set(
          `${mode} ${blockIframes}`,
          await website.createMode(`${name}${blockIframes ? '' : '-frames'}`, (host) => {
            const { domain, ...rest } = changes(host);
            return { domain: { ...domain, blockIframes }, ...rest };
          }),
        );
  });
  afterAll(() => website.close());

  test('each way that the documentation names is tried, and no other', () => {
    expect(rows.map(([, way]) => way)).toEqual(Object.keys(ways));
  });

  for (const [index, name] of Object.keys(modes).entries())
    test(
      `each way to the host of ${name} ends as the documentation says`,
      async () => {
        const context = await visit();
        // In a sample, each row is tried in one mode, and in the slower drivers a third of them in none.
        const tried = rows.filter((_, row) => !isLeftOut(row + index, engine === 'chromium' ? 4 : 6));
        const promises = tried.map(([, way, ...cells]) => [way!, promisedBy(cells[index]!)] as const);
        const opened: Opened[] = [];
        const waiting = [...promises];
        const openNext = async (): Promise<void> => {
          const next = waiting.shift();
          if (!next) return;
          const [way, promised] = next;
          const mode = made.get(`${name} ${!WITHOUT.test(way)}`)!;
          opened.push({ way, promised, outcomes: await website.open(context, mode, ways[way]!) });
          return openNext();
        };
        await Promise.all(Array.from({ length: PAGES }, openNext));
        const ending = async ({ way, promised, outcomes }: Opened) => {
          const promises = promised.split(' or ').map((outcome) => OUTCOMES.indexOf(outcome));
          // Firefox and WebKit lack some ways, such as speculation rules, and so let less through.
          const fits = (outcome: Outcome) =>
            engine === 'chromium'
              ? promises.includes(OUTCOMES.indexOf(outcome))
              : OUTCOMES.indexOf(outcome) <= Math.max(...promises);
          const others = (await outcomes()).map((outcome, number) =>
            fits(outcome) ? '' : `${outcome} by ${number}`,
          );
          return [way, others.filter(Boolean).join(', ') || promised] as const;
        };
        const ended = async () => Object.fromEntries(await Promise.all(opened.map(ending)));
        // What runs may take a moment longer; what is blocked does not change any more.
        await expect.poll(ended).toEqual(Object.fromEntries(promises));
      },
      TIMEOUT,
    );
});
