import packageJson from '../package.json' with { type: 'json' };
import { targetRefusal } from '../../../src/lib/http/fetch-target.ts';
import { AuditError } from './audit-error.ts';
import { findIssues } from './judge/find-issues.ts';
import { notLoaded } from './judge/not-loaded.ts';
import { usesOf } from './judge/name-services.ts';
import { modes, type Mode, type Visit } from './types.ts';
import { visit, type VisitPlan } from './visit.ts';

export type AuditPlan = VisitPlan & {
  /** Further domains of the website. */
  own: string[];
  /** Whether to list the accepted services that did not load. */
  afterAccept?: boolean;
  /** Called before each visit. */
  onVisit?: (mode: Mode) => void;
};

export type Audit = Awaited<ReturnType<typeof audit>>;

/** Visits a website as four new visitors and judges what was observed. Throws an `AuditError` where it cannot be read. */
export async function audit(address: string, plan: AuditPlan) {
  const site = siteOf(address, plan.allowPrivate);
  if (plan.declaration !== undefined) siteOf(plan.declaration, plan.allowPrivate);
  const began = new Date();
  const visits: Visit[] = [];
  let links: string[] | undefined;
  for (const mode of modes) {
    // Without its button, there is no decision to make.
    const button = mode === 'accepted' ? 'accept' : 'reject';
    if ((mode === 'accepted' || mode === 'rejected') && !visits[0]?.banner?.[button]) continue;
    plan.onVisit?.(mode);
    const made = await visit(site, mode, plan, links);
    visits.push(made.result);
    links ??= made.links;
  }
  const { locale } = plan;
  const uses = usesOf(site, visits, plan.own, locale);
  const { browser } = visits[0]!;
  const accepted = visits.find(({ mode }) => mode === 'accepted');
  const afterAccept = plan.afterAccept ? { notLoaded: notLoaded(accepted, uses) } : undefined;
  return {
    version: packageJson.version,
    site,
    began,
    ended: new Date(),
    browser,
    locale,
    visits,
    uses,
    afterAccept,
    ...findIssues(visits, uses),
  };
}

function siteOf(address: string, allowPrivate: boolean) {
  const url =
    /^[a-z][a-z\d+.-]*:/i.test(address) && !/^[\w.-]+:\d+/.test(address) ? address : `https://${address}`;
  if (!URL.canParse(url)) throw new AuditError(`"${address}" is not a web address.`);
  const site = new URL(url);
  const refusal = targetRefusal(site, { own: [], allowPrivate });
  if (refusal)
    throw new AuditError(
      `${address} cannot be audited: ${refusal}${/^https?:$/.test(site.protocol) ? ' Pass --allow-private for a website in your own network.' : ''}`,
    );
  return site;
}
