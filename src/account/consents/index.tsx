import * as z from 'zod/mini';
import { validate } from '../../http/validate.ts';
import { filterConsents } from '../../log/reading/filtered-consents.ts';
import { currentNumber } from '../../log/reading/in-history.ts';
import { readNoticeNames } from '../../log/notices/notice-names.ts';
import { countRecords } from '../../log/counts/read-counts.ts';
import { position, positionText } from '../../log/reading/cursor.ts';
import { FilterForm, filterParameters, readFilters } from './filters.tsx';
import { namesIn } from './purpose-and-service-names.ts';
import { IdSearch, searchById } from './search-by-id.tsx';
import { ConsentTable } from './table.tsx';
import { queryText } from '../../pages/date-range.tsx';
import { createDomainPages, domainPage } from '../domain/page.tsx';
import { useView } from '../console.ts';
import { CursorLinks } from '../../pages/list-page-links.tsx';

const ENTRIES_PER_PAGE = 50;

/** A consent ID or its beginning, as it may be pasted: with spaces around it, or in capitals. */
const searchedId = z.string().check(z.trim(), z.toLowerCase());

const query = z.object({
  ...filterParameters,
  id: z.optional(searchedId),
  before: z.optional(position),
});

/** The consent records of a domain, newest first, with filters; a search leads to the history of one visitor. */
export const consentRecords = createDomainPages().get('/', validate('query', query), async (c) => {
  const { id, before, ...asked } = c.req.valid('query');
  if (id) return searchById(c, id);
  const { domain, view, queryLog } = c.var;
  const { t } = view;
  const { filters, conditions } = readFilters(asked, view.formats.zone);
  const page = { before: before?.seq, limit: ENTRIES_PER_PAGE };
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const [found, names, count] = await Promise.all([
    queryLog(filterConsents(conditions, page)),
    queryLog(readNoticeNames(view.language)),
    isFiltered ? undefined : queryLog(countRecords),
  ]);
  const number = currentNumber(found.history, before?.number, 'before');
  const { entries, next } = found;
  const none = isFiltered || before ? t.consents.noneInRange : t.consents.empty;
  return domainPage(
    c,
    t.consents.title,
    <>
      <IdSearch value="" />
      <FilterForm filters={filters} names={names} entries={entries} />
      <section>
        {filters.block !== undefined && (
          <p class="links">
            {t.consents.onlyBlock(view.formats.number(filters.block))}
            <a href={view.url.pathname}>{t.consents.found.all}</a>
          </p>
        )}
        {(entries.length > 0 || isFiltered || next) && <Heading filters={filters} count={count} />}
        {entries.length === 0 ? (
          <p class="card">{next ? t.consents.noMatch : none}</p>
        ) : (
          <ConsentTable entries={entries} naming={namesIn(view.language, names)} />
        )}
        <CursorLinks
          label={t.consents.pages}
          parameter="before"
          last={next === undefined ? undefined : positionText(number, next)}
          // A filtered page may have fewer records than fit on it, and others may follow.
          names={[
            t.consents.newest,
            isFiltered && entries.length < ENTRIES_PER_PAGE ? t.consents.searchOlder : t.consents.older,
          ]}
        />
      </section>
      <p class="links">
        <a href={`/account/domains/${domain.id}/consents/blocks`}>{t.consents.log}</a>
      </p>
      <span class="unseen" role="status" data-copied={t.copied} />
      <script src="/account/consents.js" defer></script>
    </>,
  );
});

/** How many records there are, in which zone their times are, and the files with them. */
function Heading({ filters, count }: { filters: ReturnType<typeof readFilters>['filters']; count?: number }) {
  const view = useView();
  const { t } = view;
  return (
    <div class="heading">
      <p class="hint">
        {count !== undefined && `${t.consents.total(view.formats.number(count))} · `}
        {t.times(view.formats.zone)}
      </p>
      <p class="links">
        {t.consents.download}:
        {['csv', 'ndjson', 'json'].map((format) => (
          <a href={`${view.url.pathname}/download?${queryText({ format, ...filters })}`} download>
            {format.toUpperCase()}
          </a>
        ))}
      </p>
    </div>
  );
}
