import { and, eq } from 'drizzle-orm';
import { domains, embeddings, locales, reports, scans, settledIssues } from '../db/schema.ts';
import type { Database } from '../env.ts';
import { hostNameOf } from '../lib/website.ts';
import { presetByHost } from '../onboarding/presets/find-presets.ts';
import type { Preset } from '../onboarding/presets/preset-schema.ts';

export type IssueData = Awaited<ReturnType<typeof readIssueData>>;
export type Service = IssueData['services'][number];

/** Reads everything that issues are derived from, in one round trip. */
export async function readIssueData(db: Database, domainId: string) {
  const [seen, [scan], services, links, settled, [domain]] = await db.batch([
    db.select().from(reports).where(eq(reports.domainId, domainId)),
    db.select().from(scans).where(eq(scans.domainId, domainId)),
    db
      .select({
        id: embeddings.id,
        name: embeddings.name,
        active: embeddings.active,
        purpose: embeddings.purpose,
        scriptMarkers: embeddings.scriptMarkers,
        iframeMarkers: embeddings.iframeMarkers,
        assets: embeddings.assets,
      })
      .from(embeddings)
      .where(eq(embeddings.domainId, domainId)),
    db
      .select({ imprint: locales.imprintUrl, privacyPolicy: locales.privacyPolicyUrl })
      .from(locales)
      .where(and(eq(locales.domainId, domainId), eq(locales.active, true))),
    db.select().from(settledIssues).where(eq(settledIssues.domainId, domainId)),
    db.select({ name: domains.name }).from(domains).where(eq(domains.id, domainId)),
  ]);
  return { seen, scan, services, links, settled, host: hostNameOf(domain?.name ?? '') ?? '' };
}

/** Whether a service was made from a preset: it has the preset’s name or, where it was renamed, one of its markers. */
export const matchesPreset = (service: Service, { name, scriptMarkers, iframeMarkers }: Preset) =>
  service.name === name ||
  [...service.scriptMarkers, ...service.iframeMarkers].some(
    (marker) => scriptMarkers.includes(marker) || iframeMarkers.includes(marker),
  );

/** Whether a marker names a host or one of its subdomains. */
const marks = (marker: string, host: string) =>
  marker.includes(host) && marker.split(/[^\w.-]+/).some((name) => `.${name}`.endsWith(`.${host}`));

/** The service that blocks a host; undefined where none does. */
export const serviceOfHost = (services: Service[], host: string, preset = presetByHost(host)) =>
  services.find(
    (service) =>
      [...service.scriptMarkers, ...service.iframeMarkers].some((marker) => marks(marker, host)) ||
      (preset && matchesPreset(service, preset)),
  );
