import * as z from 'zod/mini';
import { wholeNumber } from '../../http/input-schemas.ts';
import { validate } from '../../http/validate.ts';
import { newestBlocks } from '../../log/reading/blocks.ts';
import { countCovered } from '../../log/tree/signed-tree.ts';
import { CurrentBlock, SealedBlock } from './block-cards.tsx';
import { createDomainPages, domainPage } from '../domain/page.tsx';
import { useView } from '../console.ts';
import { Card, LinkLine } from '../../pages/page.tsx';

const BLOCKS_PER_PAGE = 20;

const query = z.object({ before: z.optional(wholeNumber(1, 1e15)) });

/** The log of a domain: its blocks, and how an authority verifies a consent. */
export const consentBlocks = createDomainPages().get('/', validate('query', query), async (c) => {
  const { domain, view, queryLog } = c.var;
  const { before } = c.req.valid('query');
  const [{ blocks, current, next }, covered] = await Promise.all([
    queryLog(newestBlocks(BLOCKS_PER_PAGE, before)),
    before === undefined ? queryLog(countCovered) : 0,
  ]);
  const { t } = view;
  const path = `/account/domains/${domain.id}`;
  return domainPage(
    c,
    t.consents.log,
    <>
      <p class="links">
        <a href={`${path}/consents`}>{t.consents.found.all}</a>
        <a href="/verify">{t.consents.authority.verify.link}</a>
      </p>
      {before === undefined && (
        <>
          <Authority path={`${path}/consents`} />
          <Checkpoint covered={covered} path={path} />
        </>
      )}
      <section>
        <h2>{t.consents.blocks}</h2>
        <p class="hint">{t.consents.blocksIntro}</p>
        <BlockSearch path={`${path}/consents`} />
        <ol class="blocks">
          {before === undefined && current && <CurrentBlock block={current} path={path} />}
          {blocks.map((block) => (
            <SealedBlock block={block} path={path} />
          ))}
        </ol>
        {next !== undefined && <LinkLine href={`?before=${next}`}>{t.consents.olderBlocks}</LinkLine>}
        <p class="hint">{t.times(view.formats.zone)}</p>
      </section>
    </>,
  );
});

/** How an authority gets a consent, and checks it. */
function Authority({ path }: { path: string }) {
  const { find, download, verify, title } = useView().t.consents.authority;
  return (
    <Card title={title}>
      <ol class="numbered">
        <li>
          {find.before}
          <a href={path}>{find.link}</a>
          {find.after}
        </li>
        <li>{download}</li>
        <li>
          {verify.before}
          <a href="/verify">{verify.link}</a>
          {verify.after}
        </li>
      </ol>
    </Card>
  );
}

/** The signed checkpoint as a file, and what it is good for. */
function Checkpoint({ covered, path }: { covered: number; path: string }) {
  const { t, formats } = useView();
  const { title, purpose, covers, none, download } = t.consents.checkpoint;
  return (
    <Card id="checkpoint" title={title}>
      <p>{purpose}</p>
      {covered > 0 ? (
        <>
          <p class="hint">{covers(formats.number(covered))}</p>
          <p class="links">
            <a href={`${path}/checkpoint`} download>
              {download}
            </a>
          </p>
        </>
      ) : (
        <p class="hint">{none}</p>
      )}
    </Card>
  );
}

/** Leads to the records of a block by its number. */
function BlockSearch({ path }: { path: string }) {
  const { t } = useView();
  return (
    <form method="get" action={path} class="search">
      <div class="field">
        <label for="block">{t.consents.blockNumber}</label>
        <input id="block" name="block" inputmode="numeric" pattern="[0-9]*" required />
      </div>
      <button class="quiet">{t.consents.showEntries}</button>
    </form>
  );
}
