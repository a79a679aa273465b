import { Form, formBody } from '../../pages/form.tsx';
import { Copyable } from '../../pages/fields.tsx';
import type { Found } from '../../db/schema.ts';
import type { Setup } from '../../customers/setup.ts';
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
      {scan && <EarlyTags {...scan.found} />}
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
function EarlyTags({ earlyTags, earlyCount }: Found) {
  const t = useView().t.onboarding;
  return (
    <section class="card" id="early">
      <h2>{t.early}</h2>
      <p>{earlyCount > 0 ? t.earlyText : t.earlyNone}</p>
      <div class="stack">
        {earlyTags.map(({ page, host, service, tag, line }, i) => (
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
      {earlyCount > earlyTags.length && <p>{t.earlyMore(earlyCount - earlyTags.length)}</p>}
    </section>
  );
}
