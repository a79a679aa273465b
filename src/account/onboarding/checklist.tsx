import { checklistOf, type Check, type Setup } from '../../clients/setup-checklist.ts';
import { useView } from '../view.ts';
import { mendedAt, pathOf } from './step.tsx';

/** What a domain needs to be lawful: what is done, and what is missing with the way to mend it. */
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
  const told = texts.checks[id];
  const inWords = /language|legal/.test(id) ? names.map((code) => formats.language(code)) : names;
  // The tags to replace stand on the same page.
  const at = id === 'early' && !unknown ? '#early' : '';
  return (
    <li class={done ? 'done' : undefined}>
      <span class={done ? 'badge good' : 'badge bad'}>{done ? texts.done : texts.lacking}</span>
      <span>
        {done ? told.done : unknown ? told.unknown : told.missing}{' '}
        {!done && !unknown && [...new Set(inWords)].slice(0, 10).join(', ')}
      </span>
      {!done && (
        <a href={pathOf(domainId, unknown ? 'scan' : mendedAt(id)) + at}>
          {texts.mend}
          <span class="unseen">: {unknown ? told.unknown : told.missing}</span>
        </a>
      )}
    </li>
  );
}
