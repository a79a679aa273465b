import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { and, lt, sql, type SQL } from 'drizzle-orm';
import { rawQuery } from '../db/raw-query.ts';
import type { Database } from '../env.ts';
import { canonicalJson } from '../lib/canonical-json.ts';
import { sha256 } from '../lib/sha256.ts';
import { hex } from '../lib/bytes.ts';
import { databaseClock } from './fragments.ts';
import { bitsOf } from './leaf.ts';
import type { Log } from './log.ts';
import { isUnused, logs, notEnded, notices } from './tables.ts';
import { SECONDS_PER_DAY } from '../lib/time.ts';

/**
 * For how long after its last delivery a notice can be consented to, and one that no entry names is kept, in seconds: 30
 * days, and the two by which `delivered` may be behind: an isolate that finds it a day old, all but a second, writes
 * nothing, and asks again a day later.
 */
export const NOTICE_LIFE = 32 * SECONDS_PER_DAY;

/** All that the widget shows of a domain in one locale (docs/log.md); what is empty is left out. */
export type NoticeContent = {
  version: 1;
  /** The host of the site. */
  domain: string;
  locale: string;
  /** The language of the texts, where there are none in that of the locale. */
  language?: string;
  texts: Record<string, string>;
  /** A service of a `mandatory` purpose needs no choice. */
  purposes: { id: string; name: string; description?: string; mandatory?: true }[];
  services: NoticeService[];
  links?: { name: string; label: string; url?: string; html?: string; lang?: string }[];
  /** Who is responsible for the site, as far as that is known. */
  controller?: string;
  /** What Placet itself stores in the browser, as far as that is shown. */
  storage?: NoticeStorage[];
};
export type NoticeService = {
  id: string;
  name: string;
  purpose: string;
  vendor?: string;
  description?: string;
  privacyPolicyUrl?: string;
  whatDataIsCollected?: string;
  purposeOfDataCollection?: string;
  legalBasis?: string;
  placeOfProcessing?: string;
  assets?: NoticeStorage[];
  langs?: Langs<
    'description' | 'whatDataIsCollected' | 'purposeOfDataCollection' | 'legalBasis' | 'placeOfProcessing'
  >;
  /** What stands in the place of its frames, where that is not the domain's own text. */
  blockedContentTitle?: string;
  blockedContentText?: string;
  blockedContentButtonText?: string;
};
export type NoticeStorage = {
  name: string;
  storageType: string;
  lifetime?: string;
  description?: string;
  langs?: Langs<'lifetime' | 'description'>;
};
/** The languages of those of these texts that are not in that around them, where they are known. */
export type Langs<Name extends string> = Partial<Record<Name, string>>;

/** What is needed of a notice to judge a decision by it and to label an entry; `hash` is its name, in hex. */
export type Notice = {
  hash: string;
  locale: string;
  purposes: { id: string; name: string; mandatory?: true }[];
  services: { id: string; name: string; purpose: string }[];
};

/** A notice's part that is kept at hand. */
export const noticeOf = (hash: string, { locale, purposes, services }: NoticeContent): Notice => ({
  hash,
  locale,
  purposes: purposes.map(({ id, name, mandatory }) => ({ id, name, ...(mandatory && { mandatory }) })),
  services: services.map(({ id, name, purpose }) => ({ id, name, purpose })),
});

/**
 * A content with the name that it has by its canonical form, and that form as it is stored. Throws for what JSON does
 * not know.
 */
export function makeNotice(content: NoticeContent) {
  const text = canonicalJson(content);
  const notice = noticeOf(hex(sha256(text)), content);
  return { ...notice, packed: new Uint8Array(deflateRawSync(text)) };
}
export type MadeNotice = ReturnType<typeof makeNotice>;

/** The canonical JSON that `makeNotice` has packed, as bytes that D1 gives. */
export const unpackNotice = (packed: Uint8Array | number[]) =>
  inflateRawSync(Uint8Array.from(packed)).toString();

const everythingOf = (services: { id: string }[]) => {
  const ids = services.map(({ id }) => id);
  return bitsOf(ids, new Set(ids));
};

/**
 * The statement that stores a notice in a log that has not ended, or notes that it was delivered again and by which
 * version of the configuration it was made; that it has been delivered, once a day, so that deliveries write nothing.
 */
export const storeNoticeStatement = (
  { db, id }: Log,
  { hash, locale, services, packed }: MadeNotice,
  version: number,
  clock: SQL = databaseClock,
) =>
  rawQuery(
    db,
    sql`INSERT INTO ${notices} (log, number, hash, locale, version, delivered, content, everything)
      SELECT id, coalesce((SELECT max(number) FROM ${notices} WHERE log = logs.id), 0) + 1, unhex(${hash}), ${locale},
        ${version}, ${clock}, ${packed}, unhex(${hex(everythingOf(services))})
      FROM ${logs} WHERE id = ${id} AND ${notEnded}
      ON CONFLICT (log, hash) DO UPDATE SET version = excluded.version, delivered = max(delivered, excluded.delivered)
      WHERE version <> excluded.version OR delivered <= excluded.delivered - ${SECONDS_PER_DAY}`,
  );

/** The statement that deletes a database's notices that no entry names and that were not delivered for `NOTICE_LIFE`. */
export function deleteUnusedStatement(db: Database, now: number) {
  const old = db
    .select({ log: notices.log, number: notices.number })
    .from(notices)
    .where(and(isUnused, lt(notices.delivered, now - NOTICE_LIFE)))
    .orderBy(notices.delivered)
    .limit(500);
  return db.delete(notices).where(sql`(${notices.log}, ${notices.number}) IN ${old}`);
}
