import { websiteTitle } from '../../lib/http/host-names.ts';
import { ActionForm } from '../../pages/forms/form.tsx';
import { StatusBadge } from '../../pages/status-badge.tsx';
import { ForRole } from '../../people/roles.tsx';
import { useView } from '../console.ts';
import type { DomainRow } from '../list-queries.ts';
import { clientName } from '../../pages/displayed-names.ts';

/** The id of the form with bulk actions. */
export const BULK_FORM = 'bulk';
const OPEN_FORM = 'open';

/** The form that the names of domains submit, to open their consoles. */
export const OpenForm = () => (
  <form id={OPEN_FORM} method="post" action="/operator/domains/open">
    <input type="hidden" name="token" value={useView().token} />
  </form>
);

/** Domains, each with its status. With `ofAll`, also with its client and a checkbox for bulk actions. */
export function DomainList({ rows, ofAll }: { rows: DomainRow[]; ofAll?: boolean }) {
  return (
    <ul class={ofAll ? 'rows selectable' : 'rows'}>
      {rows.map((row) => (
        <Domain row={row} ofAll={ofAll} />
      ))}
    </ul>
  );
}

function Domain({ row, ofAll }: { row: DomainRow; ofAll: boolean | undefined }) {
  const { t, formats } = useView();
  const { id, clientId, username, company, calls, last, status, issueCount, dismissedCount } = row;
  const name = websiteTitle(row);
  return (
    <li>
      {ofAll && (
        <input type="checkbox" name="id" value={id} form={BULK_FORM} aria-label={t.domains.select(name)} />
      )}
      <div>
        <button class="link" form={OPEN_FORM} name="domain" value={id}>
          {name}
        </button>
        {ofAll && (
          <p class="hint">
            <ClientLink id={clientId} company={company} username={username} />
          </p>
        )}
      </div>
      <StatusBadge status={status} issueCount={issueCount} dismissedCount={dismissedCount} />
      <p class="hint">
        {t.callsOf(formats.number(calls))}
        <br />
        {last ? t.lastDecision(formats.time(last)) : t.noDecision}
      </p>
      {!ofAll && (
        <div class="links">
          <ForRole needed="administrator">
            <a href={`/operator/domains/${id}/copy`}>
              {t.copying.title}
              <span class="unseen">{t.of(name)}</span>
            </a>
          </ForRole>
          <ActionForm
            action={`/operator/domains/${id}/republish`}
            button={t.domains.republish}
            unseen={`: ${name}`}
            quiet
          />
        </div>
      )}
    </li>
  );
}

type Props = { id: string; company: string; username: string };

/** The link to a client: its name, and its username below if that is another one. */
const ClientLink = ({ id, company, username }: Props) => (
  <>
    <a href={`/operator/clients/${id}`}>{clientName({ company, username })}</a>
    {company && (
      <>
        <br />
        {username}
      </>
    )}
  </>
);
