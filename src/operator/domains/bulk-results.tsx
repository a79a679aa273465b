import { RATE_LIMIT_PERIOD } from '../../http/rate-limit.ts';
import { Done, LinkLine } from '../../pages/page.tsx';
import { useView } from '../console.ts';
import type { Action, Failure, Plan, Subject } from './bulk-actions.ts';
import { Portion } from './bulk-question.tsx';
import type { Target } from './bulk-targets.ts';
import { TargetList } from './target-list.tsx';
import { UndoForm } from './undo-copies.tsx';

/** What has become of a domain: what was done, or why nothing was. `target` is missing where it is deleted by now. */
export type Result = { id: string; target: Target | undefined; outcome: Plan | Failure };

type Props = {
  action: Action;
  subject: Subject;
  /** The results of this portion and of those before. */
  results: Result[];
  rest: { id: string; stamp: string }[];
  /** Whether the client’s limit has put some of the others off. */
  isLimited: boolean;
  /** The copies that can be undone, as their form names them. */
  copies: string[];
};

/** What an action has done with each domain so far, and the form for the others. */
export function Results({ action, subject, results, rest, isLimited, copies }: Props) {
  const { bulk, domains } = useView().t;
  const listed = results.map(({ id, target, outcome }) => ({
    ...(target ?? { name: id, path: '/', company: '', username: '' }),
    outcome,
  }));
  const done = listed.filter(({ outcome }) => outcome in bulk.did);
  const failed = listed.filter(({ outcome }) => !(outcome in bulk.did));
  const all = results.length + rest.length;
  return (
    <>
      {rest.length > 0 && <progress max={all} value={results.length} aria-label={bulk.names[action]} />}
      {done.length > 0 && <Done>{bulk.done[action](done.length, subject.preset?.name ?? '')}</Done>}
      <TargetList list={done} class="plain" more={({ outcome }) => bulk.did[outcome as Plan]} />
      {failed.length > 0 && (
        <>
          <p class="notice bad">{bulk.failed(failed.length)}</p>
          <TargetList
            list={failed}
            more={({ outcome }) => bulk.reasons[outcome as Failure] ?? bulk.reasons.failed}
          />
        </>
      )}
      {rest.length > 0 && (
        <>
          <p>{bulk.rest(rest.length)}</p>
          {isLimited && <p class="notice">{bulk.limited}</p>}
          <Portion {...{ action, subject, rest }} sendAfter={isLimited ? RATE_LIMIT_PERIOD : 1}>
            {results.map(({ id, outcome }) => (
              <input type="hidden" name="result" value={`${id}.${outcome}`} />
            ))}
          </Portion>
        </>
      )}
      {done.length > 0 && action !== 'scan' && action !== 'republish' && <p class="hint">{bulk.undoHint}</p>}
      {rest.length === 0 && copies.length > 0 && <UndoForm values={copies} />}
      <LinkLine href="/operator/domains">{domains.title}</LinkLine>
    </>
  );
}
