/**
 * Cloudflare's published prices for Workers Paid in US dollars, last compared with their sources on 2026-11-22. `included`
 * is what the plan includes a month.
 */
export const prices = {
  // https://developers.cloudflare.com/workers/platform/pricing/
  plan: 5,
  requests: { unit: 1e6, price: 0.3, included: 10e6 },
  cpuMilliseconds: { unit: 1e6, price: 0.02, included: 30e6 },
  // https://developers.cloudflare.com/d1/platform/pricing/
  rowsRead: { unit: 1e6, price: 0.001, included: 25e9 },
  rowsWritten: { unit: 1e6, price: 1, included: 50e6 },
  databaseGigabytes: { unit: 1, price: 0.75, included: 5 },
  // https://developers.cloudflare.com/kv/platform/pricing/ (writes, deletions and lists cost the same)
  kvReads: { unit: 1e6, price: 0.5, included: 10e6 },
  kvWrites: { unit: 1e6, price: 5, included: 1e6 },
  // https://developers.cloudflare.com/r2/pricing/ (deletions are free)
  r2ClassA: { unit: 1e6, price: 4.5, included: 1e6 },
  r2ClassB: { unit: 1e6, price: 0.36, included: 10e6 },
  bucketGigabytes: { unit: 1, price: 0.015, included: 10 },
};

export type Billed = Exclude<keyof typeof prices, 'plan'>;
