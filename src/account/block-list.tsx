import type { Block } from '../log/reading/blocks.ts';
import { useView } from './view.ts';

export function BlockList({ blocks, domainId }: { blocks: Block[]; domainId: string }) {
  const { t } = useView();
  if (blocks.length === 0) return <p class="card">{t.consents.noBlocks}</p>;
  return (
    <ol class="blocks">
      {blocks.map((block) => (
        <BlockCard block={block} path={`/account/domains/${domainId}`} />
      ))}
    </ol>
  );
}

function BlockCard({
  block: { number, entries, state, sealedAt, root },
  path,
}: {
  block: Block;
  path: string;
}) {
  const { t, formats } = useView();
  return (
    <li class="card">
      <h2>{t.consents.block(formats.number(number))}</h2>
      <dl>
        <dt>{t.consents.entries}</dt>
        <dd>
          {formats.number(entries)}
          {state === 'gone' && ` (${t.consents.gone})`}
        </dd>
        <dt>{t.consents.sealed}</dt>
        <dd>
          <time datetime={new Date(sealedAt! * 1000).toISOString()}>{formats.time(sealedAt!)}</time>
        </dd>
        <dt>{t.consents.root}</dt>
        <dd class="code">{root ?? t.consents.pending}</dd>
      </dl>
      {state !== 'gone' && (
        <p class="links">
          <a href={`${path}/consents?block=${number}`}>
            {t.consents.showEntries}
            <span class="unseen"> {t.consents.block(formats.number(number))}</span>
          </a>
          {t.consents.downloadBlock}:
          <a href={`${path}/blocks/${number}?format=csv`} download>
            CSV<span class="unseen"> {t.consents.block(formats.number(number))}</span>
          </a>
          <a href={`${path}/blocks/${number}?format=ndjson`} download>
            {t.consents.leaves}
            <span class="unseen"> {t.consents.block(formats.number(number))}</span>
          </a>
        </p>
      )}
    </li>
  );
}
