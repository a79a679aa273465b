import type { DomainState } from '../../clients/status/read-domain-state.ts';
import { Copyable } from '../../pages/forms/fields.tsx';
import { ActionForm } from '../../pages/forms/form.tsx';
import { Card } from '../../pages/page.tsx';
import { useView } from '../console.ts';
import { ForRole } from '../roles.tsx';

type Props = { state: DomainState; link: string | undefined; path: string };

/** Creates a link with which the owner’s browser reports what the website loads. */
export function Recording({ state, link, path }: Props) {
  const { issues: t, status } = useView().t;
  if (!state.isRecording)
    return (
      <Card title={t.record}>
        <p>
          {t.notRecording}{' '}
          <ForRole needed="editor">
            <a href={`/account/domains/${state.id}/settings`}>{status.next.resume}</a>
          </ForRole>
        </p>
      </Card>
    );
  return (
    <Card title={t.record}>
      <p>{t.recordText}</p>
      {link ? (
        <>
          <Copyable id="recording" label={t.link} value={link} />
          <p>
            <a href={link} target="_blank" rel="noopener noreferrer">
              {t.open}
            </a>
          </p>
        </>
      ) : (
        <ActionForm action={`${path}/record`} button={t.recordButton} quiet />
      )}
    </Card>
  );
}
