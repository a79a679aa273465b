// The format of a backup (docs/operations/backup.md): a folder with these files. A row is a line with a JSON array of its values
// in the order of the columns; bytes are in hex.
import * as z from 'zod';

/** The number of the format: a new one when backups of today could no longer be restored. */
export const FORMAT = 1;
/** Written last: a folder without it is not a complete backup. */
export const MANIFEST = 'manifest.json';
export const OBJECTS = 'objects.ndjson';
export const KEYS = 'keys.ndjson';

/** Days after which a backup must be deleted: what was erased since is repeated from markers, which last 35 days. */
export const LIFE_DAYS = 30;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^\w+$/);
/** A path that does not lead out of the folder. */
const file = z.string().regex(/^[\w-]+(\/[\w-]+)*(\.ndjson)?$/);

/** A file of lines, and its SHA-256 in hex. */
const lineFile = z.object({ file, lines: z.number(), sha256: hash });
const tableFile = lineFile.extend({ columns: z.array(name), blobs: z.array(name), key: z.array(name) });
const databaseFiles = z.object({
  binding: name,
  /** The migrations that were applied, in order. */
  migrations: z.array(z.string().regex(/^[\w-]+\.sql$/)),
  tables: z.record(name, tableFile),
});
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The version of Placet that made it. */
  version: z.string(),
  /** Unix seconds. */
  startedAt: z.number(),
  completedAt: z.number(),
  databases: z.array(databaseFiles).min(1),
  /** Lines `{"key", "value"}` of KV. */
  keys: lineFile,
  /** Lines `{"key", "file", "size", "sha256"}` of the bucket. */
  objects: lineFile,
});
export const storedKey = z.object({ key: z.string(), value: z.string() });
export const storedObject = z.object({ key: z.string(), file, size: z.number(), sha256: hash });

export type LineFile = z.infer<typeof lineFile>;
export type TableFile = z.infer<typeof tableFile>;
export type DatabaseFiles = z.infer<typeof databaseFiles>;
export type Manifest = z.infer<typeof manifestSchema>;
export type StoredObject = z.infer<typeof storedObject>;

/** KV entries that are no caches begin with one of these. */
export const PERMANENT_KEYS = ['anchor/'];
