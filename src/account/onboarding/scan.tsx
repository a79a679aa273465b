import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { scanAndStore } from '../../domains/scan/website-scan.ts';
import { ownOrigins } from '../../http/own-url.ts';
import { formBody, ActionForm } from '../../pages/forms/form.tsx';
import type { WithDomain } from '../domain/with-domain.ts';
import { createSteps, pathOf, stepPage, type WithSetup } from './steps.tsx';
import { Alert } from '../../pages/page.tsx';

export const scan = createSteps()
  .get('/', (c) => show(c))
  .post('/scan', formBody, async (c) => {
    const failure = await scanWebsite(c);
    return failure ? show(c, failure) : c.redirect(pathOf(c.var.domain.id, 'choose'), 303);
  });

type Failure = { text: string; status: 422 | 429 };

/** Scans the website and stores the result; returns why that failed, if it did. */
export async function scanWebsite<E extends WithDomain>(c: Context<E>): Promise<Failure | undefined> {
  const { db, domain, view }: WithDomain['Variables'] = c.var;
  try {
    await scanAndStore(c.env, db, ownOrigins(c), domain);
    return undefined;
  } catch (error) {
    if (!(error instanceof HTTPException)) throw error;
    const { t } = view;
    if (error.status === 429) return { text: t.errors[429].text, status: 429 };
    return { text: error.status === 400 ? t.onboarding.badAnswer : t.onboarding.unreachable, status: 422 };
  }
}

function show<E extends WithSetup>(c: Context<E>, failure?: Failure) {
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
