import { eq } from 'drizzle-orm';
import { invalid, problem } from '../../http/problem.ts';
import type { Log } from '../log.ts';
import type { LogQuery } from '../log-query.ts';
import { logs } from '../tables.ts';
import { positionText, type Position } from './cursor.ts';

// A rollback of its database gives a log another number (docs/log/erasure.md), and with it entries can be lost whose `seq` comes
// again. A position is therefore worth something under its own number only.

/** The result of a query, with the number of the log. */
type InHistory<R> = { number: number; result: R };

/**
 * Runs a query that starts at the position `asked` of a history, named by the parameter `name`. Throws a 409 if that
 * history has ended, and a 400 if the log never had this number.
 */
export const inHistory =
  <R>(query: LogQuery<R>, asked?: Position, name = 'after'): LogQuery<InHistory<R>> =>
  (log) => {
    const { queries, result } = query(log);
    return {
      queries: [historyQuery(log), ...queries],
      async result([[history], ...rows]: [History[], ...unknown[]], found) {
        const number = currentNumber(history, asked?.number, name, asked?.seq);
        return { number, result: await result(rows as never, found) };
      },
    };
  };

/** The number of a log. Throws as `inHistory` does. */
export function currentNumber(
  history: History | undefined,
  asked: number | undefined,
  name: string,
  seq = Infinity,
) {
  if (!history)
    throw problem(
      503,
      'This log was lost when its database was restored. A new one begins with the next run of the scheduled job.',
      { headers: { 'Retry-After': '60' } },
    );
  if (asked !== undefined && asked !== history.number) throw notCurrent(history, asked, name, seq);
  return history.number;
}

export const historyQuery = ({ db, id }: Log) =>
  db.select({ number: logs.number, continues: logs.continues }).from(logs).where(eq(logs.id, id));
/** The number of a log, and the lines of its rollbacks. */
export type History = { number: number; continues: string };

/** What a rollback kept of the history `log`: its first `size` records. */
type Kept = { log: number; size: number };

/** The rollbacks of a log, oldest first, from its lines `continues placet/<domain>.<number> <size> <root>`. */
const rollbacksOf = (continues: string) =>
  continues.split('\n').flatMap((line): Kept[] => {
    const [, log, size] = /^continues \S+\.(\d+) (\d+) \S+$/.exec(line) ?? [];
    return log ? [{ log: Number(log), size: Number(size) }] : [];
  });

/** What the current history has in common with an earlier one; undefined if the log never had this number. */
function keptOf({ number, continues }: History, asked: number): Kept | undefined {
  const rollbacks = rollbacksOf(continues);
  const at = rollbacks.findIndex(({ log }) => log === asked);
  if (at === -1) {
    // A history between two others is one whose restore was undone. The database knows no more of it.
    const isBetween = rollbacks.some(({ log }) => log < asked) && asked < number;
    return isBetween ? { log: asked, size: 0 } : undefined;
  }
  return { log: asked, size: Math.min(...rollbacks.slice(at).map(({ size }) => size)) };
}

function notCurrent(history: History, asked: number, name: string, seq: number) {
  const found = keptOf(history, asked);
  if (!found)
    return invalid({
      pointer: `/${name}`,
      detail: `This log has never had the number ${asked}. Start again without "${name}".`,
    });
  const { number } = history;
  // A caller that has not read all that was kept continues after the last entry that it has.
  const position = { ...found, seq: Math.min(found.size, seq) };
  const next =
    name === 'after'
      ? `Keep its entries up to seq ${position.seq}, discard later ones and continue with after=${positionText(number, position.seq)}.`
      : 'Read the list again from its first page.';
  const detail = `Log number ${asked} ended when its database was restored to an earlier state; the log continues as number ${number}. ${next}`;
  return problem(409, detail, { members: { log: number, continues: position } });
}
