import { choiceOf, type Entry } from '../log/entry.ts';
import { useView } from './view.ts';

export function EntryList({ entries, none }: { entries: Entry[]; none: string }) {
  if (entries.length === 0) return <p class="card">{none}</p>;
  return (
    <ol class="entries">
      {entries.map((entry) => (
        <Decision entry={entry} />
      ))}
    </ol>
  );
}

function Decision({ entry }: { entry: Entry }) {
  const { t, formats, url } = useView();
  const { purposes, embeddings } = choiceOf(entry);
  return (
    <li class="card entry">
      <p class="when">
        <time datetime={new Date(entry.timestamp * 1000).toISOString()}>{formats.time(entry.timestamp)}</time>
        <span class={entry.consent ? 'badge good' : 'badge'}>
          {entry.consent ? t.consents.given : t.consents.declined}
        </span>
      </p>
      <dl>
        <Labels term={t.consents.purposes} labels={purposes} />
        <Labels term={t.consents.embeddings} labels={embeddings} />
        <dt>{t.consents.id}</dt>
        <dd class="code">
          <a href={`${url.pathname}?id=${entry.ucid}`}>{entry.ucid}</a>
        </dd>
      </dl>
      {entry.manipulationPrevention && <p class="hint">{t.consents.prevention}</p>}
    </li>
  );
}

function Labels({ term, labels }: { term: string; labels: { id: string; name: string }[] }) {
  const { t } = useView();
  return (
    <>
      <dt>{term}</dt>
      <dd class="labels">
        {labels.length === 0
          ? t.consents.nothing
          : labels.map(({ id, name }) => <span title={id}>{name}</span>)}
      </dd>
    </>
  );
}
