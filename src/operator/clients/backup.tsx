import { exportClient } from '../../clients/backup/export-client.ts';
import { logEvent } from '../../http/log-event.ts';
import { useView } from '../console.ts';
import { createClientPages } from './with-client.ts';
import { Card } from '../../pages/page.tsx';

/** Downloads a client's configuration as a file. */
export const downloadBackup = createClientPages().get('/', async (c) => {
  logEvent('client exported by the operator', { client: c.var.client.id });
  return (await exportClient(c.var.db, c.var.client.id))!;
});

/** The section of a client's page with its backup. */
export function Backup({ path }: { path: string }) {
  const { t } = useView();
  return (
    <Card id="backup" title={t.client.backup}>
      <p>{t.backup.text}</p>
      <p class="actions">
        <a href={`${path}/export`} download>
          {t.backup.download}
        </a>
        <a href="/operator/import">{t.backup.title}</a>
      </p>
    </Card>
  );
}
