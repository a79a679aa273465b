import { eq } from 'drizzle-orm';
import { embeddings } from '../../db/schema.ts';
import { flat } from '../../db/settings-column.ts';
import type { Database } from '../../env.ts';
import { mandatoryPurpose } from '../../definitions/purpose-ids.ts';
import { hostsOfService, alwaysAllowedHosts } from '../status/allowed-hosts.ts';

const inScript = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');

/**
 * The line after the snippet and the fallback line for strict blocking: where no script came, it adds the policy of a visitor who has not decided. A
 * disabled banner sets `window.CCM`.
 */
export async function guardLine(
  db: Database,
  domain: Parameters<typeof alwaysAllowedHosts>[0] & { id: string },
  service: string,
) {
  const rows = await db.select().from(embeddings).where(eq(embeddings.domainId, domain.id));
  const hosts = rows
    .map(flat)
    .filter(
      ({ active, purpose, loadBeforeConsent }) =>
        active && (purpose === mandatoryPurpose || loadBeforeConsent),
    )
    .flatMap(hostsOfService);
  const allowed = [...new Set([new URL(service).host, ...alwaysAllowedHosts(domain), ...hosts])].filter(
    (host) => host !== '*',
  );
  const sources = allowed.flatMap((host) =>
    ['', 'wss://'].map((scheme) => ` ${scheme}${host} ${scheme}*.${host}`),
  );
  const policy = `default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:${sources.join('')}; frame-src 'self' data: blob:${allowed.map((host) => ` ${host} *.${host}`).join('')}`;
  return `<script>"CCM"in window||document.head.append(Object.assign(document.createElement("meta"),{httpEquiv:"Content-Security-Policy",content:${inScript(policy)}}))</script>`;
}
