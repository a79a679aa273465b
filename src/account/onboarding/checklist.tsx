import { checklistOf, type Check, type Setup } from '../../clients/setup-checklist.ts';
import { useView } from '../view.ts';
import { stepThatFixes, pathOf } from './steps.tsx';

/** The legal requirements of a domain: those that are met, and those that are missing, with a link to fix them. */
export function Checklist({ setup, domainId }: { setup: Setup; domainId: string }) {
  const t = useView().t.onboarding;
  const checks = checklistOf(setup);
  const count = checks.filter(({ done }) => !done).length;
  return (
    <section class="card">
      <p class={count > 0 ? 'notice bad' : 'notice'}>
        <strong>{count > 0 ? t.missing(count) : t.finished}</strong>
      </p>
      <ul class="checklist" aria-label={t.checklist}>
        {checks.map((check) => (
          <Item check={check} domainId={domainId} />
        ))}
      </ul>
    </section>
  );
}

function Item({ check: { id, done, names, unknown }, domainId }: { check: Check; domainId: string }) {
  const { t, formats } = useView();
  const texts = t.onboarding;
  const { done: doneText, missing, unknown: unknownText } = texts.checks[id];
  const displayNames = /language|legal/.test(id) ? names.map((code) => formats.language(code)) : names;
  // The tags to replace are on the same page.
  const anchor = id === 'early' && !unknown ? '#early' : '';
  return (
    <li class={done ? 'done' : undefined}>
      <span class={done ? 'badge good' : 'badge bad'}>{done ? texts.done : texts.missingBadge}</span>
      <span>
        {done ? doneText : unknown ? unknownText : missing}{' '}
        {!done && !unknown && [...new Set(displayNames)].slice(0, 10).join(', ')}
      </span>
      {!done && (
        <a href={pathOf(domainId, unknown ? 'scan' : stepThatFixes(id)) + anchor}>
          {texts.fix}
          <span class="unseen">: {unknown ? unknownText : missing}</span>
        </a>
      )}
    </li>
  );
}
