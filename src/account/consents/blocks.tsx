import * as z from 'zod/mini';
import { wholeNumber } from '../../http/input-schemas.ts';
import { validate } from '../../http/validate.ts';
import { newestBlocks, type Block } from '../../log/reading/blocks.ts';
import { countCovered } from '../../log/tree/signed-tree.ts';
import { createDomainPages, domainPage } from '../domain/page.tsx';
import { useView } from '../console.ts';
import { Field } from '../../pages/forms/fields.tsx';
import { Card, LinkLine, Terms } from '../../pages/page.tsx';
import { ForRole } from '../../people/roles.tsx';
import { Time } from './table.tsx';

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
        <a href={`${path}/processing`}>{t.processing.title}</a>
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
          {[...(before === undefined && current ? [current] : []), ...blocks].map((block) => (
            <BlockCard block={block} path={path} />
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
      <Field name="block" label={t.consents.blockNumber} inputmode="numeric" pattern="[0-9]*" required />
      <button class="quiet">{t.consents.showEntries}</button>
    </form>
  );
}

/** A block with its records: the current one can be sealed, and the sealed ones have files. */
function BlockCard({ block: { number, entries, state, sealedAt }, path }: { block: Block; path: string }) {
  const { t, formats } = useView();
  const texts = t.consents;
  const isOpen = state === 'open';
  const name = (isOpen ? texts.currentBlock : texts.block)(formats.number(number));
  const unseenName = <span class="unseen"> {name}</span>;
  return (
    <li class="card">
      <h3>{name}</h3>
      <Terms
        list={[
          [texts.entries, formats.number(entries) + (state === 'gone' ? ` (${texts.gone})` : '')],
          [texts.sealed, isOpen ? texts.notSealed : <Time time={sealedAt!} />],
          !isOpen && [texts.state, texts.states[state]],
        ]}
      />
      {(isOpen ? entries > 0 : state !== 'gone') && (
        <p class="links">
          <a href={`${path}/consents?block=${number}`}>
            {texts.showEntries}
            {unseenName}
          </a>
          {!isOpen && (
            <>
              {texts.downloadBlock}:
              {(
                [
                  ['csv', 'CSV'],
                  ['ndjson', texts.leaves],
                ] as const
              ).map(([format, label]) => (
                <a href={`${path}/blocks/${number}?format=${format}`} download>
                  {label}
                  {unseenName}
                </a>
              ))}
            </>
          )}
        </p>
      )}
      {isOpen && entries > 0 && (
        <ForRole needed="owner">
          <form method="get" action={`${path}/seal`}>
            <button class="quiet">{texts.seal}</button>
          </form>
        </ForRole>
      )}
    </li>
  );
}
