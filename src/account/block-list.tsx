import type { listBlocks } from '../log/blocks.ts';
import { useView } from './view.ts';

type Block = Awaited<ReturnType<typeof listBlocks>>[number];

export function BlockList({ blocks }: { blocks: Block[] }) {
  const { t, formats } = useView();
  if (blocks.length === 0) return <p class="card">{t.consents.noBlocks}</p>;
  return (
    <ol class="blocks">
      {blocks.map(({ number, entries, sealedAt, hash, expired }) => (
        <li class="card">
          <h3>{t.consents.block(formats.number(number))}</h3>
          <dl>
            <dt>{t.consents.entries}</dt>
            <dd>
              {formats.number(entries)}
              {expired > 0 && ` (${t.consents.expired(formats.number(expired))})`}
            </dd>
            <dt>{t.consents.sealed}</dt>
            <dd>
              <time datetime={new Date(sealedAt * 1000).toISOString()}>{formats.time(sealedAt)}</time>
            </dd>
            <dt>{t.consents.hash}</dt>
            <dd class="code">{hash ?? t.consents.pending}</dd>
          </dl>
        </li>
      ))}
    </ol>
  );
}
