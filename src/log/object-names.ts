import { hex } from '../lib/bytes.ts';
import { sha256 } from '../lib/crypto/sha256.ts';
import { logs } from './tables.ts';

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
export type NamedBlock = { log: Omit<NamedLog, 'number'>; block: number };

/** The beginning of the names of the objects with a block’s lines; `id` depends on its records. */
export const objectsOf = ({ log, block }: NamedBlock, id: string) =>
  `${prefixOf(log)}blocks/${String(block).padStart(6, '0')}-${id}-r`;

/** The name of the object with a block’s lines, which depends on its contents. */
export const objectName = (block: NamedBlock, id: string, revision: number, members: Uint8Array[]) =>
  `${objectsOf(block, id)}${revision}-${hex(sha256(...members)).slice(0, 8)}.ndjson.gz`;

/** The id of a block in the name of its object. */
export const blockIdIn = (object: string) => /\/blocks\/\d+-([0-9a-f]{16})-r/.exec(object)![1]!;

/** The beginning of the name of an object with a block’s lines, which all its revisions have, and its revision. */
export function revisionIn(object: string) {
  const [, objects = object, revision = 0] = /^(.*-r)(\d+)-/.exec(object) ?? [];
  return { objects, revision: Number(revision) };
}

/** The name of the object with the entries of a full tile of level 0, from the tree hash over it. */
export const tileName = (log: Pick<NamedLog, 'domain' | 'began'>, number: number, hash: Uint8Array) =>
  `${prefixOf(log)}tiles/${number}-${hex(hash).slice(0, 16)}`;

export const noticeName = ({ log }: Pick<NamedBlock, 'log'>, hash: string) =>
  `${prefixOf(log)}notices/${hash}.json`;
