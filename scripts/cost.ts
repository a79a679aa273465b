// Computes what a month costs on Workers Paid, from counted operations and Cloudflare's price list.
import { readFileSync } from 'node:fs';
import { costOf, partsOf, type Part, type Profile } from './cost/month.ts';
import { prices, type Billed } from './cost/prices.ts';
import { fail } from './lib/fail.ts';
import { readArguments } from './lib/read-arguments.ts';
import { bold, dim } from './lib/terminal.ts';

const text = { type: 'string' } as const;
const { values } = readArguments(
  {
    options: {
      scripts: { ...text, default: '10e6' },
      decisions: { ...text, default: '1e6' },
      interactions: text,
      domains: { ...text, default: '5000' },
      isolates: { ...text, default: '200' },
      'isolate-hours': { ...text, default: '6' },
      skew: { ...text, default: '0.8' },
      profiles: { type: 'boolean', default: false },
    },
  },
  'Usage: npm run cost -- --scripts 10e6 --decisions 1e6; docs/operations/cost.md has all options.',
);

const number = (name: string, value: string, least: number) => {
  const n = Number(value);
  if (!(n >= least)) fail(`--${name} must be a number of at least ${least}, not "${value}".`);
  return n;
};
const decisions = number('decisions', values.decisions, 0);
const profile: Profile = {
  scripts: number('scripts', values.scripts, 1),
  decisions,
  interactions: values.interactions
    ? number('interactions', values.interactions, 0)
    : interactionsOf(decisions),
  domains: number('domains', values.domains, 1),
  isolates: number('isolates', values.isolates, 1),
  isolateHours: number('isolate-hours', values['isolate-hours'], 0.01),
  skew: number('skew', values.skew, 0),
};
const counts = JSON.parse(readFileSync('scripts/cost/counts.json', 'utf8'));
const monthOf = (of: Profile) => costOf(partsOf(of, counts));

/** Every decision ends one page view with a banner, and half as many again end without one. */
function interactionsOf(decisions: number) {
  return 1.5 * decisions;
}

const units: Record<Billed, string> = {
  requests: 'requests',
  cpuMilliseconds: 'ms of CPU time',
  rowsRead: 'rows read',
  rowsWritten: 'rows written',
  databaseGigabytes: 'GB in D1',
  kvReads: 'KV reads',
  kvWrites: 'KV writes',
  r2ClassA: 'R2 writes',
  r2ClassB: 'R2 reads',
  bucketGigabytes: 'GB in R2',
};
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });
const amountsOf = ({ amounts }: Part) =>
  (Object.entries(amounts) as [Billed, number][])
    .filter(([, n]) => n >= 0.01)
    .map(([name, n]) => `${short.format(n)} ${units[name]}`)
    .join(', ');

if (values.profiles) printProfiles();
else printMonth();

/** The table in docs/operations/cost.md. */
function printProfiles() {
  const of = (scripts: number, domains: number, isolates: number): Profile => {
    const decisions = scripts / 10;
    const interactions = interactionsOf(decisions);
    return { scripts, decisions, interactions, domains, isolates, isolateHours: 6, skew: 0.8 };
  };
  const profiles = [of(100e3, 50, 20), of(1e6, 500, 60), of(10e6, 5000, 200)];
  const months = profiles.map(monthOf);
  const row = (name: string, cells: (number | string)[]) =>
    console.log(`| ${[name, ...cells].join(' | ')} |`);
  row(
    'US dollars a month',
    profiles.map(({ scripts }) => `${short.format(scripts)} script calls a day`),
  );
  row('---', ['---:', '---:', '---:']);
  row(
    'Domains, isolates',
    profiles.map(({ domains, isolates }) => `${domains}, ${isolates}`),
  );
  row(
    'Workers Paid',
    months.map(() => prices.plan.toFixed(2)),
  );
  for (const [i, { name }] of months[0]!.costs.entries())
    row(
      name,
      months.map(({ costs }) => costs[i]!.cost.toFixed(2)),
    );
  row(
    '**Total**',
    months.map(({ sum }) => `**${sum.toFixed(2)}**`),
  );
}

function printMonth() {
  const { costs, sum } = monthOf(profile);
  const { scripts, interactions, domains, isolates, isolateHours, skew } = profile;
  console.log(
    `${short.format(scripts)} script calls, ${short.format(decisions)} decisions and ${short.format(interactions)} banner interactions a day; ${domains} domains, skew ${skew}; ${isolates} isolates of ${isolateHours} hours\n`,
  );
  for (const part of [{ name: 'Workers Paid', amounts: {}, cost: prices.plan }, ...costs.toSorted(byCost)]) {
    console.log(`${part.cost.toFixed(2).padStart(8)}  ${part.name}`);
    const amounts = amountsOf(part);
    if (amounts) console.log(dim(`${' '.repeat(10)}${amounts}`));
  }
  console.log(bold(`${sum.toFixed(2).padStart(8)}  US dollars a month`));
}

function byCost(a: { cost: number }, b: { cost: number }) {
  return b.cost - a.cost;
}
