import { and, asc, eq, getTableColumns, inArray, max, notInArray, sql, type AnyColumn } from 'drizzle-orm';
import {
  calls,
  clientCalls,
  clients,
  domains,
  embeddings,
  locales,
  placeholders,
  reports,
  scans,
  settledIssues,
  strictKinds,
} from '../db/schema.ts';
import { now, type Database } from '../env.ts';
import { monthOf } from '../lib/time.ts';
import { hostNameOf } from '../lib/website.ts';
import { presetByHost } from '../onboarding/presets/find-presets.ts';
import type { Preset } from '../onboarding/presets/preset-schema.ts';

/** What the status of a domain, its issues and the progress of its setup are computed from. */
export type DomainState = Awaited<ReturnType<typeof readStates>>[number];
export type Service = DomainState['services'][number];

const { daily: _, ...seenColumns } = getTableColumns(reports);

/** The state of a domain; undefined where it was deleted meanwhile. */
export const readState = async (db: Database, domainId: string): Promise<DomainState | undefined> =>
  (await readStates(db, [domainId]))[0];

/** The states of domains, in one round trip for any number of them. */
export async function readStates(db: Database, domainIds: string[]) {
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(domainIds)}))`;
  const ofThese = (column: AnyColumn) => inArray(column, ids);
  const { id, clientId, name, frontendWidgetEnabled, imprintDisplayMode, privacyPolicyDisplayMode } = domains;
  const [found, seen, scanned, services, texts, settled, values, called] = await db.batch([
    db
      .select({
        id,
        clientId,
        name,
        isEnabled: frontendWidgetEnabled,
        isRecording: domains.recordScriptsOnWebsite,
        isClientActive: clients.active,
        modes: { imprint: imprintDisplayMode, privacyPolicy: privacyPolicyDisplayMode },
        included: clients.widgetDisplayMaxCount,
        pageViews: sql<number>`coalesce(${clientCalls.count}, 0)`.as('pageViews'),
      })
      .from(domains)
      .innerJoin(clients, eq(clients.id, clientId))
      .leftJoin(clientCalls, and(eq(clientCalls.clientId, clientId), eq(clientCalls.month, monthOf(now()))))
      .where(ofThese(id)),
    db
      .select(seenColumns)
      .from(reports)
      .where(and(ofThese(reports.domainId), notInArray(reports.kind, [...strictKinds]))),
    db.select().from(scans).where(ofThese(scans.domainId)),
    db
      .select({
        domainId: embeddings.domainId,
        id: embeddings.id,
        name: embeddings.name,
        active: embeddings.active,
        purpose: embeddings.purpose,
        scriptMarkers: embeddings.scriptMarkers,
        iframeMarkers: embeddings.iframeMarkers,
        assets: embeddings.assets,
      })
      .from(embeddings)
      .where(ofThese(embeddings.domainId))
      .orderBy(asc(embeddings.seq)),
    db
      .select({
        domainId: locales.domainId,
        name: locales.name,
        active: locales.active,
        imprintUrl: locales.imprintUrl,
        imprintHtmlCode: locales.imprintHtmlCode,
        privacyPolicyUrl: locales.privacyPolicyUrl,
        privacyPolicyHtmlCode: locales.privacyPolicyHtmlCode,
      })
      .from(locales)
      .where(ofThese(locales.domainId))
      .orderBy(asc(locales.seq)),
    db.select().from(settledIssues).where(ofThese(settledIssues.domainId)),
    db
      .select({
        domainId: placeholders.domainId,
        name: placeholders.bareName,
        value: placeholders.value,
      })
      .from(placeholders)
      .where(ofThese(placeholders.domainId)),
    db
      .select({ domainId: calls.domainId, at: max(calls.siteCalledAt) })
      .from(calls)
      .where(ofThese(calls.domainId))
      .groupBy(calls.domainId),
  ]);
  const lists = {
    seen: byDomain(seen),
    services: byDomain(services),
    locales: byDomain(texts),
    settled: byDomain(settled),
    values: byDomain(values),
  };
  return found.map((domain) => ({
    ...domain,
    host: hostNameOf(domain.name) ?? '',
    seen: lists.seen(domain.id),
    scan: scanned.find(({ domainId }) => domainId === domain.id),
    services: lists.services(domain.id),
    locales: lists.locales(domain.id),
    settled: lists.settled(domain.id),
    placeholders: new Map(lists.values(domain.id).map(({ name, value }) => [name, value])),
    siteCalledAt: called.find(({ domainId }) => domainId === domain.id)?.at ?? 0,
  }));
}

function byDomain<Row extends { domainId: string }>(rows: Row[]) {
  const groups = Map.groupBy(rows, ({ domainId }) => domainId);
  return (domainId: string) => groups.get(domainId) ?? [];
}

/** Whether a service was made from a preset: it has the preset’s name or, where it was renamed, one of its markers. */
export const matchesPreset = (
  service: Pick<Service, 'name' | 'scriptMarkers' | 'iframeMarkers'>,
  { name, scriptMarkers, iframeMarkers }: Preset,
) =>
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
