import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { scanAndStore } from '../../clients/scan/website-scan.ts';
import { ownOrigins } from '../../http/own-url.ts';
import { formBody, ActionForm } from '../../pages/forms/form.tsx';
import { useView } from '../console.ts';
import type { WithDomain } from '../domain/page.tsx';
import { createSteps, pathOf, stepPage } from './steps.tsx';
import { Alert } from '../../pages/page.tsx';

export const scan = createSteps()
  .get('/', (c) => stepPage(c, 'scan', <ScanForm />))
  .post('/scan', formBody, async (c) => {
    const failure = await scanWebsite(c);
    if (failure) return stepPage(c, 'scan', <ScanForm error={failure.text} />, failure.status);
    return c.redirect(pathOf(c.var.domain.id, 'choose'), 303);
  });

/** Scans the website and stores the result. Returns the error message if the scan failed, otherwise undefined. */
export async function scanWebsite<E extends WithDomain>(c: Context<E>) {
  const { db, domain, view }: WithDomain['Variables'] = c.var;
  try {
    await scanAndStore(c.env, db, ownOrigins(c), domain);
    return undefined;
  } catch (error) {
    if (!(error instanceof HTTPException)) throw error;
    const { t } = view;
    const limited = error.status === 429;
    const text = error.status === 400 ? t.onboarding.badAnswer : t.onboarding.unreachable;
    return { text: limited ? t.errors[429].text : text, status: limited ? (429 as const) : (422 as const) };
  }
}

function ScanForm({ error }: { error?: string }) {
  const { t, url } = useView();
  return (
    <section class="card">
      <Alert text={error} />
      <p class="lead">{t.onboarding.scanLead}</p>
      <p>{t.onboarding.scanText}</p>
      <ActionForm action={`${url.pathname}/scan`} button={t.onboarding.scanButton} />
    </section>
  );
}
