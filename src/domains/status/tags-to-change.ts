import type { DoneTag } from '../../db/schema.ts';
import { statusOf, type DomainStatus } from './domain-status.ts';
import { serviceOfHost, type DomainState, type EarlyTag } from './read-domain-state.ts';
import { hostOfTag } from './service-issues.ts';

/** A tag that loads before consent, with the name of its service, and whether it stays blocked without a new one. */
export type TagToChange = EarlyTag & { name: string; isUnknown: boolean };

/** Whether a tag, once it is replaced, stays blocked until a service is added for its address. */
export const isOfUnknownService = ({ services }: DomainState, tag: EarlyTag) =>
  tag.line !== '' &&
  (tag.marker
    ? !services.some(({ active, scriptMarkers }) => active && scriptMarkers.includes(tag.marker!))
    : !tag.service && !serviceOfHost(services, hostOfTag(tag))?.active);

/** The tags that have to change on the pages of a website: those of its open issues. */
const tagsToChange = (state: DomainState, { issues }: DomainStatus) =>
  issues.flatMap((issue): TagToChange[] =>
    issue.action === 'answer' && (issue.type === 'early' || issue.type === 'exempt')
      ? issue.tags.map((tag) => ({
          ...tag,
          name: tag.service ?? issue.issue.name,
          isUnknown: isOfUnknownService(state, tag),
        }))
      : [],
  );

/** The issues of the snippet, of which a domain has at most one. */
const ofSnippet = ['notInstalled', 'noPageView', 'snippet'];

/** What has to change on the pages of a website and what is done, by its status and the tags that scans no longer found. */
export function changesToPages(state: DomainState, status: DomainStatus, done: DoneTag[]) {
  const still = new Set(state.scan?.found.earlyTags.map(({ tag }) => tag));
  const snippetIssue = status.issues.find(({ type }) => ofSnippet.includes(type));
  const open = tagsToChange(state, status);
  const gone = done.filter(({ tag }) => !still.has(tag));
  return {
    snippetIssue,
    open,
    gone,
    more: status.issues.find((issue) => issue.type === 'moreEarly')?.count ?? 0,
    doneCount: gone.length + (snippetIssue ? 0 : 1),
    count: 1 + open.length + gone.length,
    checkedAt: state.scan?.scannedAt,
  };
}
export type ChangesToPages = ReturnType<typeof changesToPages>;

type Scanned = { earlyTags: Pick<EarlyTag, 'tag'>[]; readPages: string[] };

/** The tags of the status before a scan that it no longer finds; not those of pages that it could not read. */
export function doneTags(before: DomainState, { earlyTags, readPages }: Scanned, at: number): DoneTag[] {
  const still = new Set(earlyTags.map(({ tag }) => tag));
  return tagsToChange(before, statusOf(before))
    .filter(({ tag, page }) => !still.has(tag) && readPages.includes(page))
    .map(({ tag, name, page }) => ({ tag, name, page, at }));
}
