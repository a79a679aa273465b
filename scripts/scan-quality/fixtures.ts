// Measures precision and recall of the service detection on the fixture sites against their expected.json. The scan
// needs workerd (HTMLRewriter), so the sites are scanned by their test, which keeps the services in its meta data.
import { startVitest } from 'vitest/node';

const FILE = 'test/hosting/onboarding/fixtures.test.ts';

type Services = { site: string; expected: string[]; found: string[] };

const vitest = await startVitest('test', [FILE], {
  project: 'workers',
  watch: false,
  reporters: ['minimal'],
});
const sites = vitest.state
  .getTestModules()
  .flatMap((module) => [...module.children.allTests()])
  .flatMap((test) => (test.meta() as { services?: Services }).services ?? []);
await vitest.close();

let sums = { expected: 0, found: 0, right: 0 };
const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
const row = (...cells: (string | number)[]) =>
  console.log(
    cells.map((cell, i) => (i === 0 ? String(cell).padEnd(18) : String(cell).padStart(10))).join(''),
  );

row('site', 'in use', 'found', 'precision', 'recall');
for (const { site, expected, found } of sites) {
  const right = found.filter((service) => expected.includes(service)).length;
  sums = {
    expected: sums.expected + expected.length,
    found: sums.found + found.length,
    right: sums.right + right,
  };
  row(site, expected.length, found.length, percent(right, found.length), percent(right, expected.length));
  for (const service of expected.filter((one) => !found.includes(one))) console.log(`  missed: ${service}`);
  for (const service of found.filter((one) => !expected.includes(one))) console.log(`  wrong: ${service}`);
}
row('all', sums.expected, sums.found, percent(sums.right, sums.found), percent(sums.right, sums.expected));
