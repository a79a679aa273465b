import { Copyable } from '../../pages/forms/fields.tsx';
import { ActionForm } from '../../pages/forms/form.tsx';
import { useView } from '../console.ts';

/** Creates a link with which the owner’s browser reports what the website loads. */
export function Recording({ link, path }: { link: string | undefined; path: string }) {
  const t = useView().t.issues;
  return (
    <>
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
    </>
  );
}
