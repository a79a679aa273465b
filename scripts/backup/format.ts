// The format of a backup (docs/operations.md): a folder with these files. A row is a line with a JSON array of its values
// in the order of the columns; bytes are in hex.

/** The number of the format: a new one when backups of today could no longer be restored. */
export const FORMAT = 1;
/** Written last: a folder without it is not a complete backup. */
export const MANIFEST = 'manifest.json';
export const OBJECTS = 'objects.ndjson';
export const KEYS = 'keys.ndjson';

/** Days after which a backup must be deleted: what was erased since is repeated from markers, which last 35 days. */
export const LIFE_DAYS = 30;

/** A file of lines, and its SHA-256 in hex. */
export type LineFile = { file: string; lines: number; sha256: string };
export type TableFile = LineFile & { columns: string[]; blobs: string[]; key: string[] };
export type DatabaseFiles = {
  binding: string;
  /** The migrations that were applied, in order. */
  migrations: string[];
  tables: Record<string, TableFile>;
};
export type Manifest = {
  format: number;
  /** The version of Placet that made it. */
  version: string;
  /** Unix seconds. */
  startedAt: number;
  completedAt: number;
  databases: DatabaseFiles[];
  /** Lines `{"key", "value"}` of KV. */
  keys: LineFile;
  /** Lines `{"key", "file", "size", "sha256"}` of the bucket; null without one. */
  objects: LineFile | null;
};
export type StoredKey = { key: string; value: string };
export type StoredObject = { key: string; file: string; size: number; sha256: string };

/** KV entries that are no caches begin with one of these. */
export const PERMANENT_KEYS = ['count/', 'checkpoint/'];

/** Tables that are in no backup, each with the reason. */
export const SKIPPED: Record<string, string> = {
  sessions: 'a session that was ended since would be valid again',
  operatorSessions: 'a session that was ended since would be valid again',
  links: 'a password link that was used since would be valid again',
  recordingLinks: 'a recording link that was used since would be valid again',
  failedJobs: 'the scheduled job finds failed work again',
  archived: 'it is made again from the archived objects',
  tombstones: 'the scheduled job finds objects that no block refers to after a rollback',
};
