import type { PropsWithChildren } from 'hono/jsx';
import { queryText } from '../../pages/date-range.tsx';
import type { StatisticsRange } from './shown-days.ts';
import type { Table, TableName } from './figures.ts';
import { useView } from '../console.ts';
import { Card, TableHead } from '../../pages/page.tsx';

type Props = {
  name: Exclude<TableName, 'views-by-language'>;
  range: StatisticsRange;
  table: Table;
};

/** A section of the page: a chart with its data table, or a table, with an explanation and its files. */
export function Section({ name, range, table, children }: PropsWithChildren<Props>) {
  const { t } = useView();
  const { title, text, ...texts } = t.statistics.tables[name];
  const total = table.columns.findIndex(([key]) => key === 'total');
  const isEmpty = total > 0 && table.rows.every((row) => row[total] === 0);
  if (isEmpty)
    return (
      <Card title={title}>
        {'none' in texts && <p>{texts.none}</p>}
        <p class="hint">{text}</p>
      </Card>
    );
  return (
    <Card title={title}>
      {children}
      {children ? (
        <details>
          <summary>{t.statistics.figures}</summary>
          <Figures title={title} table={table} id={name} />
        </details>
      ) : (
        <Figures title={title} table={table} />
      )}
      <p class="hint">{text}</p>
      <Files name={name} title={title} range={range} />
    </Card>
  );
}

function Files({ name, title, range: { from, to } }: Pick<Props, 'name' | 'range'> & { title: string }) {
  const { t, url } = useView();
  const files: [file: string, label: string][] = [
    [`${name}.csv`, t.statistics.csv],
    [`${name}.json`, t.statistics.json],
  ];
  if (name === 'views') files.push(['views-by-language.csv', t.statistics.byLanguage]);
  return (
    <p class="links">
      {t.statistics.download}:
      {files.map(([file, label]) => (
        <a href={`${url.pathname}/${file}?${queryText({ from, to })}`} download>
          {label}
          <span class="unseen">: {title}</span>
        </a>
      ))}
    </p>
  );
}

type FiguresProps = { title: string; table: Table; id?: string };

/** A table that scrolls sideways on narrow screens; the points of a chart link to its rows, of which the last is first. */
function Figures({ title, table: { columns, rows, shares }, id }: FiguresProps) {
  const { formats } = useView();
  const listed = rows.map((row, i) => ({ row, i }));
  return (
    <div class="scroll" role="region" aria-label={title} tabindex={0}>
      <table>
        <TableHead names={columns.map(([, label]) => label)} />
        <tbody>
          {(id ? listed.toReversed() : listed).map(({ row: [label, ...values], i }) => (
            <tr id={id && `${id}-${i}`}>
              <th scope="row">{label}</th>
              {values.map((value, column) => {
                const isShare = shares.includes(column + 1);
                if (isShare && !id) return <Share value={Number(value)} />;
                const format = isShare ? formats.percent : formats.number;
                return <td>{typeof value === 'number' ? format(value) : (value ?? '–')}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Share = ({ value }: { value: number }) => (
  <td class="share">
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="whole" width="100" height="10" />
      <rect class="part" width={value * 100} height="10" />
    </svg>
    {useView().formats.percent(value)}
  </td>
);
