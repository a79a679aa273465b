import { HTTPException } from 'hono/http-exception';
import type { PropsWithChildren } from 'hono/jsx';
import { embeddingNames } from '../db/embeddings.ts';
import { updateDomain } from '../db/domains.ts';
import { embedSnippets } from '../embed.ts';
import { invalid } from '../http/problem.ts';
import { ownOrigins } from '../http/own-url.ts';
import { importPresets, presetImportSchema } from '../onboarding/import.ts';
import { scanSite } from '../onboarding/scan.ts';
import { faults } from '../http/validate.ts';
import { createDomainPages } from './domain.ts';
import { Copyable } from '../pages/fields.tsx';
import { Form, formBody } from '../pages/form.tsx';
import { done } from './notice.ts';
import { page } from '../pages/page.tsx';
import { ScanResult } from './scan-result.tsx';
import { useView } from './view.ts';

const pathOf = (domainId: string) => `/account/domains/${domainId}/onboarding`;

/** From an unknown website to a first configuration, in three steps: the onboarding operations for people. */
export const onboarding = createDomainPages()
  .get('/', (c) => {
    const { domain, view } = c.var;
    return page(
      c,
      view.t.onboarding.title,
      <Step at="scan" domain={domain}>
        <ScanForm domainId={domain.id} />
      </Step>,
    );
  })
  .post('/scan', formBody, async (c) => {
    const { db, domain, view } = c.var;
    const t = view.t.onboarding;
    const result = await scanSite(c.env, ownOrigins(c), domain).catch((error: unknown) => {
      if (error instanceof HTTPException) return error;
      throw error;
    });
    if (result instanceof HTTPException) {
      const told = { 400: t.faulty, 429: view.t.errors[429].text }[result.status as number];
      return page(
        c,
        t.title,
        <Step at="scan" domain={domain}>
          <p class="notice bad" role="alert">
            {told ?? t.unreachable}
          </p>
          <ScanForm domainId={domain.id} />
        </Step>,
        result.status === 429 ? 429 : 422,
      );
    }
    const present = await embeddingNames(db, domain.id);
    return page(
      c,
      t.title,
      <Step at="choose" domain={domain}>
        <ScanResult result={result} present={present} path={pathOf(domain.id)} />
      </Step>,
    );
  })
  .post('/import', formBody, async (c) => {
    const { db, domain, form } = c.var;
    const ids = form.getAll('preset').map((id) => ({ id: Number(id), active: true }));
    const wanted = presetImportSchema.safeParse(ids);
    if (!wanted.success) throw invalid(...faults(wanted.error.issues, ids));
    await importPresets(db, domain.id, wanted.data);
    await updateDomain(db, domain.clientId, domain.id, { blockIframes: true });
    const next = `${pathOf(domain.id)}/embed`;
    return ids.length > 0 ? done(c, 'imported', next) : c.redirect(next, 303);
  })
  .get('/embed', async (c) => {
    const { db, domain, view } = c.var;
    const snippets = await embedSnippets(db, view.url.origin, domain);
    return page(
      c,
      view.t.onboarding.title,
      <Step at="embed" domain={domain}>
        <Snippets snippets={snippets} domainId={domain.id} />
      </Step>,
    );
  });

const steps = ['scan', 'choose', 'embed'] as const;
type StepProps = PropsWithChildren<{ at: (typeof steps)[number]; domain: { name: string } }>;

function Step({ at, domain, children }: StepProps) {
  const t = useView().t.onboarding;
  return (
    <>
      <h1>{t.title}</h1>
      <p class="lead">{t.intro(domain.name)}</p>
      <ol class="steps" aria-label={t.steps}>
        {steps.map((step) => (
          <li aria-current={step === at ? 'step' : undefined}>{t[step]}</li>
        ))}
      </ol>
      {children}
    </>
  );
}

function ScanForm({ domainId }: { domainId: string }) {
  const t = useView().t.onboarding;
  return (
    <section class="card">
      <p>{t.scanText}</p>
      <Form action={`${pathOf(domainId)}/scan`} class="choice">
        <button>{t.scanButton}</button>
        <a href={`${pathOf(domainId)}/embed`}>{t.skip}</a>
      </Form>
    </section>
  );
}

function Snippets({ snippets, domainId }: { snippets: Record<string, string>; domainId: string }) {
  const t = useView().t.onboarding;
  const { default: snippet = '', ...forced } = snippets;
  return (
    <section class="card">
      <p>{t.embedText}</p>
      <Copyable id="snippet" label={t.snippet} value={snippet} rows={3} />
      <details>
        <summary>{t.forced}</summary>
        <div class="stack">
          {Object.entries(forced).map(([locale, snippet]) => (
            <Copyable id={`snippet-${locale}`} label={t.forcedLabel(locale)} value={snippet} rows={3} />
          ))}
        </div>
      </details>
      <p>
        <a href={`/account/domains/${domainId}/consents`}>{t.toConsents}</a>
      </p>
    </section>
  );
}
