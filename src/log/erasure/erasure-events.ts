import type { Bindings } from '../../env.ts';
import { blockLimits } from '../../settings.ts';
import { sealIfFullStatement } from '../blocks/seal.ts';
import type { Log } from '../log.ts';
import { addEventStatement } from '../records-in-d1.ts';

/** Maximum number of ranges in an event. */
const RANGES = 3000;

/** The statements that add the erasure events for these records, and seal a block that one of them fills. */
export function erasureEvents(
  env: Bindings,
  log: Log,
  entries: readonly (readonly [seq: number, ...unknown[]])[],
) {
  const ranges: [first: number, last: number][] = [];
  for (const seq of entries.map(([seq]) => seq).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === seq - 1) last[1] = seq;
    else ranges.push([seq, seq]);
  }
  const maxRecords = blockLimits(env).entries;
  return Array.from({ length: Math.ceil(ranges.length / RANGES) }, (_, i) => {
    const listed = JSON.stringify(ranges.slice(i * RANGES, (i + 1) * RANGES));
    return [addEventStatement(log, 'erasure', `"ranges":${listed}`), sealIfFullStatement(log, maxRecords)];
  }).flat();
}
