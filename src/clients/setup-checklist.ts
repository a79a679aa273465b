import { asc, desc, eq, max } from 'drizzle-orm';
import { calls, domains, embeddings, locales, placeholders, scans, themes } from '../db/schema.ts';
import type { Database } from '../env.ts';
import { languageOf, matchLocale } from '../lib/locale-match.ts';
import { issuesOf } from './issues.ts';
import { presetById } from '../onboarding/presets/index.ts';
import { languages } from '../texts/index.ts';

/** Reads everything that the progress of a domain’s setup depends on, in one round trip. */
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

/** The placeholders with the controller’s details that Art. 13 GDPR requires. */
export const companyFields = ['COMPANY', 'STREET', 'ZIPCODE', 'CITY'] as const;

/** The steps of a domain’s setup; `names` lists what is missing, and `unknown` marks steps that only a scan can check. */
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
    // In the body, or deferred, the snippet runs too late to block anything.
    item('script', siteCalledAt > 0 && !/body|deferred/.test(found?.snippet ?? '')),
    {
      id: 'early' as const,
      // The scan stores only the first tags: further ones are not listed yet.
      done: found !== undefined && early.length === 0 && found.earlyCount <= found.earlyTags.length,
      names: early.map(({ name }) => name),
      unknown: !found && early.length === 0,
    },
  ];
}
export type CheckId = 'services' | 'language' | 'legal' | 'company' | 'script' | 'early';
export type Check = ReturnType<typeof checklistOf>[number];

/**
 * The domain's service that was made from a preset: it has the preset's name or, where it was renamed, one of its markers.
 * Undefined where there is none.
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

/** Whether the widget finds both legal pages: by address, or as text where it shows the text itself. */
const hasLegalPages = ({ modes }: Setup, locale: Setup['locales'][number]) =>
  (['imprint', 'privacyPolicy'] as const).every(
    (name) => locale[`${name}Url`] || (modes?.[name] === 'direct' && locale[`${name}HtmlCode`]),
  );
