import type { OwnHostCheck } from '../../domains/own-host/check.ts';
import { useView } from '../console.ts';

type Result = { state: 'works' | 'fails' | 'note'; text: string };

const badges = { works: 'badge good', fails: 'badge bad', note: 'badge' };

/** What works on an own host, and what to do about the rest. */
export function CheckResults({ check, wantedDays }: { check: OwnHostCheck; wantedDays: number }) {
  const { t, formats } = useView();
  const texts = t.ownHost;
  const results = resultsOf(check, wantedDays, texts.result, formats.number);
  return (
    <ul class="plain" role="status">
      {results.map(({ state, text }) => (
        <li>
          <span class={badges[state]}>{texts[state]}</span> {text}
        </li>
      ))}
    </ul>
  );
}

type Texts = ReturnType<typeof useView>['t']['ownHost']['result'];

function resultsOf(check: OwnHostCheck, wantedDays: number, texts: Texts, inDays: (days: number) => string) {
  const { script, key, decisions, cookieDays, region, visitors, forwarded = [] } = check;
  if (script !== true) {
    const text =
      'status' in script ? texts.scriptStatus(String(script.status)) : texts.scriptFailed[script.failure];
    return [{ state: 'fails', text }] satisfies Result[];
  }
  const cookie: Result =
    cookieDays === undefined
      ? { state: 'note', text: texts.noLastingCookie }
      : cookieDays === 0
        ? { state: 'fails', text: texts.noCookie }
        : cookieDays < wantedDays
          ? { state: 'fails', text: texts.shortCookie(inDays(cookieDays), inDays(wantedDays)) }
          : { state: 'works', text: texts.cookie(inDays(cookieDays)) };
  const places: Record<NonNullable<OwnHostCheck['region']>, Result> = {
    known: { state: 'works', text: texts.regionKnown },
    unknown: { state: 'note', text: texts.regionUnknown },
    forged: { state: 'fails', text: texts.regionForged },
  };
  const results: (Result | false)[] = [
    { state: 'works', text: texts.script },
    key === 'invalid' && { state: 'fails', text: texts.keyInvalid },
    key === 'missing' && { state: 'fails', text: texts.keyMissing },
    decisions ? { state: 'works', text: texts.decisions } : { state: 'fails', text: texts.noDecisions },
    cookie,
    places[region!],
    visitors ? { state: 'works', text: texts.visitors } : { state: 'note', text: texts.noVisitors },
    forwarded.length > 0 && { state: 'note', text: texts.forwarded(forwarded.join(', ')) },
  ];
  return results.filter((result) => result !== false);
}
