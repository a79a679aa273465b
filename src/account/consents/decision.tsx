import { kindOf, withdraws, type Entry } from '../../log/entry.ts';
import type { NoticeContent } from '../../log/notices/consent-notice.ts';
import { isoOf } from '../../lib/time.ts';
import { TableHead, Terms } from '../../pages/page.tsx';
import { useView } from '../console.ts';
import type { Naming } from './purpose-and-service-names.ts';
import { Kind, Time } from './table.tsx';

type DecisionProps = {
  entry: Entry;
  /** The visitor’s decision before it, if the page has it. */
  before: Entry | 'unknown' | undefined;
  isCurrent: boolean;
  naming: Naming;
  notice: number;
  policy: NoticeContent['policy'];
};

/** A decision of a record: what was chosen, and the notice on which it was based. */
export function DecisionDetails({ entry, before, isCurrent, naming, notice, policy }: DecisionProps) {
  const { t, formats } = useView();
  const { record } = t.consents;
  const signalNames: Record<string, string> = record.signalNames;
  const { hash, locale } = entry.notice;
  return (
    <li class="card decision">
      <h3>
        <Time time={entry.timestamp} /> <DecisionKinds entry={entry} before={before} />
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
        <Terms
          list={[
            [t.consents.columns.time, isoOf(entry.timestamp)],
            [record.entry, entry.seq],
            [record.notice, <span class="code">{hash}</span>],
            entry.signals.length > 0 && [
              record.signals,
              entry.signals.map((name) => signalNames[name] ?? name).join(', '),
            ],
          ]}
        />
      </details>
    </li>
  );
}

/** What a decision was; a withdrawal is called one. */
function DecisionKinds({ entry, before }: Pick<DecisionProps, 'entry' | 'before'>) {
  const { withdrawn } = useView().t.consents.record;
  const kind = kindOf(entry);
  // What was left on where the notice asked for no consent is objected to, not withdrawn.
  const wasAsked = before === 'unknown' || before?.notice.policy === 'optIn';
  const withdrawal = withdraws(entry, wasAsked ? before : undefined);
  const badge = <span class="badge rejected">{withdrawn}</span>;
  // The rejection of everything that was accepted is the withdrawal; exempt services may be left on besides.
  if (kind === 'rejected') return withdrawal ? badge : <Kind kind={kind} isFirst={withdrawal === false} />;
  return (
    <>
      <Kind kind={kind} /> {withdrawal && badge}
    </>
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
