import type { DatabaseFiles } from '../backup/format.ts';
import { rowsOf, type Values } from './read-backup.ts';

type Range = { last: number; isLive: boolean };

/**
 * Which rows are restored. A log may have changed between its entries and the rest, a client may have been deleted after
 * its domains were read: what the later part of the backup does not know any more is left out.
 */
export async function rowFilter(folder: string, { tables }: DatabaseFiles) {
  const rows = (name: string) => rowsOf(folder, tables[name]!);
  const clients = new Set<unknown>();
  for await (const { id } of rows('clients')) clients.add(id);
  const deleted = new Set<unknown>();
  for await (const { id, clientId } of rows('domains')) if (!clients.has(clientId)) deleted.add(id);
  const logs = new Map<unknown, Range[]>();
  for await (const { id } of rows('logs')) logs.set(id, []);
  // In the order of their numbers.
  for await (const { log, last, state } of rows('blocks'))
    logs.get(log)?.push({ last: Number(last), isLive: state !== 'archived' && state !== 'gone' });
  const erased = new Set<string>();
  for await (const { log, seq } of rows('erased')) erased.add(`${log} ${seq}`);

  const isLive = ({ log, seq }: Values) => {
    if (isErased(log, Number(seq))) return false;
    const blocks = logs.get(log);
    return blocks !== undefined && (blockOf(blocks, Number(seq))?.isLive ?? true);
  };
  const isErased = (log: unknown, seq: number) => erased.has(`${String(log)} ${seq}`);
  const isKept = (table: string, row: Values) => {
    if (table === 'domains') return !deleted.has(row.id);
    if (table === 'entries') return isLive(row);
    return !('domainId' in row) || !deleted.has(row.domainId);
  };
  return { isKept, isErased };
}

/** The first block that ends with this entry or after it; none for an entry of the open block. */
function blockOf(blocks: Range[], seq: number) {
  let [from, to] = [0, blocks.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (blocks[middle]!.last < seq) from = middle + 1;
    else to = middle;
  }
  return blocks[from];
}
