import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { and, lt, sql, type SQL } from 'drizzle-orm';
import { databaseClock, rawQuery } from '../../db/raw-query.ts';
import type { PlaceholderTexts, SettingsTexts, WidgetTexts } from '../../definitions/widget-texts.ts';
import type { Database } from '../../env.ts';
import { canonicalJson } from '../../lib/crypto/canonical-json.ts';
import { hex } from '../../lib/bytes.ts';
import { bitsOf } from '../leaf.ts';
import type { Log } from '../log.ts';
import { isCurrentNotice, isUnused, logs, notEnded, notices } from '../tables.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';

/** Seconds after its retirement during which a notice can be consented to and an unused notice is kept. */
export const NOTICE_LIFE = 30 * SECONDS_PER_DAY;
/** Number of newer notices of a log beyond which an unused one is deleted earlier. */
const MOST_UNUSED = 500;

/** The complete consent notice of a domain in one locale (docs/log/records.md), without empty properties. */
export type NoticeContent = {
  version: 1;
  /** The host of the website. */
  domain: string;
  locale: string;
  /** The language of the texts, if there are none in the language of the locale. */
  language?: string;
  /** The policy of the visitor’s region; left out for `optIn`. */
  policy?: 'optOut' | 'noticeOnly' | 'none';
  texts: NoticeTexts;
  /** A service of a `mandatory` purpose needs no choice. */
  purposes: { id: string; name: string; description?: string; mandatory?: true }[];
  services: NoticeService[];
  links?: { name: string; label: string; url?: string; html?: string; lang?: string }[];
  /** The controller of the website, if known. */
  controller?: string;
  /** Placet’s own cookies and storage keys, if they are shown. */
  storage?: NoticeStorage[];
};
/** The texts by their names; an older notice may lack some. */
export type NoticeTexts = Partial<WidgetTexts & PlaceholderTexts & SettingsTexts>;
export type NoticeService = {
  id: string;
  name: string;
  purpose: string;
  vendor?: string;
  /** Why it runs without consent in the visitor’s region, until the visitor objects. */
  exempt?: 'statistics' | 'appearance';
  description?: string;
  privacyPolicyUrl?: string;
  whatDataIsCollected?: string;
  purposeOfDataCollection?: string;
  legalBasis?: string;
  placeOfProcessing?: string;
  /** The sentence that it loads without consent, while its tools are told that consent is denied. */
  loadsBeforeConsent?: string;
  assets?: NoticeStorage[];
  langs?: Langs<
    'description' | 'whatDataIsCollected' | 'purposeOfDataCollection' | 'legalBasis' | 'placeOfProcessing'
  >;
  /** The placeholder for its iframes, if it differs from the domain’s own text. */
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
/** The languages of texts that differ from the surrounding language, if known. */
type Langs<Name extends string> = Partial<Record<Name, string>>;

/** The parts of a notice that validate a decision and label an entry, and its hash in hex. */
export const noticeOf = (hash: string, { locale, policy, purposes, services }: NoticeContent) => ({
  hash,
  locale,
  policy: policy ?? ('optIn' as const),
  purposes: purposes.map(({ id, name, mandatory }) => ({ id, name, ...(mandatory && { mandatory }) })),
  services: services.map(({ id, name, purpose, exempt }) => ({
    id,
    name,
    purpose,
    /** It runs without consent until the visitor objects. */
    ...(exempt && { exempt: true as const }),
  })),
});
export type Notice = ReturnType<typeof noticeOf>;

/**
 * A consent notice with the hash of its canonical form, and this form as it is stored. Throws for values that JSON does
 * not have.
 */
export function makeNotice(content: NoticeContent) {
  const text = canonicalJson(content);
  // For a text of this size node:crypto takes a tenth of JavaScript’s time.
  return { ...noticeOf(hash('sha256', text), content), packed: new Uint8Array(deflateRawSync(text)) };
}
type MadeNotice = ReturnType<typeof makeNotice>;

/** The canonical JSON that `makeNotice` has compressed, from the bytes that D1 returns. */
export const unpackNotice = (packed: Uint8Array | number[]) =>
  inflateRawSync(Uint8Array.from(packed)).toString();

const everythingOf = (services: { id: string }[]) => {
  const ids = services.map(({ id }) => id);
  return bitsOf(ids, new Set(ids));
};

/** The statement that stores a notice in a log that has not ended, or makes a stored one current again. */
export const storeNoticeStatement = (
  { db, id }: Log,
  { hash, locale, policy, services, packed }: MadeNotice,
  version: number,
) =>
  rawQuery(
    db,
    sql`INSERT INTO ${notices} (log, number, hash, locale, version, content, everything, policy)
      SELECT id, coalesce((SELECT max(number) FROM ${notices} WHERE log = logs.id), 0) + 1, unhex(${hash}), ${locale},
        ${version}, ${packed}, unhex(${hex(everythingOf(services))}), ${policy}
      FROM ${logs} WHERE id = ${id} AND ${notEnded}
      ON CONFLICT (log, hash) DO UPDATE SET version = excluded.version, retired = NULL
      WHERE version <> excluded.version OR retired IS NOT NULL`,
  );

/** The statements that store the notices of a configuration, of which there is at least one, and retire all others. */
export const storeNoticesStatements = (
  log: Log,
  shown: MadeNotice[],
  version: number,
  clock: SQL = databaseClock,
) => {
  const hashes = JSON.stringify(shown.map(({ hash }) => hash));
  const isOther = sql`log = ${log.id} AND hash NOT IN (SELECT unhex(value) FROM json_each(${hashes}))`;
  return [
    ...shown.map((notice) => storeNoticeStatement(log, notice, version)),
    rawQuery(log.db, sql`UPDATE ${notices} SET retired = ${clock} WHERE ${isOther} AND ${isCurrentNotice}`),
    rawQuery(
      log.db,
      sql`DELETE FROM ${notices} WHERE ${isOther} AND ${isUnused}
        AND number <= (SELECT max(number) FROM ${notices} WHERE log = ${log.id}) - ${MOST_UNUSED}`,
    ),
  ];
};

/** The statement that deletes unused notices of a database that were retired `NOTICE_LIFE` ago. */
export function deleteUnusedStatement(db: Database, now: number) {
  const old = db
    .select({ log: notices.log, number: notices.number })
    .from(notices)
    .where(and(isUnused, lt(notices.retired, now - NOTICE_LIFE)))
    .orderBy(notices.retired)
    .limit(500);
  return db.delete(notices).where(sql`(${notices.log}, ${notices.number}) IN ${old}`);
}
