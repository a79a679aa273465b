import { hex } from '../../lib/bytes.ts';
import { sha256 } from '../../lib/sha256.ts';
import { logs } from '../tables.ts';

/** A log as in the names of its objects and checkpoints: its id in its database, its first number, and its number. */
export const namedLogColumns = {
  id: logs.id,
  domain: logs.domainId,
  began: logs.began,
  number: logs.number,
};
export type NamedLog = { id: number; domain: string; began: number; number: number };

/** The prefix of the names of all objects of a log. */
export const prefixOf = ({ domain, began }: Pick<NamedLog, 'domain' | 'began'>) => `log/${domain}.${began}/`;

/** A block of a log as in the names of its objects. */
export type NamedBlock = { log: Omit<NamedLog, 'number'>; block: number; root: string };

const digits = (block: number) => String(block).padStart(6, '0');

/** The beginning of the names of the objects with a block’s lines. */
export const objectsOf = ({ log, block, root }: NamedBlock) =>
  `${prefixOf(log)}blocks/${digits(block)}-${root.slice(0, 16)}-r`;

/** The name of the object with a block’s lines, which depends on its contents. */
export const objectName = (block: NamedBlock, revision: number, members: Uint8Array[]) =>
  `${objectsOf(block)}${revision}-${hex(sha256(...members)).slice(0, 8)}.ndjson.gz`;

/** The name of the file with the hashes of a block’s leaves. */
export const leavesName = ({ log, block, root }: NamedBlock) =>
  `${prefixOf(log)}leaves/${digits(block)}-${root.slice(0, 16)}`;

/** The name of a record. */
export const recordName = ({ log, block }: Omit<NamedBlock, 'root'>, record: string) =>
  `${prefixOf(log)}records/${digits(block)}-${hex(sha256(record)).slice(0, 16)}.json`;

export const noticeName = ({ log }: Pick<NamedBlock, 'log'>, hash: string) =>
  `${prefixOf(log)}notices/${hash}.json`;
