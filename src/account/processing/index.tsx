import { findClient } from '../../db/clients/clients.ts';
import { findDomain } from '../../db/domains/domains.ts';
import { canSendEmail } from '../../email/send-email.ts';
import { now, type Bindings } from '../../env.ts';
import { ownOrigin } from '../../http/own-url.ts';
import { required } from '../../http/problem.ts';
import { blockLimits, retention } from '../../instance-settings.ts';
import { websiteTitle } from '../../lib/http/host-names.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { Card, Terms } from '../../pages/page.tsx';
import { Time } from '../consents/table.tsx';
import { createDomainPages, domainPage } from '../domain/page.tsx';
import type { View } from '../console.ts';
import { valuesSection, type ProcessingValues } from '../texts/processing/en.ts';

/** Facts for a data processing agreement and a record of processing activities, with the values of the website, to be printed. */
export const processing = createDomainPages().get('/', async (c) => {
  const { db, domain, session, view } = c.var;
  const [settings, client] = await Promise.all([
    findDomain(db, domain.clientId, domain.id),
    findClient(db, session.clientId),
  ]);
  const t = view.t.processing;
  const values: ProcessingValues = {
    website: websiteTitle(domain),
    controller: client?.company || t.noController,
    operator: view.branding.name,
    address: ownOrigin(c),
    jurisdiction: t.noJurisdiction,
    ...serviceValues(c.env, view),
    ...websiteValues(required(settings, 'domain'), view),
    subProcessors: t.documented.subProcessors,
  };
  return domainPage(
    c,
    t.title,
    <div class="record">
      <p class="running" aria-hidden="true">
        {t.title} · {values.website}
      </p>
      <div>
        <p class="lead">{t.lead}</p>
        <p class="actions">
          <button type="button" class="quiet" data-prints hidden>
            {t.print}
          </button>
        </p>
        <p class="printed">
          {t.printed} <Time time={now()} />
        </p>
        {[valuesSection(t, values), ...t.sections].map(([title, facts]) => (
          <Card title={title}>
            <Terms list={facts} class="terms" />
          </Card>
        ))}
      </div>
      <script src="/account/consents.js" defer></script>
    </div>,
  );
});

const days = (count: number, { t, formats }: View) => t.processing.days(formats.number(count));

/** What the operator has set. */
function serviceValues(env: Bindings, view: View) {
  const { on, off } = view.t;
  return {
    retention: days(retention(env) / SECONDS_PER_DAY, view),
    block: days(blockLimits(env).seconds / SECONDS_PER_DAY, view),
    email: canSendEmail(env) ? on : off,
    timeStamps: env.PUBLIC_URL && env.TIMESTAMP_URL ? on : off,
  };
}

type Settings = NonNullable<Awaited<ReturnType<typeof findDomain>>>;

/** The settings of the website. */
function websiteValues(settings: Settings, view: View) {
  const { on, off, processing: t } = view.t;
  const { consentStorage, consentCookieLifetime: lifetime, consentRejectionLifetime: rejection } = settings;
  const storage = lifetime === 0 && consentStorage === 'localStorage' ? 'sessionStorage' : consentStorage;
  const endsWithSession = lifetime === 0 || storage === 'sessionStorage';
  return {
    storage: t.storages[storage],
    decision: endsWithSession ? t.session : days(lifetime, view),
    rejection: endsWithSession || rejection === null ? t.same : days(rejection, view),
    statistics: settings.statisticsEnabled ? on : off,
    reports: settings.recordScriptsOnWebsite ? on : off,
  };
}
