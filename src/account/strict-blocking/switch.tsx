import { isReadyForStrictBlocking, type StrictBlocking } from '../../clients/status/strict-blocking.ts';
import { Form } from '../../pages/forms/form.tsx';
import { ForRole } from '../roles.tsx';
import { sources } from '../texts/sources.ts';
import { useView } from '../view.ts';
import { StrictReports } from './strict-reports.tsx';

/** Whether strict blocking is on, whether that is recommended, and the button that changes it. */
export function Switch({ strict, domainPath }: { strict: StrictBlocking; domainPath: string }) {
  const { t, formats, url } = useView();
  const texts = t.strictBlocking;
  const { isOn, undecided, unresolved, scannedAt } = strict;
  const isReady = isReadyForStrictBlocking(strict);
  const advice =
    scannedAt === undefined
      ? texts.notScanned
      : isReady
        ? texts.ready
        : undecided.length > 0
          ? texts.notReady(formats.number(undecided.length))
          : unresolved.length > 0 && texts.unresolvedFirst;
  return (
    <section class="card stack">
      <p>
        <b>{isOn ? texts.on : texts.off}</b>
        {!isOn && advice && ` ${advice}`}
      </p>
      {isOn && <StrictReports strict={strict} />}
      <ForRole needed="editor">
        <Form action={`${url.pathname}/switch`} class="choice">
          {isOn ? (
            <button class="quiet">{texts.switchOff}</button>
          ) : (
            <>
              {scannedAt === undefined && (
                <a class="button primary" href={`${domainPath}/onboarding`}>
                  {texts.scan}
                </a>
              )}
              <button name="on" value="1" class={isReady ? undefined : 'quiet'}>
                {isReady ? texts.switchOn : texts.switchOnAnyway}
              </button>
            </>
          )}
        </Form>
      </ForRole>
      <p class="hint">
        <a href={sources.strictBlocking} target="_blank" rel="noopener noreferrer">
          {texts.covers}
        </a>
      </p>
    </section>
  );
}
