import { useView } from './env.ts';

/** How a client's configuration is saved. */
export function Backup() {
  const { t } = useView();
  return (
    <section class="card" id="backup">
      <h2>{t.client.backup}</h2>
      <p>{t.client.backupText}</p>
    </section>
  );
}
