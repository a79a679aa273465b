import { nextScanOf } from '../../domains/scan/website-scan.ts';
import { now } from '../../env.ts';
import type { DomainState } from '../../domains/status/read-domain-state.ts';
import type { DomainStatus } from '../../domains/status/domain-status.ts';
import { checklistOf, stepThatMeets, type CheckId } from '../../domains/status/setup-checklist.ts';
import { ActionForm } from '../../pages/forms/form.tsx';
import { pathOf } from '../onboarding/steps.tsx';
import { ForRole } from '../../people/roles.tsx';
import { useView } from '../console.ts';
import { Card, Terms } from '../../pages/page.tsx';
import { Copyable } from '../../pages/forms/fields.tsx';

/** When the website last loaded the snippet and was last scanned, and where the snippet is. */
export function Installation({ state }: { state: DomainState }) {
  const { siteCalledAt, scan } = state;
  const { t, formats } = useView();
  const { status, onboarding } = t;
  return (
    <Card title={status.installation}>
      <Terms
        list={[
          [
            status.lastCall,
            siteCalledAt > 0 ? status.callBetween(formats.time(siteCalledAt)) : status.noCall,
          ],
          [status.lastScan, scan ? formats.time(scan.scannedAt) : status.never],
          [status.nextScan, useNextScan(state)],
          scan && [status.snippet, onboarding.place[scan.found.snippet ?? 'none']],
        ]}
      />
      <ActionForm action={`/account/domains/${state.id}/status/scan`} button={onboarding.check} quiet />
    </Card>
  );
}

/** When the website is scanned next, and that nobody has to do anything for it. */
function useNextScan(state: DomainState) {
  const { t, formats } = useView();
  const { status } = t;
  const at = nextScanOf(state, now());
  if (!state.isScannedWeekly) return status.scanOff;
  if (at === undefined) return status.scanWaits;
  return `${at <= now() ? status.nextScanNow : formats.time(at)}. ${status.scanned}`;
}

/** Where a requirement is met. What the page itself lists is resolved there, also if browsers alone have found it. */
const addressOf = (domainId: string, check: CheckId, isOpen: boolean) =>
  check === 'services' || check === 'early'
    ? isOpen
      ? '#issues'
      : '#dismissed'
    : pathOf(domainId, stepThatMeets(check));

/** The requirements of a domain: those that are met, and those that are missing, with a link to the step that meets them. */
export function Checks({ state, status }: { state: DomainState; status: DomainStatus }) {
  const { t } = useView();
  const texts = t.onboarding;
  return (
    <Card title={t.status.checks}>
      <ul class="checklist">
        {checklistOf(state, status).map(({ id, done, unknown, isOpen }) => {
          const { done: doneText, missing, unknown: unknownText } = texts.checks[id];
          const text = done ? doneText : unknown ? unknownText : missing;
          return (
            <li class={done ? 'done' : undefined}>
              <span class={done ? 'badge good' : 'badge bad'}>{done ? texts.done : texts.missingBadge}</span>
              <span>{text}</span>
              {!done && (
                <ForRole needed="editor">
                  <a href={unknown ? pathOf(state.id, 'scan') : addressOf(state.id, id, isOpen)}>
                    {texts.fix}
                    <span class="unseen">: {text}</span>
                  </a>
                </ForRole>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Creates a link with which the owner’s browser reports what the website loads. */
export function Recording({ state, link }: { state: DomainState; link: string | undefined }) {
  const { issues: t, status } = useView().t;
  if (!state.isRecording)
    return (
      <Card title={t.record}>
        <p>
          {t.notRecording}{' '}
          <ForRole needed="editor">
            <a href={`/account/domains/${state.id}/settings`}>{status.next.resume}</a>
          </ForRole>
        </p>
      </Card>
    );
  return (
    <Card title={t.record}>
      <p>{t.recordText}</p>
      {link ? (
        <>
          <Copyable id="recording" label={t.link} value={link} />
          <p>
            <a href={link} target="_blank" rel="noopener noreferrer">
              {t.open}
            </a>
          </p>
        </>
      ) : (
        <ActionForm action={`/account/domains/${state.id}/status/record`} button={t.recordButton} quiet />
      )}
    </Card>
  );
}
