import { useView } from './env.ts';
import { UploadForm } from './moving.tsx';

/** A client's configuration as a file, and back. */
export function Backup({ path }: { path: string }) {
  const { t } = useView();
  return (
    <section class="card" id="backup">
      <h2>{t.client.backup}</h2>
      <p>{t.moving.text}</p>
      <p>
        <a href={`${path}/export`}>{t.moving.download}</a>
      </p>
      <UploadForm />
    </section>
  );
}
