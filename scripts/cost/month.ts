import type counts from './counts.json';
import { prices, type Billed } from './prices.ts';
import { SECONDS_PER_DAY } from '../../src/lib/time.ts';

/** The traffic of an average day, and how Cloudflare spreads it. */
export type Profile = {
  scripts: number;
  decisions: number;
  /** Page views with a banner, each of which sends one request. */
  interactions: number;
  domains: number;
  /** Isolates that run at the same time, and hours until one is replaced: Cloudflare publishes neither. */
  isolates: number;
  isolateHours: number;
  /** Zipf's exponent of the domains' shares of the traffic: 0 is the same traffic for all. */
  skew: number;
};

/** What causes an amount, and what is billed for it. */
export type Part = { name: string; amounts: Partial<Record<Billed, number>> };
type Operations = (typeof counts)['scriptCall'];

const DAYS = 30;
const SECONDS = DAYS * SECONDS_PER_DAY;
const HOURS = DAYS * 24;
// What the service sets: in visitor/counters/batched-counter.ts, visitor/site/memory-and-kv-copies.ts, wrangler.toml and instance-settings.ts.
/** Seconds between two writes of an isolate's counts, and between two checks of a domain's version. */
const FLUSH = 25;
const CHECK = 30;
/**
 * CPU time of a call (ms), with HTTP and D1 on the same machine: Intel Xeon at 2.5 GHz, Node 24.21.0, workerd 1.20261102.1,
 * 2026-11-22. `bench/cpu.ts` measures that of the script and of a decision.
 */
const CPU = { script: 0.35, decision: 1.91, interaction: 0.51 };
/** The most entries of a block, and the days after which it is sealed and archived. */
const BLOCK_ENTRIES = 10_000;
const BLOCK_DAYS = 30;
const RETENTION_MONTHS = 13;

/** The parts of a month's bill, from the operations that `test/cost.test.ts` counts. */
export function partsOf(profile: Profile, counted: typeof counts): Part[] {
  const { scripts, decisions, interactions, isolates } = profile;
  const shares = sharesOf(profile);
  const sum = (of: (share: number) => number) => shares.reduce((total, share) => total + of(share), 0);
  const calls = scripts + decisions + interactions;
  /** Calls per second of a domain in one isolate. */
  const rate = (share: number) => (share * calls) / SECONDS_PER_DAY / isolates;
  const life = profile.isolateHours * 3600;
  const loads = isolates * (SECONDS / life) * sum((share) => 1 - Math.exp(-rate(share) * life));
  const checks = isolates * SECONDS * sum((share) => rate(share) / (1 + CHECK * rate(share)));
  const countedRate = (scripts + interactions) / SECONDS_PER_DAY / isolates;
  const writes = (isolates * SECONDS * countedRate) / (1 + FLUSH * countedRate);
  /** Hours of a month in which a domain has any of a day's number of calls, for all domains together. */
  const hoursWith = (number: number) => HOURS * sum((share) => 1 - Math.exp((-share * number) / 24));
  const entries = decisions * DAYS;
  const blocks = sum((share) => Math.max(entries ? 1 : 0, (share * entries) / BLOCK_ENTRIES));
  const minutes = SECONDS / 60;
  return [
    part('Script calls: requests and CPU time', scripts * DAYS, counted.scriptCall, CPU.script),
    part('Decisions: requests and CPU time', entries, undefined, CPU.decision),
    part('Banner interactions: requests and CPU time', interactions * DAYS, undefined, CPU.interaction),
    part('Configuration: domains that an isolate does not know', loads, {
      ...less(counted.scriptCallOfUnknownDomain, counted.scriptCall),
    }),
    part(
      'Configuration: checks for changes',
      checks,
      less(counted.scriptCallAfter30Seconds, counted.scriptCall),
    ),
    part(
      'Counting: rows of isolates, written and deleted',
      writes,
      plus(counted.writeOfCounts, counted.foldOfRow),
    ),
    part('Counting: hourly figures of domains and clients', hoursWith(scripts), counted.foldOfViewsOfDomain),
    part(
      'Counting: hourly figures of banner interactions',
      hoursWith(interactions),
      counted.foldOfInteractionsOfDomain,
    ),
    part('Counting: times of the last call', hoursWith(scripts), counted.noteOfCall),
    part('Log: decisions, until their deletion', entries, counted.consent),
    part('Log: blocks', blocks, counted.block),
    {
      name: 'Log: storage',
      amounts: {
        databaseGigabytes:
          (entries * ((counted.bytes.live * BLOCK_DAYS) / DAYS + counted.bytes.archived * RETENTION_MONTHS)) /
          1e9,
        bucketGigabytes: (entries * counted.bytes.bucket * RETENTION_MONTHS) / 1e9,
      },
    },
    part('Scheduled job: runs with nothing to do', minutes, counted.idleRun),
  ];
}

/** Each domain's share of the traffic. */
function sharesOf({ domains, skew }: Profile) {
  const weights = Array.from({ length: domains }, (_, i) => (i + 1) ** -skew);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

function part(name: string, times: number, each: Partial<Operations> | undefined, cpu?: number): Part {
  const amounts: Part['amounts'] = {};
  for (const [operation, n] of Object.entries(each ?? {})) amounts[operation as keyof Operations] = n * times;
  if (cpu !== undefined) Object.assign(amounts, { requests: times, cpuMilliseconds: cpu * times });
  return { name, amounts };
}

const combine = (a: Operations, b: Operations, sign: 1 | -1) =>
  Object.fromEntries(
    Object.entries(a).map(([name, n]) => [name, n + sign * b[name as keyof Operations]]),
  ) as Operations;
const plus = (a: Operations, b: Operations) => combine(a, b, 1);
const less = (a: Operations, b: Operations) => combine(a, b, -1);

/** The cost of each part; what the plan includes is shared by the parts in proportion. */
export function costOf(parts: Part[]) {
  const totals = new Map<Billed, number>();
  for (const { amounts } of parts)
    for (const [name, n] of Object.entries(amounts) as [Billed, number][])
      totals.set(name, (totals.get(name) ?? 0) + n);
  const billed = (name: Billed) => Math.max(0, totals.get(name)! - prices[name].included);
  const costs = parts.map(({ name, amounts }) => {
    const cost = (Object.entries(amounts) as [Billed, number][]).map(
      ([of, n]) =>
        [of, n && ((n / totals.get(of)!) * billed(of) * prices[of].price) / prices[of].unit] as const,
    );
    return { name, amounts, cost: cost.reduce((sum, [, dollars]) => sum + dollars, 0) };
  });
  return { costs, sum: costs.reduce((total, { cost }) => total + cost, prices.plan) };
}
