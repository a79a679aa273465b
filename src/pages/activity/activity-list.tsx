import type { Child } from 'hono/jsx';
import { CHANGES_PER_PAGE, type ActivityRow } from '../../db/activity/list.ts';
import { activityKinds } from '../../db/schema.ts';
import { authorIn } from './author-name.ts';
import { DifferenceTable, hasNoValues, useFieldNames, type LabelOf } from './field-differences.tsx';
import { activityFormats } from './activity-file.ts';
import { SelectField } from '../forms/fields.tsx';
import { useView } from '../view.ts';
import { DateFields } from '../date-range.tsx';
import { CursorLinks } from '../list-page-links.tsx';

type Kind = ActivityRow['kind'];

export type ListProps<R> = {
  /** One row more than a page where there is a next page. */
  rows: R[];
  labelOf: LabelOf;
  /** The path of the list: its downloads add an extension to it. */
  path: string;
  /** The people whose changes alone can be shown, with their labels. */
  people?: readonly (readonly [id: string, label: string])[] | undefined;
  /** A kind of changes that the list leaves out. */
  without?: Kind | undefined;
  /** The page of a change, if it is not below the path of the list. */
  entryOf?: (row: R) => string;
  /** What else an entry shows, such as its domain. */
  more?: (row: R) => Child;
  /** What the reader can do about a change, also shown on its page. */
  actions?: (row: R) => Child;
};

/** The list of changes with its filter, its downloads and the links to other pages. */
export function ActivityList<R extends ActivityRow>(props: ListProps<R>) {
  const { rows, labelOf, path, people, without, entryOf, more, actions } = props;
  const { t, formats, url } = useView();
  const texts = t.activity;
  const shown = rows.slice(0, CHANGES_PER_PAGE);
  return (
    <>
      <Filter kinds={activityKinds.filter((kind) => kind !== without)} people={people} />
      {shown.length === 0 && <p class="card">{texts.none}</p>}
      {shown.length > 0 && (
        <ol class="card activity">
          {shown.map((row) => (
            <li>
              <Summary {...row} />
              {more?.(row)}
              {actions?.(row)}
              <Fields row={row} labelOf={labelOf} address={entryOf?.(row) ?? `${path}/changes/${row.id}`} />
            </li>
          ))}
        </ol>
      )}
      <p class="hint">{t.times(formats.zone)}</p>
      <CursorLinks
        label={texts.pages}
        parameter="before"
        last={rows.length > CHANGES_PER_PAGE ? keyOf(shown.at(-1)!) : undefined}
        names={[texts.newest, texts.older]}
      />
      <p class="links">
        {activityFormats.map((format) => (
          <a href={`${path}.${format}${url.search}`}>
            {texts.download} ({format.toUpperCase()})
          </a>
        ))}
      </p>
    </>
  );
}

const keyOf = ({ id, clientId }: ActivityRow) => `${id}-${clientId}`;

/** The action and the changed object; texts are named after their language. */
export function ChangeName({ action, kind, objectName, after }: ActivityRow) {
  const { t, formats } = useView();
  const { actions, kinds, quoted, erased, moves, handovers, records, snippetSent } = t.activity;
  if (isErasure({ action, kind })) {
    const count = after?.['erasedRecords'];
    return (
      <>
        <b>{erased}</b>
        {typeof count === 'number' && ` · ${records(formats.number(count))}`}
      </>
    );
  }
  if (kind === 'snippet') return <b>{snippetSent}</b>;
  if (kind === 'handover') return <b>{handovers[action]}</b>;
  if (kind === 'asking')
    return (
      <>
        <b>{kinds.asking}</b>
        {objectName && ` · ${quoted(objectName)}`}
      </>
    );
  const move = kind === 'move' ? action : kind === 'domain' && after?.['client'] ? 'made' : undefined;
  if (move)
    return (
      <>
        <b>{moves[move]}</b>
        {objectName && ` · ${quoted(objectName)}`}
      </>
    );
  return (
    <>
      <b>{actions[action]}</b> · {kinds[kind]}
      {objectName && ` ${quoted(kind === 'text' ? formats.language(objectName) : objectName)}`}
    </>
  );
}

/** Whether a change is the erasure of a visitor’s consents; nothing else is removed from a log. */
const isErasure = ({ action, kind }: Pick<ActivityRow, 'action' | 'kind'>) =>
  kind === 'log' && action === 'deleted';

/** What was changed, when and by whom; of changes that are counted instead of recorded, how many. */
function Summary(row: ActivityRow) {
  const view = useView();
  const { t, formats } = view;
  const { id, browser, hour, changes } = row;
  return (
    <>
      <p>
        <ChangeName {...row} />
      </p>
      <p class="hint">
        <time datetime={new Date(id / 1000).toISOString()}>{formats.time(Math.floor(id / 1e6))}</time> ·{' '}
        {authorIn(view, row)}
        {browser && ` · ${browser}`}
      </p>
      {hour !== null && <p class="hint">{t.activity.counted(formats.number(changes))}</p>}
    </>
  );
}

/** The changed fields, with a link to their values: all of them would make the list a hundred times as large. */
function Fields({ row, labelOf, address }: { row: ActivityRow; labelOf: LabelOf; address: string }) {
  const names = useFieldNames({ ...row, labelOf });
  return (
    names &&
    !isErasure(row) && (
      <p class="fields">
        <a href={address}>
          {names}
          <span class="unseen"> ({row.objectName})</span>
        </a>
      </p>
    )
  );
}

type EntryProps = { row: ActivityRow; labelOf: LabelOf; children?: Child };

/** A change with the values before and after it. */
export function ActivityEntry({ row, labelOf, children }: EntryProps) {
  const { t } = useView();
  const names = useFieldNames({ ...row, labelOf });
  return (
    <section class="card">
      <Summary {...row} />
      {hasNoValues(row) && (
        <p>
          {names}. {t.activity.notStored}
        </p>
      )}
      {!isErasure(row) && (
        <DifferenceTable {...row} labelOf={labelOf} heads={[t.activity.before, t.activity.after]} />
      )}
      {children}
    </section>
  );
}

function Filter({ kinds, people }: { kinds: Kind[] } & Pick<ListProps<ActivityRow>, 'people'>) {
  const { t, url } = useView();
  const texts = t.activity;
  const valueOf = (name: string) => url.searchParams.get(name) ?? undefined;
  return (
    <form method="get" action={url.pathname} class="activity-filter" aria-label={texts.filter}>
      <SelectField
        name="kind"
        label={texts.kind}
        any={texts.all}
        list={kinds.map((name) => [name, texts.kinds[name]])}
        chosen={valueOf('kind')}
      />
      {people && (
        <SelectField
          name="person"
          label={texts.person}
          any={texts.everyone}
          list={people}
          chosen={valueOf('person')}
        />
      )}
      <DateFields range={{ from: valueOf('from'), to: valueOf('to') }} />
      <button class="quiet">{texts.show}</button>
    </form>
  );
}
