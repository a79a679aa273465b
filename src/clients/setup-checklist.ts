import { and, asc, desc, eq, max, sql } from 'drizzle-orm';
import { rawQuery } from '../db/raw-query.ts';
import {
  calls,
  domains,
  embeddings,
  locales,
  placeholders,
  scans,
  settledIssues,
  themes,
  type ScanResult,
} from '../db/schema.ts';
import { now, type Bindings, type Database } from '../env.ts';
import { languageOf, matchLocale } from '../lib/locale-match.ts';
import { issuesOf, hostOfTag } from './issues.ts';
import { presetById } from '../onboarding/presets/index.ts';
import { scanSite } from '../onboarding/scan.ts';
import { languages } from '../texts/index.ts';

/** So many of each list are kept: a page with all of them would be a long one, and the next scan lists the others. */
const MOST_TAGS = 20;
const MOST_NAMES = 200;

const some = (list: { name: string }[]) =>
  [...new Set(list.map(({ name }) => name.slice(0, 255)))].slice(0, MOST_NAMES);

/** Scans a domain's website and keeps what the setup needs of it. Throws what the scan throws. */
export async function scanAndStore(
  env: Bindings,
  db: Database,
  own: string[],
  domain: Parameters<typeof scanSite>[2],
) {
  const { about, storage, availablePresets, unknownServices, consentManagers, earlyTags, ...rest } =
    await scanSite(env, own, domain);
  const found: ScanResult = {
    ...rest,
    ...about,
    services: availablePresets.map(({ id, name, purpose, translations }) => ({
      id,
      name,
      purpose,
      translations,
    })),
    unknownServices: some(unknownServices),
    consentManagers: some(consentManagers),
    storage: {
      cookies: some(storage.cookies),
      localStorage: some(storage.localStorage),
      sessionStorage: some(storage.sessionStorage),
    },
    earlyTags: earlyTags.slice(0, MOST_TAGS),
    earlyCount: earlyTags.length,
  };
  const stillEarly = found.earlyTags.map((tag) => `early:${hostOfTag(tag)}`);
  await db.batch([
    // Of a domain that was deleted meanwhile nothing is kept.
    rawQuery(
      db,
      sql`INSERT INTO ${scans} (domainId, scannedAt, found)
        SELECT id, ${now()}, ${JSON.stringify(found)} FROM domains WHERE id = ${domain.id}
        ON CONFLICT DO UPDATE SET scannedAt = excluded.scannedAt, found = excluded.found`,
    ),
    // What is there still was not dealt with.
    db
      .delete(settledIssues)
      .where(
        and(
          eq(settledIssues.domainId, domain.id),
          sql`issue IN (SELECT value FROM json_each(${JSON.stringify(stillEarly)}))`,
        ),
      ),
  ]);
}

/** What tells how far a domain's setup has come, in one round trip. */
export async function readSetup(db: Database, domainId: string) {
  const found = issuesOf(db, domainId);
  const [[scan], texts, filled, services, [called], [theme], [modes]] = await db.batch([
    db.select().from(scans).where(eq(scans.domainId, domainId)),
    db
      .select({
        name: locales.name,
        active: locales.active,
        imprintUrl: locales.imprintUrl,
        imprintHtmlCode: locales.imprintHtmlCode,
        privacyPolicyUrl: locales.privacyPolicyUrl,
        privacyPolicyHtmlCode: locales.privacyPolicyHtmlCode,
      })
      .from(locales)
      .where(eq(locales.domainId, domainId))
      .orderBy(asc(locales.seq)),
    db
      .select({ name: placeholders.bareName, value: placeholders.value })
      .from(placeholders)
      .where(eq(placeholders.domainId, domainId)),
    db
      .select({
        name: embeddings.name,
        active: embeddings.active,
        scriptMarkers: embeddings.scriptMarkers,
        iframeMarkers: embeddings.iframeMarkers,
      })
      .from(embeddings)
      .where(eq(embeddings.domainId, domainId)),
    db
      .select({ at: max(calls.siteCalledAt) })
      .from(calls)
      .where(eq(calls.domainId, domainId)),
    db
      .select()
      .from(themes)
      .where(eq(themes.domainId, domainId))
      .orderBy(desc(themes.default), asc(themes.seq))
      .limit(1),
    db
      .select({ imprint: domains.imprintDisplayMode, privacyPolicy: domains.privacyPolicyDisplayMode })
      .from(domains)
      .where(eq(domains.id, domainId)),
  ]);
  return {
    scan,
    locales: texts,
    placeholders: new Map(filled.map(({ name, value }) => [name, value])),
    services,
    siteCalledAt: called?.at ?? 0,
    theme,
    modes,
    early: (await found).filter((issue) => issue.type === 'early'),
  };
}
export type Setup = Awaited<ReturnType<typeof readSetup>>;

