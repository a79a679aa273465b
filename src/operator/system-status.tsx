import { version } from '../../package.json';
import { readStatus, type DatabaseStatus, type FailedJobStatus } from '../log/run/database-status.ts';
import { page, Terms } from '../pages/page.tsx';
import { createPages, useView } from './console.ts';
import { issuesOf } from './system-issues.ts';
import { headingAnchor } from '../lib/html/heading-anchor.ts';

/** The status of the whole service, with what to do about each issue. */
export const systemStatus = createPages().get('/', async (c) => {
  const databases = await readStatus(c.env);
  const found = databases.map((database) => ({ database, issues: issuesOf(database) }));
  const { t, formats } = c.var.view;
  const isOperational = found.every(({ issues }) => issues.length === 0);
  return page(
    c,
    t.status.title,
    <>
      <h1>{t.status.title}</h1>
      <p class={isOperational ? 'notice' : 'notice bad'} role="status">
        <strong>{isOperational ? t.status.allOperational : t.status.actionNeeded}</strong>
      </p>
      {found.map(({ database, issues }) => (
        <Database database={database} issues={issues} />
      ))}
      <p class="hint">
        {t.times(formats.zone)} {t.status.version(version)} <LinkedText text={t.status.more} />
      </p>
    </>,
  );
});

function Database({ database, issues }: { database: DatabaseStatus; issues: ReturnType<typeof issuesOf> }) {
  const { t } = useView();
  const { name, error, failedJobs } = database;
  return (
    <section class="card">
      <div class="heading">
        <h2>{t.status.database(name)}</h2>
        <span class={issues.length > 0 ? 'badge' : 'badge good'}>
          {issues.length > 0 ? t.status.actionNeeded : t.status.operational}
        </span>
      </div>
      {issues.map((issue) => {
        const { title, means, act } = t.status.issues[issue];
        return (
          <div class="notice bad">
            <h3>{title}</h3>
            <p>{means}</p>
            <p>
              <strong>{t.status.act}</strong> <LinkedText text={act} />
            </p>
          </div>
        );
      })}
      {error !== null && <p class="code">{error}</p>}
      <Facts {...database} />
      {failedJobs.length > 0 && <FailedJobs list={failedJobs} />}
    </section>
  );
}

function Facts({ lastRun, lastRollback, sizes, migration }: DatabaseStatus) {
  const { t, formats } = useView();
  const texts = t.status;
  const { number, time } = formats;
  return (
    <Terms
      list={[
        [texts.lastRun, lastRun?.endedAt ? time(lastRun.endedAt) : '–'],
        [texts.size, sizes ? texts.gigabytes(number(Math.ceil(sizes.bytes / 1e7) / 100)) : '–'],
        [
          texts.entries,
          sizes
            ? texts.entriesOf(number(sizes.liveEntries), number(sizes.archivedEntries), time(sizes.countedAt))
            : '–',
        ],
        [
          texts.lastRollback,
          lastRollback
            ? texts.rollbackOf(time(lastRollback.at), lastRollback.logs, number(lastRollback.logs))
            : texts.noRollback,
        ],
        [texts.migration, migration ?? '–'],
      ]}
    />
  );
}

function FailedJobs({ list }: { list: FailedJobStatus[] }) {
  const { t, formats } = useView();
  return (
    <>
      <h3>{t.status.failedJobs}</h3>
      <ul class="plain">
        {list.map(({ step, domain, block, reason, tries, since, nextAt }) => (
          <li>
            <strong>{step}</strong> {domain && <a href={`/operator/domains?q=${domain}`}>{domain}</a>}{' '}
            {block !== null && t.status.block(formats.number(block))}
            <p class="code">{reason}</p>
            <p class="hint">
              {t.status.tried(formats.number(tries), formats.time(since), formats.time(nextAt))}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

const GUIDE = /(docs\/[\w/-]+\.md(?:, [“„][^”“]+[”“])?)/;

/** A text in which the file of a guide, and the section of it that follows in quotation marks, is a link to its page. */
const LinkedText = ({ text }: { text: string }) => (
  <>{text.split(GUIDE).map((part, i) => (i % 2 === 0 ? part : <a href={guideAddress(part)}>{part}</a>))}</>
);

function guideAddress(name: string) {
  const [file = '', section] = name.split(', ');
  const page = `/${file.replace(/(\/README)?\.md$/, '')}`;
  return section ? `${page}#${headingAnchor(section)}` : page;
}
