import type { Context } from 'hono';
import * as z from 'zod/mini';
import { now } from '../../env.ts';
import { missing } from '../../http/problem.ts';
import { validate } from '../../http/validate.ts';
import type { Entry } from '../../log/entry.ts';
import { erasedAt } from '../../log/erasure/erased-ids.ts';
import type { NoticeContent } from '../../log/notices/consent-notice.ts';
import { noticeContents } from '../../log/notices/consent-notice-cache.ts';
import { cursor, cursorText } from '../../log/reading/cursor.ts';
import { MAX_EVIDENCE_ENTRIES } from '../../log/reading/evidence-file.ts';
import { currentNumber } from '../../log/reading/in-history.ts';
import { readNoticeNames } from '../../log/notices/notice-names.ts';
import { isUcid } from '../../log/reading/consent-ids.ts';
import { readVisitor } from '../../log/reading/visitor-history.ts';
import { DecisionDetails } from './decision.tsx';
import { namesIn, type Naming } from './purpose-and-service-names.ts';
import { NoticeText } from './notice-text.tsx';
import { Time } from './table.tsx';
import { createDomainPages, domainPage, type DomainPages } from '../domain/page.tsx';
import { ForRole } from '../../people/roles.tsx';
import { useView } from '../console.ts';
import { CursorLinks } from '../../pages/list-page-links.tsx';

/** The consent history of one visitor with the texts that were shown, which can be printed. */
export const consentRecord = createDomainPages().get(
  '/',
  validate('query', z.object({ cursor: z.optional(cursor) })),
  async (c) => {
    const { domain, view, queryLog, log } = c.var;
    const { cursor } = c.req.valid('query');
    const ucid = c.req.param('ucid') ?? '';
    if (!isUcid(ucid)) throw missing('consent ID');
    // The evidence file has the entries of the page.
    const page = { limit: MAX_EVIDENCE_ENTRIES, cursor };
    const [{ entries, next, history }, names] = await Promise.all([
      queryLog(readVisitor(ucid, page)),
      queryLog(readNoticeNames(view.language)),
    ]);
    const number = currentNumber(history, cursor?.number, 'cursor');
    const [newest] = entries;
    if (!newest) return erasedRecord(c, ucid);
    const hashes = [...new Set(entries.map(({ notice }) => notice.hash))];
    const found = await noticeContents(log, hashes);
    const contents = new Map(hashes.map((hash) => [hash, found.get(hash)!]));
    const { t } = view;
    const path = `/account/domains/${domain.id}/consents`;
    return domainPage(
      c,
      t.consents.record.title,
      <div class="record">
        <p class="running" aria-hidden="true">
          {domain.name} · {t.consents.id} {ucid}
        </p>
        <div>
          <Facts
            website={domain.name}
            ucid={ucid}
            controller={contents.get(newest.notice.hash)!.controller}
          />
          <Actions
            path={path}
            ucid={ucid}
            file={`${path}/${ucid}/receipt${cursor ? `?cursor=${cursorText(number, cursor)}` : ''}`}
          />
          <History
            entries={entries}
            contents={contents}
            naming={namesIn(view.language, names)}
            isNewest={!cursor}
            next={next && cursorText(number, next)}
          />
          <section>
            <h2>{t.consents.record.notices}</h2>
            <p class="hint">{t.consents.record.noticesText}</p>
            {Array.from(contents, ([hash, content], i) => (
              <NoticeText number={i + 1} hash={hash} content={content} />
            ))}
          </section>
        </div>
        <span class="unseen" role="status" data-copied={t.copied} />
        <script src="/account/consents.js" defer></script>
      </div>,
    );
  },
);

/** The page of an ID without records: that and when they were erased. Throws a 404 if they were not. */
async function erasedRecord(c: Context<DomainPages>, ucid: string) {
  const { domain, view } = c.var;
  const at = await erasedAt(c.env, domain, ucid);
  if (at === undefined) throw missing('consent ID');
  const { record } = view.t.consents;
  return domainPage(
    c,
    record.erasedTitle,
    <>
      <section class="card stack">
        <p>
          {record.erased} <Time time={at} />.
        </p>
        <p class="code">{ucid}</p>
        <p>{record.erasedText}</p>
      </section>
      <p class="links">
        <a href={`/account/domains/${domain.id}/consents`}>{record.allRecords}</a>
      </p>
    </>,
  );
}

type HistoryProps = {
  entries: Entry[];
  /** The notices of the entries by their hashes, in the order of their numbers. */
  contents: Map<string, NoticeContent>;
  naming: Naming;
  /** Whether the page begins with the newest decision, and the cursor of older ones on the next page. */
  isNewest: boolean;
  next: string | undefined;
};

/** The decisions on the page, newest first. */
function History({ entries, contents, naming, isNewest, next }: HistoryProps) {
  const { t, formats } = useView();
  const { record, pages } = t.consents;
  const hashes = [...contents.keys()];
  return (
    <section>
      <h2>{record.history}</h2>
      {(!isNewest || next) && <p class="hint">{record.partial(formats.number(entries.length))}</p>}
      <ol class="decisions">
        {entries.map((entry, i) => (
          <DecisionDetails
            entry={entry}
            before={entries[i + 1] ?? (next ? 'unknown' : undefined)}
            isCurrent={i === 0 && isNewest}
            naming={naming}
            notice={hashes.indexOf(entry.notice.hash) + 1}
            policy={contents.get(entry.notice.hash)?.policy}
          />
        ))}
      </ol>
      <CursorLinks
        label={pages}
        parameter="cursor"
        last={next}
        names={[record.newestDecisions, record.olderDecisions]}
      />
    </section>
  );
}

type FactsProps = { website: string; ucid: string; controller: string | undefined };

/** Whose record it is; printed, also when. */
function Facts({ website, ucid, controller }: FactsProps) {
  const { t, formats } = useView();
  const { id, copyId, record } = t.consents;
  return (
    <dl class="card facts">
      <dt>{record.domain}</dt>
      <dd>{website}</dd>
      {controller && (
        <>
          <dt>{record.controller}</dt>
          <dd>{controller}</dd>
        </>
      )}
      <dt>{id}</dt>
      <dd class="code">
        {ucid}{' '}
        <button type="button" class="quiet" data-copies={ucid} hidden aria-label={copyId(ucid.slice(0, 8))}>
          {t.copy}
        </button>
      </dd>
      <dt>{record.zone}</dt>
      <dd>{formats.zone}</dd>
      <dt class="printed">{record.created}</dt>
      <dd class="printed">
        <Time time={now()} />
      </dd>
    </dl>
  );
}

function Actions({ path, ucid, file }: Record<'path' | 'ucid' | 'file', string>) {
  const texts = useView().t.consents.record;
  return (
    <p class="actions">
      <a class="button primary" href={file} download>
        {texts.receipt}
      </a>
      <button type="button" class="quiet" data-prints hidden>
        {texts.print}
      </button>
      <a href="/verify">{texts.verify}</a>
      <ForRole needed="owner" to={`${path}/${ucid}/erase`}>
        <a href={`${path}/${ucid}/erase`}>{texts.erase}</a>
      </ForRole>
      <a href={path}>{texts.allRecords}</a>
    </p>
  );
}
