import { authorName } from '../../pages/activity/author-name.ts';
import { listActivity, type ActivityRow } from '../../db/activity/list.ts';
import type { Asking } from '../../db/domains/askings.ts';
import { TEXT_LENGTH } from '../../http/input-schemas.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { Form } from '../../pages/forms/form.tsx';
import { Card } from '../../pages/page.tsx';
import { useView } from '../console.ts';
import type { WithDomain } from '../domain/with-domain.ts';
import { ForRole } from '../../people/roles.tsx';
import { visibleChange } from './visible-activity.ts';

/** The choices that the page of the banner versions lists. */
const MAX_LISTED = 20;

/** The newest choices of whom to ask again, with their makers as the user may see them. */
export async function visibleAskings({ db, domain, session, view }: WithDomain['Variables']) {
  const filter = { domainId: domain.id, kind: 'asking' } as const;
  const rows = await listActivity(db, domain.clientId, filter, MAX_LISTED);
  return rows.map((row) => visibleChange(row, session, view.t.activity));
}

/** When visitors were asked again, why and by whom, and the form that asks all of them. */
export function Askings({ list }: { list: ActivityRow[] }) {
  const { t, formats, url } = useView();
  const { followed, allTitle, allText, allButton, list: title, reason } = t.services.asking;
  return (
    <>
      {list.length > 0 && (
        <Card title={title}>
          <ul class="parts">
            {list.map(({ id, by, userName, objectName, after }) => (
              <li>
                <span>
                  {[objectName, followed[after?.['ask'] as Asking]].filter(Boolean).join(': ')}
                  <small class="hint">
                    {formats.time(Math.floor(id / 1e6))} · {authorName({ by, userName }, t.activity)}
                    {typeof after?.['reason'] === 'string' && ` · ${after['reason']}`}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <ForRole needed="editor">
        <Card title={allTitle}>
          <p>{allText}</p>
          <Form action={`${url.pathname}/ask`} class="stack">
            <Field name="reason" label={reason} maxlength={TEXT_LENGTH} required />
            <div>
              <button class="quiet">{allButton}</button>
            </div>
          </Form>
        </Card>
      </ForRole>
    </>
  );
}
