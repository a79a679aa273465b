import * as z from 'zod/mini';
import { MAX_EVIDENCE_ENTRIES } from '../log/reading/evidence-file.ts';
import { newestBlocks } from '../log/reading/blocks.ts';
import { listBlock, type List } from '../log/reading/consent-list.ts';
import { currentNumber } from '../log/reading/in-history.ts';
import { cursor, cursorText } from '../log/reading/cursor.ts';
import { listHistory } from '../log/reading/visitor-history.ts';
import { wholeNumber } from '../http/input-schemas.ts';
import { validate } from '../http/validate.ts';
import { blockLimits } from '../settings.ts';
import { BlockList } from './block-list.tsx';
import { EntryList } from './entry-list.tsx';
import { createDomainPages } from './with-domain.ts';
import { Field } from '../pages/form-fields.tsx';
import { domainPage } from './domain-page.tsx';
import { ForRole } from './roles.tsx';
import { useView } from './view.ts';

const ENTRIES_PER_PAGE = 25;
const BLOCKS_PER_PAGE = 20;

const query = z.object({
  id: z.optional(z.string().check(z.trim(), z.toLowerCase())),
  cursor: z.optional(cursor),
  before: z.optional(wholeNumber(1, 1e15)),
});

export const consentRecords = createDomainPages().get('/', validate('query', query), async (c) => {
  const { domain, view, askLog } = c.var;
  const { id = '', cursor, before } = c.req.valid('query');
  // The evidence file has the entries of the page.
  const range = { limit: id ? MAX_EVIDENCE_ENTRIES : ENTRIES_PER_PAGE, cursor };
  const [list, sealed] = await Promise.all([
    askLog<List>(id ? listHistory(id, range) : listBlock(blockLimits(c.env), range)),
    askLog(newestBlocks(BLOCKS_PER_PAGE, before)),
  ]);
  const number = currentNumber(list.history, cursor?.number, 'cursor');
  const entries = [...list.entries];
  const visitor = id ? entries[0]?.ucid : undefined;
  const { t } = view;
  const noResult = 'several' in list && list.several ? t.consents.several : t.consents.notFound;
  return domainPage(
    c,
    t.consents.title,
    <>
      <p class="lead">{t.consents.intro(domain.name)}</p>
      <Search id={id} />
      <section>
        <div class="heading">
          <h2>{id ? t.consents.history(visitor ?? id) : t.consents.current}</h2>
          {entries.length > 0 && <Downloads domainId={domain.id} id={id} />}
        </div>
        {visitor && (
          <VisitorLinks domainId={domain.id} ucid={visitor} cursor={cursor && cursorText(number, cursor)} />
        )}
        <EntryList entries={entries} none={id ? noResult : t.consents.empty} />
        <Pages id={id} first={!cursor} older={list.next && cursorText(number, list.next)} />
      </section>
      <section id="blocks">
        <h2>{t.consents.blocks}</h2>
        <p>{t.consents.blocksIntro}</p>
        <BlockList blocks={sealed.blocks} domainId={domain.id} />
        {sealed.next !== undefined && (
          <p>
            <a href={`?before=${sealed.next}#blocks`}>{t.consents.olderBlocks}</a>
          </p>
        )}
        {entries.length + sealed.blocks.length > 0 && <p class="hint">{t.times(view.formats.zone)}</p>}
        <ForRole needed="owner">
          <form method="get" action={`/account/domains/${domain.id}/seal`}>
            <button class="quiet">{t.consents.seal}</button>
          </form>
        </ForRole>
      </section>
    </>,
  );
});

function Search({ id }: { id: string }) {
  const { t, url } = useView();
  return (
    <form method="get" action={url.pathname} class="search" role="search">
      <Field
        name="id"
        type="search"
        label={t.consents.search}
        hint={t.consents.searchHint}
        value={id}
        maxlength={64}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
      />
      <button>{t.consents.find}</button>
      {id && <a href={url.pathname}>{t.consents.all}</a>}
    </form>
  );
}

function Downloads({ domainId, id }: { domainId: string; id: string }) {
  const { t } = useView();
  const address = (format: string) =>
    `/account/domains/${domainId}/consents/download?${new URLSearchParams({ format, ...(id && { id }) }).toString()}`;
  return (
    <p class="links">
      {t.consents.download}:
      {['json', 'csv', 'ndjson'].map((format) => (
        <a href={address(format)} download>
          {format.toUpperCase()}
          <span class="unseen"> {t.consents.download}</span>
        </a>
      ))}
    </p>
  );
}

/** The evidence file of a visitor, which starts where the page does, and the link to erase the visitor's records. */
function VisitorLinks({
  domainId,
  ucid,
  cursor,
}: {
  domainId: string;
  ucid: string;
  cursor: string | undefined;
}) {
  const { t } = useView();
  const path = `/account/domains/${domainId}/consents/${ucid}`;
  return (
    <p class="links">
      <a href={`${path}/receipt${cursor ? `?cursor=${cursor}` : ''}`} download>
        {t.consents.receipt}
      </a>
      <ForRole needed="owner">
        <a href={`${path}/erase`}>{t.consents.erase}</a>
      </ForRole>
    </p>
  );
}

function Pages({ id, first, older }: { id: string; first: boolean; older: string | undefined }) {
  const { t, url } = useView();
  if (first && !older) return null;
  const address = (query: Record<string, string>) =>
    `${url.pathname}?${new URLSearchParams({ ...(id && { id }), ...query }).toString()}`;
  return (
    <nav class="links" aria-label={t.consents.pages}>
      {!first && <a href={id ? address({}) : url.pathname}>{t.consents.newest}</a>}
      {older && (
        <a href={address({ cursor: older })} rel="next">
          {t.consents.older}
        </a>
      )}
    </nav>
  );
}
