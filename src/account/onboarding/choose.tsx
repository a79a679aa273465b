import { firstPartyMatcher, serviceOfHost } from '../../domains/status/read-domain-state.ts';
import { serviceOfPreset, type Setup } from '../../domains/status/setup-checklist.ts';
import { activateEmbeddings } from '../../db/domains/embeddings.ts';
import { updateDomain } from '../../db/domains/domains.ts';
import type { ScanResult } from '../../db/schema.ts';
import { invalid } from '../../http/problem.ts';
import { addPresets } from '../../presets/import-presets.ts';
import { isNeededFrame } from '../../presets/needed-frames.ts';
import { presetByHost } from '../../presets/find-presets.ts';
import { presetById } from '../../presets/index.ts';
import type { Context } from 'hono';
import { mergeEdits } from '../../pages/forms/edits.ts';
import { formBody, type WithForm } from '../../pages/forms/form.tsx';
import { builtIn } from '../../texts/index.ts';
import { UnknownHostActions } from '../domain/first-party-hosts.tsx';
import { useView } from '../console.ts';
import { createSteps, nextStep, pathOf, saveStep, stepForm, type WithSetup } from './steps.tsx';
import { Card, Terms } from '../../pages/page.tsx';
import { LinkList } from '../../pages/forms/resource-field.tsx';
import { analyticsPurpose, mandatoryPurpose } from '../../definitions/purpose-ids.ts';

export const choose = createSteps()
  .get('/', (c) => {
    const { domain, setup, view } = c.var;
    const again = pathOf(domain.id, 'scan');
    if (!setup.scan) return c.redirect(again, 303);
    const { found, scannedAt } = setup.scan;
    const { t, formats } = view;
    const texts = t.onboarding;
    const actions = (
      <>
        <a href={again}>{texts.scanAgain}</a>
        <span class="hint">{texts.scanned(formats.time(scannedAt))}</span>
      </>
    );
    return stepForm(
      c,
      'choose',
      { title: texts.found, actions, stored: activeServices(setup) },
      <>
        {found.services.length === 0 ? (
          <p>{texts.nothing}</p>
        ) : (
          <fieldset class="presets">
            <legend>{texts.foundText}</legend>
            {found.services.map((service) => (
              <Preset service={service} active={serviceOfPreset(setup, service)?.active} />
            ))}
          </fieldset>
        )}
        <p>{texts.frames}</p>
      </>,
      <>
        <NeededFrames setup={setup} services={found.services} domainId={domain.id} />
        <UnknownServices setup={setup} found={found} domainId={domain.id} />
        <Regions domainId={domain.id} services={found.services} />
        <Details found={found} />
      </>,
    );
  })
  .post('/save', formBody, saveStep(save));

async function save(c: Context<WithSetup & WithForm>) {
  const { db, domain, form, setup } = c.var;
  const ids = form.getAll('preset').map(Number);
  if (!ids.every((id) => presetById(id)))
    throw invalid({ pointer: '/preset', detail: 'Must be the ID of a preset.' });
  const active = activeServices(setup);
  const ticked = Object.fromEntries(Object.keys(active).map((id) => [id, ids.includes(Number(id))]));
  const { merged, edited } = mergeEdits(form, active, ticked);
  const existing = setup.scan?.found.services.flatMap((preset) => {
    const service = serviceOfPreset(setup, preset);
    return service ? { name: service.name, isWanted: merged[preset.id] } : [];
  });
  const names = (list = existing) => list?.map(({ name }) => name) ?? [];
  await activateEmbeddings(db, domain.id, names(), names(existing?.filter(({ isWanted }) => isWanted)));
  // What the form showed as added may have been removed in the meantime.
  const isNew = (id: number) => !(id in active) || edited.includes(String(id));
  const newIds = ids.filter((id) => !serviceOfPreset(setup, presetById(id)!) && isNew(id));
  await addPresets(db, domain.id, newIds);
  await updateDomain(db, domain.clientId, domain.id, { blockIframes: true });
  return nextStep(c, 'choose');
}

/** Whether each service that the scan has found is active, by the ID of its preset. */
const activeServices = (setup: Setup): Record<string, boolean> =>
  Object.fromEntries(
    (setup.scan?.found.services ?? []).map((preset) => [
      preset.id,
      serviceOfPreset(setup, preset)?.active ?? false,
    ]),
  );

type Service = ScanResult['services'][number];

/** Checked unless the domain has disabled the service. */
function Preset({ service, active }: { service: Service; active: boolean | undefined }) {
  const { t, language } = useView();
  const locale = language === 'de' ? 'de_DE' : 'en_US';
  const { name, description } = service.translations[locale] ?? { name: service.name, description: '' };
  const purpose = builtIn(locale).purposes[service.purpose].name;
  return (
    <label>
      <input type="checkbox" name="preset" value={String(service.id)} checked={active ?? true} />
      <span>
        {name}
        <small>{[purpose, active !== undefined && t.onboarding.present].filter(Boolean).join(' · ')}</small>
        <small>{description}</small>
      </span>
    </label>
  );
}

