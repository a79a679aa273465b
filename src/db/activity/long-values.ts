import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../env.ts';
import { hex } from '../../lib/bytes.ts';
import { sha256 } from '../../lib/crypto/sha256.ts';
import { isObject, isText, type Text } from './recorded-values.ts';
import { rawQuery } from '../raw-query.ts';
import { activityTexts } from '../schema.ts';
import { portionsOf } from '../../lib/split-by-size.ts';

// A long value is stored once for a client, compressed, and entries refer to it by its hash, because the `before` of an
// entry is the `after` of an earlier one. Short values are in the entry.

/** Bytes of JSON up to which an entry has a value itself. */
const SHORT = 300;
/** Bytes of the texts that the entries of a client’s day refer to. The trigger `activityTextsKept` has both budgets, too. */
export const BYTES_A_DAY = 1_000_000;
/** Bytes of all texts of a client: those of a day, and of the days after it. */
export const BYTES = 20_000_000;
/** Bytes that a text counts besides its own, for its row and its index. */
const ROW = 100;
/** Bytes up to which a text is stored: D1 takes parameters of up to 2 MB, and has them as hex. */
const MAX_TEXT = 500_000;
/** Characters of hex in one parameter, of which D1 takes 2 MB. */
const MAX_HEX = 1_000_000;

type Stored = { hash: string; bytes: string };

/** A function that replaces long values, at any depth, by references to texts, and the texts that it has found. */
export function longValues() {
  const texts = new Map<string, Stored>();
  const add = (json: string) => {
    const hash = hex(sha256(json)).slice(0, 32);
    if (texts.has(hash)) return hash;
    const bytes = deflateRawSync(json);
    if (bytes.length <= MAX_TEXT) texts.set(hash, { hash, bytes: bytes.toString('hex') });
    return hash;
  };
  function shortened(value: unknown): unknown {
    const parts = mapParts(value, shortened);
    const json = JSON.stringify(parts);
    if (json === undefined || Buffer.byteLength(json) <= SHORT) return parts;
    return { $text: add(json), $length: typeof value === 'string' ? value.length : json.length };
  }
  return { shortened, texts: () => [...texts.values()] };
}

const mapParts = (value: unknown, map: (part: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map(map);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, map(part)]));
};

/** The statements that store texts of a client if the condition is true, and delete those that exceed its budgets. */
export function storeTexts(db: Database, owner: SQL, day: number, texts: Stored[], condition: SQL) {
  if (texts.length === 0) return [];
  const size = (bytes: SQL) => sql`length(${bytes}) + ${ROW}`;
  const ofToday = sql`FROM activityTexts t WHERE t.clientId = o.clientId AND t.day = ${day}`;
  const used = sql`coalesce((SELECT t.start + ${size(sql`t.bytes`)} ${ofToday} ORDER BY t.start DESC LIMIT 1), 0)`;
  const position = sql`sum(${size(sql`bytes`)}) OVER (ORDER BY key) - ${size(sql`bytes`)}`;
  const list = (portion: Stored[]) =>
    sql`(SELECT key, value ->> 'hash' AS hash, unhex(value ->> 'bytes') AS bytes FROM json_each(${JSON.stringify(portion)}))`;
  const ofClient = sql`clientId = (SELECT clientId FROM ${owner} o)`;
  const counted = sql`min(bytes, ${BYTES_A_DAY})`;
  return [
    ...portionsOf(texts, MAX_HEX, ({ bytes }) => bytes.length).flatMap((portion) => [
      rawQuery(
        db,
        sql`INSERT INTO activityTexts (clientId, hash, day, start, bytes)
          SELECT o.clientId, hash, ${day}, ${used} + ${position}, bytes FROM ${owner} o JOIN ${list(portion)} l
          WHERE ${condition} AND NOT EXISTS (SELECT 1 ${ofToday} AND t.hash = l.hash)
          ON CONFLICT DO UPDATE SET day = excluded.day, start = excluded.start`,
      ),
      rawQuery(
        db,
        sql`INSERT INTO activityDays (clientId, day, bytes) SELECT o.clientId, ${day}, ${used} FROM ${owner} o
          WHERE true ON CONFLICT DO UPDATE SET bytes = excluded.bytes`,
      ),
    ]),
    db.delete(activityTexts).where(sql`${ofClient} AND day = ${day}
      AND start < (SELECT bytes FROM activityDays WHERE ${ofClient} AND day = ${day}) - ${BYTES_A_DAY}`),
    db.delete(activityTexts).where(sql`${ofClient} AND day <= (
      SELECT max(day) FROM (
        SELECT day, sum(${counted}) OVER (ORDER BY day DESC) - ${counted} AS later FROM activityDays WHERE ${ofClient})
      WHERE later > ${BYTES - BYTES_A_DAY})`),
  ];
}

type Documents = { clientId: string; before: object | null; after: object | null };

/** Entries with their texts; a text that is no longer stored stays a reference. */
export async function withTexts<E extends Documents>(db: Database, entries: E[]): Promise<E[]> {
  const known = new Map<string, unknown>();
  const whole = (clientId: string, value: unknown): unknown => {
    if (!isText(value)) return mapParts(value, (part) => whole(clientId, part));
    const text = known.get(`${clientId} ${value.$text}`);
    return text === undefined ? value : whole(clientId, text);
  };
  for (;;) {
    const filled = entries.map((entry) => ({
      ...entry,
      before: whole(entry.clientId, entry.before),
      after: whole(entry.clientId, entry.after),
    })) as E[];
    const open = filled.flatMap(({ clientId, before, after }) =>
      [...textsIn(before), ...textsIn(after)]
        .map((text) => ({ clientId, hash: text.$text }))
        .filter(({ hash }) => !known.has(`${clientId} ${hash}`)),
    );
    if (open.length === 0) return filled;
    for (const { clientId, hash } of open) known.set(`${clientId} ${hash}`, undefined);
    for (const { clientId, hash, bytes } of await textsQuery(db, open))
      known.set(`${clientId} ${hash}`, parseText(bytes));
  }
}

const textsQuery = (db: Database, texts: { clientId: string; hash: string }[]) =>
  rawQuery<{ clientId: string; hash: string; bytes: string }>(
    db,
    sql`SELECT t.clientId, t.hash, hex(t.bytes) AS bytes FROM json_each(${JSON.stringify(texts)})
      JOIN activityTexts t ON t.clientId = value ->> 'clientId' AND t.hash = value ->> 'hash'`,
  );

function textsIn(value: unknown): Text[] {
  if (isText(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The value of a text as it is stored, in hex. */
export const parseText = (bytes: string): unknown =>
  JSON.parse(inflateRawSync(Buffer.from(bytes, 'hex')).toString());
