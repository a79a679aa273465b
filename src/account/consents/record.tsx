import * as z from 'zod/mini';
import { now } from '../../env.ts';
import { missing } from '../../http/problem.ts';
import { validate } from '../../http/validate.ts';
import { noticeContents } from '../../log/notices/consent-notice-cache.ts';
import type { NoticeContent } from '../../log/notices/consent-notice.ts';
import { kindOf, type Entry } from '../../log/entry.ts';
import { cursor, cursorText } from '../../log/reading/cursor.ts';
import { MAX_EVIDENCE_ENTRIES } from '../../log/reading/evidence-file.ts';
import { currentNumber } from '../../log/reading/in-history.ts';
import { readNoticeNames } from '../../log/notices/notice-names.ts';
import { isUcid } from '../../log/reading/consent-ids.ts';
import { readVisitor } from '../../log/reading/visitor-history.ts';
import { namesIn, type Naming } from './names.ts';
import { NoticeText } from './notice-text.tsx';
import { Kind, Time } from './table.tsx';
import { createDomainPages, domainPage } from '../domain/page.tsx';
import { ForRole } from '../roles.tsx';
import { useView } from '../console.ts';
import { PageLinks } from '../../pages/page-links.tsx';
import { TableHead } from '../../pages/page.tsx';
import { isoOf } from '../../lib/time.ts';

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
    if (!newest) throw missing('consent ID');
    const hashes = [...new Set(entries.map(({ notice }) => notice.hash))];
    const contents = await noticeContents(log, hashes);
    const { t, formats } = view;
    const { controller } = contents.get(newest.notice.hash)!;
    const path = `/account/domains/${domain.id}/consents`;
    const numberOf = (hash: string) => hashes.indexOf(hash) + 1;
    const file = `${path}/${ucid}/receipt${cursor ? `?cursor=${cursorText(number, cursor)}` : ''}`;
    return domainPage(
      c,
      t.consents.record.title,
      <div class="record">
        <p class="running" aria-hidden="true">
          {domain.name} · {t.consents.id} {ucid}
        </p>
        <div>
          <dl class="card facts">
            <dt>{t.consents.record.domain}</dt>
            <dd>{domain.name}</dd>
            {controller && (
              <>
                <dt>{t.consents.record.controller}</dt>
                <dd>{controller}</dd>
              </>
            )}
            <dt>{t.consents.id}</dt>
            <dd class="code">
              {ucid}{' '}
              <button
                type="button"
                class="quiet"
                data-copies={ucid}
                hidden
                aria-label={t.consents.copyId(ucid.slice(0, 8))}
              >
                {t.copy}
              </button>
            </dd>
            <dt>{t.consents.record.zone}</dt>
            <dd>{formats.zone}</dd>
            <dt class="printed">{t.consents.record.created}</dt>
            <dd class="printed">
              <Time time={now()} />
            </dd>
          </dl>
          <p class="actions">
            <a class="button primary" href={file} download>
              {t.consents.record.receipt}
            </a>
            <button type="button" class="quiet" data-prints hidden>
              {t.consents.record.print}
            </button>
            <a href="/verify">{t.consents.record.verify}</a>
            <ForRole needed="owner">
              <a href={`${path}/${ucid}/erase`}>{t.consents.record.erase}</a>
            </ForRole>
            <a href={path}>{t.consents.record.allRecords}</a>
          </p>
          <section>
            <h2>{t.consents.record.history}</h2>
            {(cursor || next) && (
              <p class="hint">{t.consents.record.partial(formats.number(entries.length))}</p>
            )}
            <ol class="decisions">
              {entries.map((entry) => (
                <Decision
                  entry={entry}
                  isCurrent={entry === newest && !cursor}
                  naming={namesIn(view.language, names)}
                  notice={numberOf(entry.notice.hash)}
                  policy={contents.get(entry.notice.hash)?.policy}
                />
              ))}
            </ol>
            <PageLinks
              label={t.consents.pages}
              back={cursor && [`${path}/${ucid}`, t.consents.record.newestDecisions]}
              next={next && [`?cursor=${cursorText(number, next)}`, t.consents.record.olderDecisions]}
            />
          </section>
          <section>
            <h2>{t.consents.record.notices}</h2>
            <p class="hint">{t.consents.record.noticesText}</p>
            {hashes.map((hash) => (
              <NoticeText number={numberOf(hash)} hash={hash} content={contents.get(hash)!} />
            ))}
          </section>
        </div>
        <span class="unseen" role="status" data-copied={t.copied} />
        <script src="/account/consents.js" defer></script>
      </div>,
    );
  },
);

type DecisionProps = {
  entry: Entry;
  isCurrent: boolean;
  naming: Naming;
  notice: number;
  policy: NoticeContent['policy'];
};

function Decision({ entry, isCurrent, naming, notice, policy }: DecisionProps) {
  const { t, formats } = useView();
  const { record } = t.consents;
  const signalNames: Record<string, string> = record.signalNames;
  const { hash, locale } = entry.notice;
  return (
    <li class="card decision">
      <h3>
        <Time time={entry.timestamp} /> <Kind kind={kindOf(entry)} />
        {isCurrent && <small> {record.newest}</small>}
      </h3>
      <Choices entry={entry} naming={naming} />
      <p>
        <a href={`#notice-${notice}`}>{record.noticeOf(formats.number(notice))}</a> (
        {formats.language(locale)}
        {policy && ` · ${t.statistics.policies[policy]}`})
      </p>
      {entry.manipulationPrevention && <p class="hint">{t.consents.prevention}</p>}
      <details>
        <summary>{record.details}</summary>
        <dl>
          <dt>{t.consents.columns.time}</dt>
          <dd>{isoOf(entry.timestamp)}</dd>
          <dt>{record.entry}</dt>
          <dd>{entry.seq}</dd>
          <dt>{record.notice}</dt>
          <dd class="code">{hash}</dd>
          {entry.signals.length > 0 && (
            <>
              <dt>{record.signals}</dt>
              <dd>{entry.signals.map((name) => signalNames[name] ?? name).join(', ')}</dd>
            </>
          )}
        </dl>
      </details>
    </li>
  );
}

/** Names of services, and a note on them. */
const Names = ({ names, note }: { names: string[]; note?: string | false }) =>
  names.length > 0 && (
    <div>
      {names.join(', ')}
      {note && <small> ({note})</small>}
    </div>
  );

/** The accepted and the rejected services by purpose; where no consent is needed, those that were left on and those that are off. */
function Choices({ entry, naming }: { entry: Entry; naming: Naming }) {
  const { t } = useView();
  const { record } = t.consents;
  const choices = naming.choices(entry);
  if (choices.length === 0) return null;
  const isOptIn = entry.notice.policy === 'optIn';
  return (
    <table class="choices">
      <TableHead
        names={[
          t.consents.columns.purposes,
          isOptIn ? record.accepted : record.leftOn,
          isOptIn ? record.rejected : record.off,
        ]}
      />
      <tbody>
        {choices.map(({ purpose, isMandatory, accepted, rejected, leftOn, off }) => (
          <tr>
            <th scope="row">{purpose}</th>
            <td>
              <Names names={accepted} note={isMandatory && record.necessary} />
              <Names names={leftOn} note={isOptIn && record.exemptOn} />
              {accepted.length + leftOn.length === 0 && '–'}
            </td>
            <td>
              <Names names={rejected} />
              <Names names={off} note={isOptIn && record.exemptOff} />
              {rejected.length + off.length === 0 && '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
