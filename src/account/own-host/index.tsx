import type { Context } from 'hono';
import { fallbackLine } from '../../domains/own-host/fallback-line.ts';
import { embedSnippets, scriptUrl } from '../../domains/embed-snippets.ts';
import { serverBlocks, type OwnHost } from '../../domains/own-host/blocks.ts';
import { checkOwnHost, type OwnHostCheck } from '../../domains/own-host/check.ts';
import { readEmbedKey } from '../../db/clients/embed-keys.ts';
import { findDomain, updateDomain } from '../../db/domains/domains.ts';
import { required } from '../../http/problem.ts';
import { ownOrigins } from '../../http/own-url.ts';
import { requireWithin } from '../../http/rate-limit.ts';
import { fileResponse } from '../../lib/http/attachment.ts';
import { Copyable, Field } from '../../pages/forms/fields.tsx';
import { Form, formBody } from '../../pages/forms/form.tsx';
import { Card } from '../../pages/page.tsx';
import { ownHostPath } from '../../resources/domain.ts';
import { ownHostKey } from '../../domains/own-host/own-host-key.ts';
import { redirectWithFlash, useView } from '../console.ts';
import { createDomainPages, domainPage, type DomainPages } from '../domain/page.tsx';
import { ForRole } from '../../people/roles.tsx';
import { requireRole } from '../roles.ts';
import { sources } from '../texts/sources.ts';
import { CheckResults } from './check-results.tsx';
import { Platforms } from './platforms.tsx';

/** The path of the website that serves the widget: what it is good for, how to set it up, and whether it works. */
export const ownHostPages = createDomainPages()
  .get('/', (c) => show(c))
  .post('/', formBody, async (c) => {
    const { db, domain, form } = c.var;
    const entered = form.has('remove') ? '' : (form.get('path') ?? '').trim().replace(/^\/+|\/+$/g, '');
    const path = ownHostPath.safeParse(entered);
    if (!path.success || (entered === '' && !form.has('remove'))) return show(c, { entered, status: 422 });
    // A cookie is what the own host makes last.
    const storage = path.data ? ({ consentStorage: 'cookie' } as const) : {};
    await updateDomain(db, domain.clientId, domain.id, { ownHostPath: path.data, ...storage });
    return redirectWithFlash(c, 'saved', c.req.path);
  })
  .post('/check', formBody, async (c) => {
    const { db, domain } = c.var;
    await requireWithin(c.env, 'SCAN_RATE', `own host ${domain.clientId}`, 'Too many checks by this client');
    const check = await checkOwnHost(c.env, db, ownOrigins(c), domain);
    return show(c, { check });
  })
  .get('/consent.php', requireRole('editor'), async (c) => {
    const { consentPhp } = await import('../../domains/own-host/consent-php.gen.ts');
    const { origin, domainId, key } = await proxyOf(c, '');
    const file = consentPhp
      .replace("'https://consent.example'", `'${origin}'`)
      .replace("'000000000000'", `'${domainId}'`)
      .replace("PLACET_KEY = ''", `PLACET_KEY = '${key}'`);
    return fileResponse('consent.php', 'application/octet-stream', file);
  });

type Shown = { entered?: string; status?: 422; check?: OwnHostCheck };

/** What the proxy of a domain needs to know. */
async function proxyOf<E extends DomainPages>(c: Context<E>, path: string): Promise<OwnHost> {
  const { db, domain, view }: DomainPages['Variables'] = c.var;
  const { key: embedKey } = await readEmbedKey(db, domain.clientId);
  const key = await ownHostKey(c.env, domain.id, embedKey);
  return { host: domain.name, path, domainId: domain.id, key, embedKey, origin: view.url.origin };
}

