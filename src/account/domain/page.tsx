import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SiteRow } from '../../db/domains/domains.ts';
import { Hono } from '../../lib/http/hono.ts';
import { websiteTitle } from '../../lib/http/host-names.ts';
import { page } from '../../pages/page.tsx';
import { StatusBadge } from '../../pages/status-badge.tsx';
import type { WithDomain } from './with-domain.ts';

type Header = WithDomain['Variables']['header'];
import { includesRole } from '../../people/roles.tsx';
import type { WithFoundLog } from '../../log/http/with-log.ts';
import { useView } from '../console.ts';

export type DomainPages = WithDomain & WithFoundLog;

/** Pages of a domain and its log, which need `withDomain` and `withLog`. */
export const createDomainPages = () => new Hono<DomainPages>();

/** The sections of a domain’s console, and those of its setup, by the last segment of their paths. */
const sections = ['status', 'setup', 'statistics', 'consents', 'activity'] as const;
const setupSections = ['onboarding', 'services', 'texts', 'appearance', 'settings', 'website'] as const;
type Section = (typeof sections)[number] | (typeof setupSections)[number];

/** Answers with a page of a domain: breadcrumbs, status, navigation, heading and content. */
export function domainPage<E extends WithDomain>(
  c: Context<E>,
  title: string,
  content: Child,
  status: ContentfulStatusCode = 200,
) {
  const { domain, header }: WithDomain['Variables'] = c.var;
  return page(
    c,
    `${title} · ${websiteTitle(domain)}`,
    <>
      <Breadcrumbs domain={domain} {...header} />
      <Sections domain={domain} />
      <h1>{title}</h1>
      <ReadOnly />
      {content}
    </>,
    status,
  );
}

const pathOf = (domainId: string, section: string) => `/account/domains/${domainId}/${section}`;

/** The section of the page: the segment after the domain’s ID. */
const useSection = () => useView().url.pathname.split('/')[4] ?? 'status';

function Breadcrumbs({ domain, stored, others }: { domain: SiteRow } & Header) {
  const { t } = useView();
  return (
    <div class="heading">
      <nav aria-label={t.breadcrumb}>
        <ol class="breadcrumb">
          <li>
            <a href="/account">{t.overview.title}</a>
          </li>
          <li>
            {others.length === 0 ? (
              <a href={pathOf(domain.id, 'status')}>{websiteTitle(domain)}</a>
            ) : (
              <Switcher domain={domain} others={others} />
            )}
          </li>
        </ol>
      </nav>
      {stored && (
        <a href={pathOf(domain.id, 'status')} class="badge-link">
          <StatusBadge {...stored} />
        </a>
      )}
    </div>
  );
}

/** Says in the setup that the user’s role allows no changes. */
function ReadOnly() {
  const { t, role } = useView();
  const isSetup = (setupSections as readonly string[]).includes(useSection());
  if (!isSetup || includesRole(role, 'editor')) return null;
  return <p class="notice">{t.roles.readOnly(t.roleNames.editor)}</p>;
}

/** Leads to the same section of another domain. */
function Switcher({ domain, others }: { domain: SiteRow; others: Header['others'] }) {
  const { t } = useView();
  const section = useSection();
  return (
    <details class="switcher">
      <summary>
        {websiteTitle(domain)}
        <span class="unseen"> ({t.switchDomain})</span>
      </summary>
      <ul>
        {others.map((other) => (
          <li>
            <a href={pathOf(other.id, section)}>{websiteTitle(other)}</a>
          </li>
        ))}
        <li>
          <a href="/account">{t.allDomains}</a>
        </li>
      </ul>
    </details>
  );
}

function Sections({ domain }: { domain: SiteRow }) {
  const { t, role } = useView();
  const current = useSection();
  const isSetup = (setupSections as readonly string[]).includes(current);
  const link = (section: Section) => {
    const isCurrent = section === current || (section === 'setup' && isSetup);
    const path = pathOf(domain.id, section === 'setup' ? 'onboarding' : section);
    return (
      <a href={path} aria-current={isCurrent ? (section === 'setup' ? 'true' : 'page') : undefined}>
        {t.sections[section]}
      </a>
    );
  };
  return (
    <>
      <nav class="sections" aria-label={websiteTitle(domain)}>
        {sections.map(link)}
      </nav>
      {isSetup && (
        <nav class="sections sub" aria-label={t.sections.setup}>
          {setupSections.filter((section) => section !== 'website' || includesRole(role, 'owner')).map(link)}
        </nav>
      )}
    </>
  );
}
