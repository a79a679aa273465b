import { Form, formBody } from '../../pages/form.tsx';
import { Copyable } from '../../pages/fields.tsx';
import { hostOfTag } from '../../clients/issues.ts';
import type { Setup } from '../../clients/setup-checklist.ts';
import { useView } from '../view.ts';
import { Checklist } from './checklist.tsx';
import { scanned } from './scan.tsx';
import { createSteps, pathOf, stepPage, type InSetup } from './step.tsx';

/** The last step, which may be asked at any time: is all in place? */
export const install = createSteps()
  .get('/', (c) => stepPage(c, 'install', <Install {...c.var} />))
  .post('/scan', formBody, async (c) => {
    const told = await scanned(c);
    if (told) return stepPage(c, 'install', <Install {...c.var} fault={told.text} />, told.status);
    return c.redirect(pathOf(c.var.domain.id, 'install'), 303);
  });

type Props = Pick<InSetup['Variables'], 'domain' | 'setup'> & { fault?: string };

function Install({ domain, setup, fault }: Props) {
  const { t, url, formats } = useView();
  const texts = t.onboarding;
  const { scan } = setup;
  return (
    <>
      <Checklist setup={setup} domainId={domain.id} />
      <section class="card">
        <h2>{texts.checkTitle}</h2>
        {fault && (
          <p class="notice bad" role="alert">
            {fault}
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

/** What browsers fetch before the widget can hold it back, with the lines that wait for consent. */
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
