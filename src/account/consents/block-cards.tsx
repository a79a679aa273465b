import type { Block } from '../../log/reading/blocks.ts';
import { ForRole } from '../roles.tsx';
import { useView } from '../console.ts';
import { Terms } from '../../pages/page.tsx';
import { Time } from './table.tsx';

type BlockProps = { block: Block; path: string };

/** The block to which entries are added, and the button that seals it. */
export function CurrentBlock({ block: { number, entries }, path }: BlockProps) {
  const { t, formats } = useView();
  const name = t.consents.currentBlock(formats.number(number));
  return (
    <li class="card">
      <h3>{name}</h3>
      <Terms
        list={[
          [t.consents.entries, formats.number(entries)],
          [t.consents.sealed, t.consents.notSealed],
        ]}
      />
      {entries > 0 && (
        <>
          <p class="links">
            <RecordsLink number={number} name={name} path={path} />
          </p>
          <ForRole needed="owner">
            <form method="get" action={`${path}/seal`}>
              <button class="quiet">{t.consents.seal}</button>
            </form>
          </ForRole>
        </>
      )}
    </li>
  );
}

/** A sealed block, with its records and its files. */
export function SealedBlock({ block: { number, entries, state, sealedAt }, path }: BlockProps) {
  const { t, formats } = useView();
  const name = t.consents.block(formats.number(number));
  return (
    <li class="card">
      <h3>{name}</h3>
      <Terms
        list={[
          [t.consents.entries, formats.number(entries) + (state === 'gone' ? ` (${t.consents.gone})` : '')],
          [t.consents.sealed, <Time time={sealedAt!} />],
          [t.consents.state, t.consents.states[state === 'open' ? 'sealed' : state]],
        ]}
      />
      {state !== 'gone' && (
        <p class="links">
          <RecordsLink number={number} name={name} path={path} />
          {t.consents.downloadBlock}:
          <a href={`${path}/blocks/${number}?format=csv`} download>
            CSV<span class="unseen"> {name}</span>
          </a>
          <a href={`${path}/blocks/${number}?format=ndjson`} download>
            {t.consents.leaves}
            <span class="unseen"> {name}</span>
          </a>
        </p>
      )}
    </li>
  );
}

const RecordsLink = ({ number, name, path }: { number: number; name: string; path: string }) => (
  <a href={`${path}/consents?block=${number}`}>
    {useView().t.consents.showEntries}
    <span class="unseen"> {name}</span>
  </a>
);
