import type { Bindings } from '../../env.ts';
import { retention } from '../../instance-settings.ts';
import { cursorAfter, type Cursor } from './cursor.ts';
import { acceptedServices, type Entry, withdraws } from '../entry.ts';
import { recordProofs, type RecordProofs } from '../evidence/record-proofs.ts';
import type { History } from './in-history.ts';
import { isUcid } from './consent-ids.ts';
import { readVisitor } from './visitor-history.ts';
import { noticeContents } from '../notices/consent-notice-cache.ts';
import { originOf } from '../leaf.ts';
import type { NoticeContent } from '../notices/consent-notice.ts';
import { mapResult, type LogQuery } from '../log-query.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';

/** Maximum number of entries in an evidence file. */
export const MAX_EVIDENCE_ENTRIES = 10;

/**
 * A visitor’s evidence file (docs/log/evidence.md), newest entries first, and the cursor of the next page; no file
 * without such a visitor. Throws as `recordProofs` does.
 */
export const readEvidenceFile = (
  env: Bindings,
  ucid: string,
  cursor?: Cursor,
): LogQuery<{ file?: EvidenceFile; next?: Cursor; history: History | undefined }> => {
  const visitor = readVisitor(isUcid(ucid) ? ucid : '', { cursor, limit: MAX_EVIDENCE_ENTRIES + 1 });
  return mapResult(visitor, async ({ entries, history }, log) => {
    const [page, [older]] = [entries.slice(0, MAX_EVIDENCE_ENTRIES), entries.slice(MAX_EVIDENCE_ENTRIES)];
    const [newest, oldest] = [page[0], page.at(-1)];
    if (!newest || !oldest) return { history };
    const hashes = page.map(({ notice }) => notice.hash);
    const [notices, proofs] = await Promise.all([noticeContents(log, hashes), recordProofs(env, log, page)]);
    const events = page.map((entry, i) =>
      eventOf(entry, page[i + 1] ?? older, notices.get(entry.notice.hash)!),
    );
    const file = evidenceFileOf(newest, { notices, proofs, events, retentionSeconds: retention(env) });
    return { file, history, ...(older && { next: cursorAfter(oldest) }) };
  });
};

export type EvidenceFile = ReturnType<typeof evidenceFileOf>;
type Parts = {
  notices: Map<string, NoticeContent>;
  proofs: RecordProofs;
  events: ConsentEvent[];
  retentionSeconds: number;
};

/** The newest entry in the terms of the standard, and the proofs of all entries. */
function evidenceFileOf(newest: Entry, { notices, proofs, events, retentionSeconds }: Parts) {
  const shown = notices.get(newest.notice.hash)!;
  const on = acceptedServices(newest);
  const chosen = new Set(on.map(({ purpose }) => purpose));
  const accepted = new Set(on.map(({ id }) => id));
  const needsNone = Boolean(shown.policy) || on.some(({ exempt }) => exempt);
  return {
    schema_version: 'ISO/IEC TS 27560:2023',
    record_id: `${originOf(proofs.domain, proofs.number)}/${newest.ucid}`,
    pii_principal_id: newest.ucid,
    pii_controllers: [{ name: shown.controller ?? shown.domain, links: shown.links }],
    privacy_notice: [...notices].map(([hash, content]) => ({ hash, language: content.locale, content })),
    language: shown.locale,
    // The service does not know the basis of what needs no consent.
    ...(!needsNone && { lawful_basis: 'consent' }),
    purposes: shown.purposes.filter(({ id }) => chosen.has(id)),
    services: shown.services.filter(({ id }) => accepted.has(id)),
    retention_period: `P${retentionSeconds / SECONDS_PER_DAY}D`,
    withdrawal_method: 'The privacy settings of the website, which visitors can open again at any time.',
    events,
    records: proofs.records,
    keys: proofs.keys,
  };
}

type ConsentEvent = {
  event_time: string;
  event_type: 'explicit' | 'implied';
  event_state: 'given' | 'refused' | 'withdrawn';
};

/**
 * A decision. The previous decision determines whether a rejection is a withdrawal. What a visitor left on where the notice
 * asks for no consent was accepted only by implication.
 */
function eventOf(entry: Entry, before: Entry | undefined, { policy }: NoticeContent): ConsentEvent {
  const { timestamp, consent } = entry;
  return {
    event_time: new Date(timestamp * 1000).toISOString(),
    event_type: consent && policy ? 'implied' : 'explicit',
    event_state: consent ? 'given' : withdraws(entry, before) ? 'withdrawn' : 'refused',
  };
}
