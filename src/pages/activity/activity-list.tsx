import type { Child } from 'hono/jsx';
import { ACTIVITY_PAGE, type ActivityRow } from '../../db/activity-list.ts';
import { activityKinds } from '../../db/schema.ts';
import { Differences, type LabelOf } from './field-differences.tsx';
import { activityFormats } from './activity-file.ts';
import { useView } from '../view.ts';

type Kind = ActivityRow['kind'];

type Props = {
  /** One row more than a page where there is a next page. */
  rows: ActivityRow[];
  labelOf: LabelOf;
  /** The path of downloads, without their extension. */
  file: string;
  /** What else an entry shows, such as its domain or a link. */
  more?: (row: ActivityRow) => Child;
};

/** The list of changes with its filter, its downloads and the links to other pages. */
export function ActivityList({ rows, labelOf, file, more }: Props) {
  const { t, formats, url } = useView();
  const texts = t.activity;
  const shown = rows.slice(0, ACTIVITY_PAGE);
  return (
    <>
      <Filter />
      {shown.length === 0 && <p class="card">{texts.none}</p>}
      {shown.length > 0 && (
        <ol class="card activity">
          {shown.map((row) => (
            <li>
              <p>
                <ChangeName {...row} />
              </p>
              <p class="hint">
                <time datetime={new Date(row.id / 1000).toISOString()}>
                  {formats.time(Math.floor(row.id / 1e6))}
                </time>{' '}
                · {row.userName || texts.by[row.by]}
                {row.browser && ` · ${row.browser}`}
              </p>
              {more?.(row)}
              <Differences kind={row.kind} before={row.before} after={row.after} labelOf={labelOf} />
            </li>
          ))}
        </ol>
      )}
      <p class="hint">{t.times(formats.zone)}</p>
      <Pages next={rows.length > ACTIVITY_PAGE ? shown.at(-1) : undefined} />
      <p class="links">
        {activityFormats.map((format) => (
          <a href={`${file}.${format}${url.search}`}>
            {texts.download} ({format.toUpperCase()})
          </a>
        ))}
      </p>
    </>
  );
}

/** What was done with what; texts have the name of their language. */
export function ChangeName({ action, kind, objectName }: ActivityRow) {
  const { t, formats } = useView();
  const { actions, kinds, quoted } = t.activity;
  return (
    <>
      <b>{actions[action]}</b> · {kinds[kind]}
      {objectName && ` ${quoted(kind === 'text' ? formats.language(objectName) : objectName)}`}
    </>
  );
}

function Filter() {
  const { t, url } = useView();
  const texts = t.activity;
  const kind = url.searchParams.get('kind');
  return (
    <form method="get" action={url.pathname} class="activity-filter" aria-label={texts.filter}>
      <p class="field">
        <label for="kind">{texts.kind}</label>
        <select id="kind" name="kind">
          <option value="">{texts.all}</option>
          {activityKinds.map((name: Kind) => (
            <option value={name} selected={name === kind}>
              {texts.kinds[name]}
            </option>
          ))}
        </select>
      </p>
      {(['from', 'until'] as const).map((name) => (
        <p class="field">
          <label for={name}>{texts[name]}</label>
          <input id={name} name={name} type="date" value={url.searchParams.get(name) ?? ''} />
        </p>
      ))}
      <button class="quiet">{texts.show}</button>
    </form>
  );
}

function Pages({ next }: { next: ActivityRow | undefined }) {
  const { t, url } = useView();
  const isFirst = !url.searchParams.has('before');
  if (isFirst && next === undefined) return null;
  const address = (before?: string) => {
    const query = new URLSearchParams(url.search);
    query.delete('before');
    if (before) query.set('before', before);
    return `${url.pathname}?${query.toString()}`;
  };
  return (
    <nav class="links" aria-label={t.activity.pages}>
      {!isFirst && <a href={address()}>{t.activity.newest}</a>}
      {next !== undefined && (
        <a href={address(`${next.id}-${next.clientId}`)} rel="next">
          {t.activity.older}
        </a>
      )}
    </nav>
  );
}