/** What Art. 13 of the GDPR wants to be known of who is responsible. */
export const companyFields = ['COMPANY', 'STREET', 'ZIPCODE', 'CITY'] as const;

/** What a domain needs to be lawful; `names` are what is missing, `unknown` what only a scan can tell. */
export function checklistOf(setup: Setup) {
  const { scan, locales, placeholders, siteCalledAt, early } = setup;
  const found = scan?.found;
  const active = locales.filter(({ active }) => active);
  const own = found?.languages.find((language) => Object.hasOwn(languages, language));
  const spoken = own
    ? matchLocale(
        own,
        active.map(({ name }) => name),
      )
    : active[0]?.name;
  const missing = found?.services.filter((preset) => !serviceOfPreset(setup, preset)?.active) ?? [];
  const item = (id: CheckId, done: boolean, names: string[] = []) => ({ id, done, names, unknown: false });
  const bySite = (id: CheckId, done: boolean, names?: string[]) => ({
    ...item(id, Boolean(found) && done, names),
    unknown: !found,
  });
  const unlinked = active.filter((locale) => !hasLegalPages(setup, locale));
  const unnamed = companyFields.filter((name) => !placeholders.get(name)?.trim());
  return [
    bySite(
      'services',
      missing.length === 0,
      missing.map(({ name }) => name),
    ),
    bySite('language', spoken !== undefined, own ? [own] : []),
    item(
      'legal',
      active.length > 0 && unlinked.length === 0,
      unlinked.map(({ name }) => languageOf(name)),
    ),
    item('company', unnamed.length === 0),
    // In the body, or waiting, it comes too late to hold anything back.
    item('script', siteCalledAt > 0 && !/body|deferred/.test(found?.snippet ?? '')),
    {
      id: 'early' as const,
      // More than the scan keeps is not listed yet.
      done: found !== undefined && early.length === 0 && found.earlyCount <= found.earlyTags.length,
      names: early.map(({ name }) => name),
      unknown: !found && early.length === 0,
    },
  ];
}
export type CheckId = 'services' | 'language' | 'legal' | 'company' | 'script' | 'early';
export type Check = ReturnType<typeof checklistOf>[number];

/**
 * The domain's service that a preset has become: by its name, or where that was changed by what it is held back by.
 * Undefined where it has become none.
 */
export function serviceOfPreset({ services }: Setup, { id, name }: { id: number; name: string }) {
  const preset = presetById(id);
  const markers = [...(preset?.scriptMarkers ?? []), ...(preset?.iframeMarkers ?? [])];
  const its = services.filter(
    (service) =>
      service.name === name ||
      [...service.scriptMarkers, ...service.iframeMarkers].some((marker) => markers.includes(marker)),
  );
  return its.find(({ active }) => active) ?? its[0];
}

/** As the widget finds them: an address, or, where it shows the text itself, that. */
const hasLegalPages = ({ modes }: Setup, locale: Setup['locales'][number]) =>
  (['imprint', 'privacyPolicy'] as const).every(
    (name) => locale[`${name}Url`] || (modes?.[name] === 'direct' && locale[`${name}HtmlCode`]),
  );
