import { Form, formBody } from '../../pages/form.tsx';
import { Copyable } from '../../pages/form-fields.tsx';
import { hostOfTag } from '../../clients/issues.ts';
import type { Setup } from '../../clients/setup-checklist.ts';
import { useView } from '../view.ts';
import { Checklist } from './checklist.tsx';
import { scanWebsite } from './scan.tsx';
import { createSteps, pathOf, stepPage, type WithSetup } from './steps.tsx';

/** The last step, and later the status page: whether the snippet is installed and everything is blocked until consent. */
export const install = createSteps()
  .get('/', (c) => stepPage(c, 'install', <Install {...c.var} />))
  .post('/scan', formBody, async (c) => {
    const failure = await scanWebsite(c);
    if (failure) return stepPage(c, 'install', <Install {...c.var} error={failure.text} />, failure.status);
    return c.redirect(pathOf(c.var.domain.id, 'install'), 303);
  });

type Props = Pick<WithSetup['Variables'], 'domain' | 'setup'> & { error?: string };

function Install({ domain, setup, error }: Props) {
  const { t, url, formats } = useView();
  const texts = t.onboarding;
  const { scan } = setup;
  return (
    <>
      <Checklist setup={setup} domainId={domain.id} />
      <section class="card">
        <h2>{texts.checkTitle}</h2>
        {error && (
          <p class="notice bad" role="alert">
            {error}
          </p>
        )}
        <p>{texts.checkText}</p>
        <Form action={`${url.pathname}/scan`} class="choice">
          <button>{texts.check}</button>
          {scan && <span class="hint">{texts.checked(formats.time(scan.scannedAt))}</span>}
        </Form>
      </section>
      <Script setup={setup} />
      {(scan || setup.early.length > 0) && <EarlyTags setup={setup} domainId={domain.id} />}
    </>
  );
}

function Script({ setup: { siteCalledAt, scan } }: { setup: Setup }) {
  const { t, formats } = useView();
  const texts = t.onboarding;
  return (
    <section class="card">
      <h2>{texts.script}</h2>
      <p>
        {siteCalledAt > 0
          ? texts.calledAt(formats.time(siteCalledAt))
          : scan?.found.snippet
            ? texts.notYetCalled
            : texts.neverCalled}
      </p>
      {scan && <p>{texts.place[scan.found.snippet ?? 'none']}</p>}
    </section>
  );
}

/** The tags that browsers load before the widget can block them, each with the tag to replace it by. */
function EarlyTags({ setup: { scan, early }, domainId }: { setup: Setup; domainId: string }) {
  const t = useView().t.onboarding;
  const { earlyTags = [], earlyCount = 0 } = scan?.found ?? {};
  const open = new Set(early.map(({ host }) => host));
  const tags = earlyTags.filter((tag) => open.has(hostOfTag(tag)));
  const tagged = new Set(tags.map(hostOfTag));
  const reported = early.filter(({ host }) => !tagged.has(host));
  const more = earlyCount - earlyTags.length;
  return (
    <section class="card" id="early">
      <h2>{t.early}</h2>
      {tags.length > 0 && <p>{t.earlyText}</p>}
      {early.length === 0 && more === 0 && <p>{t.earlyNone}</p>}
      <div class="stack">
        {tags.map(({ page, host, service, tag, line }, i) => (
          <div class="stack">
            <Copyable id={`early-${i}`} label={t.earlyTag(service ?? host)} value={tag} rows={2} />
            {line ? (
              <Copyable id={`early-line-${i}`} label={t.earlyLine(service ?? host)} value={line} rows={2} />
            ) : (
              <p>{t.earlyRemove}</p>
            )}
            {line && !service && <p class="hint">{t.earlyUnknown}</p>}
            <p class="hint">
              {t.earlyPage} <a href={page}>{page}</a>
            </p>
          </div>
        ))}
      </div>
      {more > 0 && <p>{t.earlyMore(more)}</p>}
      {reported.length > 0 && (
        <>
          <p>
            {t.earlyReported} <a href={`/account/domains/${domainId}/issues`}>{t.earlyIssues}</a>
          </p>
          <ul>
            {reported.map(({ name, host }) => (
              <li>{name === host ? host : `${name}: ${host}`}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
