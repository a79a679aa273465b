import type { Context } from 'hono';
import type { Child } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SiteRow } from '../db/domains.ts';
import { page } from '../pages/page.tsx';
import { useView } from './view.ts';

/** The sections of a domain's console, by the last segment of their path. */
const sections = [
  'onboarding',
  'services',
  'texts',
  'appearance',
  'settings',
  'install',
  'issues',
  'statistics',
  'consents',
] as const;

/** Answers with a page of a domain: navigation, heading and content. */
export function domainPage(c: Context, title: string, content: Child, status: ContentfulStatusCode = 200) {
  const domain: SiteRow = c.var.domain;
  return page(
    c,
    `${title} · ${domain.name}`,
    <>
      <DomainNavigation domain={domain} />
      <h1>{title}</h1>
      {content}
    </>,
    status,
  );
}

function DomainNavigation({ domain }: { domain: { id: string; name: string } }) {
  const { t, url } = useView();
  return (
    <nav class="sections" aria-label={domain.name}>
      <strong>{domain.name}</strong>
      {sections.map((section) => {
        const path = `/account/domains/${domain.id}/${section}`;
        return (
          <a href={path} aria-current={url.pathname.startsWith(path) ? 'page' : undefined}>
            {t.sections[section]}
          </a>
        );
      })}
    </nav>
  );
}
