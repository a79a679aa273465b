import { Form } from '../pages/form.tsx';
import { useView } from './view.ts';
import type { DomainRow } from './list-queries.ts';

export function DomainList({ rows, ofAll }: { rows: DomainRow[]; ofAll?: boolean }) {
  return (
    <ul class="domains">
      {rows.map((row) => (
        <Domain row={row} ofAll={ofAll} />
      ))}
    </ul>
  );
}

function Domain({ row, ofAll }: { row: DomainRow; ofAll: boolean | undefined }) {
  const { t, formats } = useView();
  const Heading = ofAll ? 'h2' : 'h3';
  const { id, name, path, clientId, username, calls, last } = row;
  return (
    <li class="card">
      <div class="domain">
        <div>
          <Heading>{name + (path === '/' ? '' : path)}</Heading>
          <p class="hint">
            {t.callsOf(formats.number(calls))} · {last ? t.lastDecision(formats.time(last)) : t.noDecision}
          </p>
        </div>
        <div class="links">
          {ofAll && <a href={`/operator/clients/${clientId}`}>{username}</a>}
          <a href={`/operator/domains/${id}/copy`}>
            {t.copying.title}
            <span class="unseen">{t.of(name)}</span>
          </a>
          <Form action={`/operator/domains/${id}/refresh`}>
            <button class="quiet">
              {t.domains.refresh}
              <span class="unseen">{`: ${name}`}</span>
            </button>
          </Form>
        </div>
      </div>
    </li>
  );
}
