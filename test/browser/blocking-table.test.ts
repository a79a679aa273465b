import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWebsite, type Outcome } from './blocking-hosts.ts';
import { ways } from './blocking-ways.ts';
import { inChromium } from './browser.ts';
import type { Changes } from './domain.ts';

/** The rows of the table in the documentation, each with its cells without the marks of code. */
const rows = readFileSync('docs/website/blocking.md', 'utf8')
  .split('\n')
  .filter((line) => /\| (run|requested|blocked) /.test(line))
  .map((line) => line.split('|').map((cell) => cell.replaceAll('`', '').trim()));

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

/** Rows about domains that do not block unknown iframes. */
const WITHOUT = / without blockIframes$/;

inChromium('before consent', (visit) => {
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

  for (const [index, mode] of Object.keys(modes).entries())
    describe(`the host of ${mode}`, () => {
      for (const [, way, ...cells] of rows)
        test(`${way}: ${cells[index]}`, async () => {
          const { outcomes } = await website.open(
            await visit(),
            made.get(`${mode} ${!WITHOUT.test(way!)}`)!,
            ways[way!]!,
          );
          // A browser may request what it finds in the HTML, or be too late to.
          const fits = (outcome: Outcome) =>
            outcome === cells[index] || (outcome === 'blocked' && cells[index] === 'requested');
          const list = (await outcomes()).map((outcome, number) => ({ outcome, number }));
          expect(list.filter(({ outcome }) => !fits(outcome))).toEqual([]);
        });
    });
});
