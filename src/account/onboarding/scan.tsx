import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { scanAndStore } from '../../domains/scan/website-scan.ts';
import { ownOrigins } from '../../http/own-url.ts';
import { formBody, ActionForm } from '../../pages/forms/form.tsx';
import type { ScannedDomain } from '../../scan/scan.ts';
import type { AccountEnv } from '../console.ts';
import { createSteps, pathOf, stepPage, type WithSetup } from './steps.tsx';
import { Alert } from '../../pages/page.tsx';

export const scan = createSteps()
  .get('/', (c) => show(c))
  .post('/scan', formBody, async (c) => {
    const failure = await scanWebsite(c);
    return failure ? show(c, failure) : c.redirect(pathOf(c.var.domain.id, 'choose'), 303);
  });

/** Why a website was not scanned; the texts and statuses are those of the console. */
export type ScanFailure = { reason: 'badAnswer' | 'unreachable' | 'busy'; text: string; status: 422 | 429 };
/** What a scan needs of a request, which may be one without an account. */
type Scannable = AccountEnv & { Variables: { domain: ScannedDomain } };

/** Scans the website and stores the result; returns why that failed, if it did. */
export async function scanWebsite<E extends Scannable>(c: Context<E>): Promise<ScanFailure | undefined> {
  const { db, domain, view }: Scannable['Variables'] = c.var;
  try {
    await scanAndStore(c.env, db, ownOrigins(c), domain);
    return undefined;
  } catch (error) {
    if (!(error instanceof HTTPException)) throw error;
    const { t } = view;
    if (error.status === 429) return { reason: 'busy', text: t.errors[429].text, status: 429 };
    const reason = error.status === 400 ? 'badAnswer' : 'unreachable';
    return { reason, text: t.onboarding[reason], status: 422 };
  }
}

function show<E extends WithSetup>(c: Context<E>, failure?: ScanFailure) {
  const { view }: WithSetup['Variables'] = c.var;
  const { t, url } = view;
  return stepPage(
    c,
    'scan',
    <section class="card">
      <Alert text={failure?.text} />
      <p class="lead">{t.onboarding.scanLead}</p>
      <p>{t.onboarding.scanText}</p>
      <ActionForm action={`${url.pathname}/scan`} button={t.onboarding.scanButton} />
    </section>,
    failure?.status,
  );
}
