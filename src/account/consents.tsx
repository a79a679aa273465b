import * as z from 'zod';
import { later } from '../http/later.ts';
import { listBlocks } from '../log/blocks.ts';
import { hashBlocks } from '../log/chain.ts';
import { cursor, cursorOf } from '../log/cursor.ts';
import { currentBlock, entriesOf, history, join } from '../log/read.ts';
import { seal } from '../log/seal.ts';
import { validate } from '../http/validate.ts';
import { BlockList } from './block-list.tsx';
import { createPages } from './env.ts';
import { EntryList } from './entry-list.tsx';
import { Field } from './fields.tsx';
import { Form, formBody } from './form.tsx';
import { done } from './notice.ts';
import { page } from './page.tsx';
import { useView } from './view.ts';

const PAGE = 25;
const BLOCKS = 20;

const query = z.object({
  id: z
    .string()
    .transform((id) => id.trim().toLowerCase())
    .optional(),
  cursor: cursor.optional(),
  blocks: z.literal('all').optional(),
});

export const consents = createPages().get('/', validate('query', query), async (c) => {
  const { db, session, domain, view } = c.var;
  const { id = '', cursor, blocks } = c.req.valid('query');
  const shown = id ? -1 : PAGE;
  const [stored, choices, places, sealed] = await db.batch([
    // One more than is shown tells whether there are older ones.
    ...currentBlock(db, session.clientId, domain.id, { limit: id ? 0 : PAGE + 1, after: cursor }),
    history(db, session.clientId, domain.id, id),
    listBlocks(db, session.clientId, domain.id, blocks ? -1 : BLOCKS + 1),
  ]);
  const found = await entriesOf(places, c.env.ARCHIVE, {});
  const entries = id ? found : [...join(stored.slice(0, shown), choices)];
  const older = stored.length > PAGE ? cursorOf(stored[PAGE - 1]!) : undefined;
  const { t } = view;
  return page(
    c,
    `${t.consents.title} · ${domain.name}`,
    <>
      <h1>{t.consents.title}</h1>
      <p class="lead">{t.consents.intro(domain.name)}</p>
      <Search id={id} />
      <section>
        <div class="heading">
          <h2>{id ? t.consents.history(found[0]?.ucid ?? id) : t.consents.current}</h2>
          {entries.length > 0 && <Downloads domainId={domain.id} id={id} />}
        </div>
        <EntryList entries={entries} none={id ? t.consents.notFound : t.consents.empty} />
        <Pages first={!cursor} older={older} />
        {entries.length > 0 && <p class="hint">{t.times(view.formats.zone)}</p>}
      </section>
      <section>
        <h2>{t.consents.blocks}</h2>
        <p>{t.consents.blocksIntro}</p>
        <BlockList blocks={blocks ? sealed : sealed.slice(0, BLOCKS)} />
        {!blocks && sealed.length > BLOCKS && (
          <p>
            <a href="?blocks=all">{t.consents.allBlocks}</a>
          </p>
        )}
        <Form action={`/account/domains/${domain.id}/archive`}>
          <p class="hint" id="archive-hint">
            {t.consents.archiveHint}
          </p>
          <button aria-describedby="archive-hint">{t.consents.archive}</button>
        </Form>
      </section>
    </>,
  );
});

export const archive = createPages().post('/', formBody, async (c) => {
  const { db, domain } = c.var;
  const [sealed] = await seal(db, domain.id, 1);
  later(c, 'hash the block', hashBlocks(db));
  return done(c, sealed ? 'sealed' : 'nothingToSeal', `/account/domains/${domain.id}/consents`);
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

function Pages({ first, older }: { first: boolean; older: string | undefined }) {
  const { t, url } = useView();
  if (first && !older) return null;
  return (
    <nav class="links" aria-label={t.consents.pages}>
      {!first && <a href={url.pathname}>{t.consents.newest}</a>}
      {older && (
        <a href={`?cursor=${older}`} rel="next">
          {t.consents.older}
        </a>
      )}
    </nav>
  );
}
