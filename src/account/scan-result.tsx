import type { scanSite } from '../onboarding/scan.ts';
import { builtIn } from '../texts/index.ts';
import { Copyable } from '../pages/fields.tsx';
import { Form } from '../pages/form.tsx';
import { useView } from './view.ts';

type Result = Awaited<ReturnType<typeof scanSite>>;
type Props = { result: Result; present: Set<string>; path: string };

/** What a scan has found: services to tick, and what else there is to know. */
export function ScanResult({ result, present, path }: Props) {
  const t = useView().t.onboarding;
  const { availablePresets } = result;
  return (
    <>
      <section class="card">
        <h2>{t.found}</h2>
        <Form action={`${path}/import`}>
          {availablePresets.length === 0 ? (
            <p>{t.nothing}</p>
          ) : (
            <fieldset class="presets">
              <legend>{t.foundText}</legend>
              {availablePresets.map((preset) => (
                <Preset preset={preset} present={present.has(preset.name)} />
              ))}
            </fieldset>
          )}
          <p>{t.frames}</p>
          <div class="choice">
            <button>{availablePresets.length > 0 ? t.import : t.next}</button>
            {availablePresets.length > 0 && <a href={`${path}/embed`}>{t.skip}</a>}
            <a href={path}>{t.scanAgain}</a>
          </div>
        </Form>
      </section>
      <EarlyTags tags={result.earlyTags} />
      <Details result={result} />
    </>
  );
}

/** Ticked, unless the domain has it already. */
function Preset({ preset, present }: { preset: Result['availablePresets'][number]; present: boolean }) {
  const { t, language } = useView();
  const locale = language === 'de' ? 'de_DE' : 'en_US';
  const { name, description } = preset.translations[locale] ?? { name: preset.name, description: '' };
  const purpose = builtIn(locale).purposes[preset.purpose].name;
  return (
    <label>
      <input type="checkbox" name="preset" value={String(preset.id)} checked={!present} />
      <span>
        {name}
        <small>{[purpose, present && t.onboarding.present].filter(Boolean).join(' · ')}</small>
        <small>{description}</small>
      </span>
    </label>
  );
}

/** So many at once: a page with all of them would be a long one, and the next scan lists the others. */
const SHOWN = 20;

/** What browsers fetch before the widget can hold it back, with the lines that wait for consent. */
function EarlyTags({ tags }: { tags: Result['earlyTags'] }) {
  const t = useView().t.onboarding;
  if (tags.length === 0) return null;
  return (
    <section class="card">
      <h2>{t.early}</h2>
      <p>{t.earlyText}</p>
      <div class="stack">
        {tags.slice(0, SHOWN).map(({ host, service, tag, line }, i) => (
          <div class="stack">
            <Copyable id={`early-${i}`} label={t.earlyTag(service ?? host)} value={tag} rows={2} />
            {line ? (
              <Copyable id={`early-line-${i}`} label={t.earlyLine(service ?? host)} value={line} rows={2} />
            ) : (
              <p>{t.earlyRemove}</p>
            )}
            {line && !service && <p class="hint">{t.earlyUnknown}</p>}
          </div>
        ))}
      </div>
      {tags.length > SHOWN && <p>{t.earlyMore(tags.length - SHOWN)}</p>}
    </section>
  );
}

function Details({ result }: { result: Result }) {
  const t = useView().t.onboarding;
  const { company, street, zipCode, city } = result.address;
  const place = [zipCode, city].filter(Boolean).join(' ');
  const names = (list: { name: string }[]) => [...new Set(list.map(({ name }) => name))].join(', ');
  const { cookies, localStorage, sessionStorage } = result.storage;
  const found = [
    [t.address, [company, street, place].filter(Boolean).join(', ')],
    [t.imprint, result.imprintUrl],
    [t.privacy, result.privacyPolicyUrl],
    [t.cookies, names(cookies)],
    [t.localStorage, names(localStorage)],
    [t.sessionStorage, names(sessionStorage)],
    [t.unknown, result.unknownServices.map(({ name }) => name).join(', ')],
  ].filter(([, text]) => text);
  if (found.length === 0) return null;
  return (
    <section class="card">
      <h2>{t.details}</h2>
      <dl>
        {found.map(([term, text]) => (
          <>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </>
        ))}
      </dl>
    </section>
  );
}