async function show<E extends DomainPages>(c: Context<E>, { entered, status, check }: Shown = {}) {
  const { db, domain, view }: DomainPages['Variables'] = c.var;
  const settings = required(await findDomain(db, domain.clientId, domain.id), 'domain');
  const proxy = settings.ownHostPath ? await proxyOf(c, settings.ownHostPath) : undefined;
  const lines = proxy && (await linesOf(c.var, proxy, settings));
  const { title, lead, more } = view.t.ownHost;
  return domainPage(
    c,
    title,
    <>
      <p class="lead">{lead}</p>
      <Path path={settings.ownHostPath} entered={entered} />
      {proxy && lines && (
        <ForRole needed="editor">
          <SetUp proxy={proxy} lines={lines} />
          <Check check={check} wantedDays={settings.consentCookieLifetime} />
        </ForRole>
      )}
      <p class="hint">
        <a href={sources.ownHost} target="_blank" rel="noopener noreferrer">
          {more}
        </a>
      </p>
    </>,
    status,
  );
}

type Settings = NonNullable<Awaited<ReturnType<typeof findDomain>>>;

/** The lines for the pages of the website. */
async function linesOf(
  { db, domain }: DomainPages['Variables'],
  { origin, embedKey }: { origin: string; embedKey: string },
  settings: Settings,
) {
  // The catalogue takes long to evaluate.
  const { guardLine } = await import('../../domains/own-host/guard-line.ts');
  const { default: snippet } = await embedSnippets(db, origin, domain);
  return {
    snippet,
    fallback: fallbackLine(scriptUrl(origin, embedKey, domain.id)),
    guard: settings.strictBlocking ? await guardLine(db, settings, origin) : undefined,
  };
}

/** The path, and the button that removes it. */
function Path({ path, entered }: { path: string; entered: string | undefined }) {
  const { t, url } = useView();
  const texts = t.ownHost;
  const action = url.pathname.replace(/\/check$/, '');
  return (
    <section class="card stack">
      {path && <p class="code">/{path}/</p>}
      <ForRole needed="editor">
        <Form action={action} class="stack">
          <Field
            name="path"
            label={texts.path}
            hint={`${texts.pathHint} ${texts.storage}`}
            value={entered ?? path}
            placeholder="consent"
            error={entered === undefined ? undefined : texts.pathError}
            autocomplete="off"
            spellcheck={false}
          />
          <button>{texts.save}</button>
        </Form>
        {path && (
          <Form action={action} class="choice">
            <button class="quiet" name="remove" value="1">
              {texts.remove}
            </button>
            <span class="hint">{texts.removeText}</span>
          </Form>
        )}
      </ForRole>
    </section>
  );
}

type Lines = Awaited<ReturnType<typeof linesOf>>;

function SetUp({ proxy, lines: { snippet, fallback, guard } }: { proxy: OwnHost; lines: Lines }) {
  const texts = useView().t.ownHost;
  return (
    <Card class="stack" title={texts.steps}>
      <p>{texts.stepsText}</p>
      <Platforms proxy={proxy} blocks={serverBlocks} />
      <Copyable id="key" label={texts.key} value={proxy.key} />
      <p class="hint">{texts.keyText}</p>
      <Copyable id="snippet" label={texts.snippet} value={snippet} rows={3} />
      <Copyable id="fallback" label={texts.fallback} value={fallback} rows={3} />
      <p class="hint">{texts.fallbackText}</p>
      {guard && (
        <>
          <Copyable id="guard" label={texts.guard} value={guard} rows={4} />
          <p class="hint">{texts.guardText}</p>
        </>
      )}
    </Card>
  );
}

function Check({ check, wantedDays }: { check: OwnHostCheck | undefined; wantedDays: number }) {
  const { t, url } = useView();
  const texts = t.ownHost;
  return (
    <Card class="stack" title={check ? texts.results : texts.check}>
      {check ? <CheckResults check={check} wantedDays={wantedDays} /> : <p>{texts.checkText}</p>}
      <Form action={`${url.pathname.replace(/\/check$/, '')}/check`} class="choice">
        <button>{texts.check}</button>
      </Form>
    </Card>
  );
}