/** What can be done where visitors need an iframe to book, to pay or to write: it stays a service that needs consent. */
function NeededFrames({
  setup,
  services,
  domainId,
}: {
  setup: Setup;
  services: Service[];
  domainId: string;
}) {
  const t = useView().t.onboarding.needed;
  // A necessary service is not blocked.
  const frames = services.filter(
    (service) =>
      isNeededFrame(service.id) && (serviceOfPreset(setup, service) ?? service).purpose !== mandatoryPurpose,
  );
  if (frames.length === 0) return null;
  return (
    <Card id="needed" title={t.title}>
      <p>{t.text}</p>
      {frames.map((service) => {
        const added = serviceOfPreset(setup, service);
        const page = added && `/account/domains/${domainId}/services/${added.id}`;
        return <NeededFrame name={service.name} at={service.name} page={page} />;
      })}
    </Card>
  );
}

/** The answers to the need for an iframe; `page` is that of its service, `at` names the provider in a sentence. */
function NeededFrame({ name, at, page }: { name: string; at: string; page?: string | undefined }) {
  const t = useView().t.onboarding.needed;
  const placeholder = page ? (
    <>
      {t.placeholderText} <a href={page}>{t.edit(name)}</a>
    </>
  ) : (
    t.placeholderText
  );
  return (
    <details>
      <summary>{t.need(name)}</summary>
      <Terms
        list={[
          [t.link, t.linkText(at)],
          [t.placeholder, placeholder],
          [t.consent, t.consentText],
        ]}
      />
    </details>
  );
}

/** The hosts that the catalogue does not know and that are neither a service nor the website’s own yet. */
function UnknownServices({ setup, found, domainId }: { setup: Setup; found: ScanResult; domainId: string }) {
  const { onboarding: t, strictBlocking } = useView().t;
  const isOwn = firstPartyMatcher(setup);
  const unknown = found.unknownServices
    .map(({ hosts, isProbablyOwn, ...service }) => ({
      ...service,
      // A host may have been added to the catalogue since the scan.
      ...(isProbablyOwn && !hosts.some(presetByHost) && { isProbablyOwn }),
      hosts: hosts.filter((host) => !isOwn(host) && !serviceOfHost(setup.services, host)?.active),
    }))
    .filter(({ hosts }) => hosts.length > 0);
  if (unknown.length === 0) return null;
  return (
    <Card id="unknown" title={t.unknown}>
      <p>{t.unknownText}</p>
      {unknown.some(({ isProbablyOwn }) => isProbablyOwn) && <p>{strictBlocking.probablyOwnText}</p>}
      <ul class="parts">
        {unknown.map(({ isProbablyOwn, ...service }) => (
          <li>
            <span>
              {service.name} {isProbablyOwn && <span class="badge good">{strictBlocking.probablyOwn}</span>}
              <small class="code">{service.hosts.join(', ')}</small>
            </span>
            <UnknownHostActions
              domainId={domainId}
              {...service}
              from="onboarding/choose"
              isProbablyOwn={isProbablyOwn}
            />
          </li>
        ))}
      </ul>
      <NeededFrame name={t.needed.anyOfThem} at={t.needed.provider} />
    </Card>
  );
}

/** What else the scan has found. */
function Details({ found }: { found: ScanResult }) {
  const t = useView().t.onboarding;
  const { cookies, localStorage, sessionStorage } = found.storage;
  const rows = [
    [t.otherManagers, found.consentManagers],
    [t.ownHosts, found.ownHosts],
    [t.cookies, cookies],
    [t.localStorage, localStorage],
    [t.sessionStorage, sessionStorage],
    [t.truncated, found.truncatedPages],
  ].filter(([, names]) => names!.length > 0) as [string, string[]][];
  if (rows.length === 0) return null;
  return (
    <Card title={t.details}>
      <Terms list={rows.map(([term, names]) => [term, names.join(', ')])} />
    </Card>
  );
}

/** What the policies of regions are for, and when another one than opt-in may be used. */
function Regions({ domainId, services }: { domainId: string; services: Service[] }) {
  const { t, language } = useView();
  const texts = t.onboarding.regions;
  const statistics = services.flatMap(({ name, purpose }) => (purpose === analyticsPurpose ? [name] : []));
  return (
    <details class="card">
      <summary>{texts.title}</summary>
      <div class="stack">
        <p>{texts.text}</p>
        <Terms
          list={[
            ...texts.policies.map(([policy, text]) => [policy, text] as const),
            statistics.length > 0 && [
              texts.uk,
              texts.ukText(new Intl.ListFormat(language).format(statistics)),
            ],
          ]}
        />
        <p>
          {texts.responsibility} <a href={`/account/domains/${domainId}/settings`}>{texts.settings}</a>
        </p>
        <p class="hint">
          {texts.sources}: <LinkList links={texts.links} />
        </p>
      </div>
    </details>
  );
}
