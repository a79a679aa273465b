import { kindOf, acceptedServices, type DecisionKind, type Entry } from '../../log/entry.ts';
import type { Naming } from './purpose-and-service-names.ts';
import { useView } from '../console.ts';
import { TableHead } from '../../pages/page.tsx';
import { isoOf } from '../../lib/time.ts';

/** Number of characters of a consent ID in a list. */
const SHORT = 8;

/** Decisions as a table, each with a link to its record. */
export function ConsentTable({ entries, naming }: { entries: Entry[]; naming: Naming }) {
  const { t } = useView();
  const { time, status, services, language, id } = t.consents;
  return (
    <table class="consents">
      <TableHead names={[time, status, services, language, id]} />
      <tbody>
        {entries.map((entry) => (
          <Row entry={entry} naming={naming} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ entry, naming }: { entry: Entry; naming: Naming }) {
  const { t, formats } = useView();
  const { ucid, timestamp, notice } = entry;
  const short = ucid.slice(0, SHORT);
  return (
    <tr>
      <td>
        <Time time={timestamp} />
      </td>
      <td>
        <Kind kind={kindOf(entry)} />
      </td>
      <td>
        <Services entry={entry} naming={naming} />
      </td>
      <td>
        {formats.language(notice.locale)}
        {notice.policy !== 'optIn' && ` · ${t.statistics.policies[notice.policy]}`}
      </td>
      <td class="id">
        {/* Relative to the list, because there are 50 of them on a page. */}
        <a href={`consents/${ucid}`} aria-label={t.consents.show(short)}>
          {short}
        </a>{' '}
        <button type="button" class="quiet" data-copies={ucid} hidden aria-label={t.consents.copyId(short)}>
          {t.copy}
        </button>
      </td>
    </tr>
  );
}

/** A time, which machines can read too. */
export function Time({ time }: { time: number }) {
  return <time datetime={isoOf(time)}>{useView().formats.time(time)}</time>;
}

/** `isFirst`: a rejection is known to follow no consent. Otherwise it may be a withdrawal. */
export function Kind({ kind, isFirst = false }: { kind: DecisionKind; isFirst?: boolean }) {
  const { kinds, record } = useView().t.consents;
  return <span class={`badge ${kind}`}>{isFirst ? record.rejectedAll : kinds[kind]}</span>;
}

/** The number of services that are on after a decision, and their names on demand. */
function Services({ entry, naming }: { entry: Entry; naming: Naming }) {
  const { t, formats } = useView();
  const [accepted, all] = [acceptedServices(entry).length, entry.notice.services.length];
  const count = t.consents.ofServices(formats.number(accepted), formats.number(all));
  if (accepted === 0) return count;
  return (
    <details>
      <summary>{count}</summary>
      {naming.choices(entry).map(
        ({ purpose, accepted, leftOn }) =>
          accepted.length + leftOn.length > 0 && (
            <p>
              {purpose}: {[...accepted, ...leftOn].join(', ')}
            </p>
          ),
      )}
    </details>
  );
}
