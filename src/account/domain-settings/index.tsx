import * as z from 'zod/mini';
import { findDomain, updateDomain } from '../../db/domains/domains.ts';
import { domainFields, policyNames } from '../../definitions/domain-fields.ts';
import type { Fields } from '../../definitions/field.ts';
import { required } from '../../http/problem.ts';
import { domainSchema, lacksCookie } from '../../resources/domain.ts';
import { createDomainPages, domainPage, type DomainPages } from '../domain/page.tsx';
import { readAndChange } from '../../db/change.ts';
import { revertedFields } from '../../pages/forms/edits.ts';
import { Form, formBody } from '../../pages/forms/form.tsx';
import { groupsWithEffect, isCustom, type Group } from '../../pages/forms/resource-form.tsx';
import { definitionOf, type Values } from '../../pages/forms/resource-values.ts';
import { redirectWithFlash, useView, type View } from '../console.ts';
import { resourcePage } from '../domain/resource-page.tsx';
import { TableHead } from '../../pages/page.tsx';

/** The settings that each website has to choose for itself; for all others, the defaults are recommended. */
const basic: readonly string[] = [
  'consentCookieLifetime',
  'consentResetBeforeDate',
  'blockNewScripts',
  'blockIframes',
  'strictBlocking',
  'accessibilityLinkEnabled',
  'frontendWidgetEnabled',
  'statisticsEnabled',
  'permanentScanEnabled',
  'recordScriptsOnWebsite',
];

const isNotOptIn = (policy: unknown) => policy !== 'optIn';
/** The values that the form warns of. */
const risks = {
  consentCookieLifetime: (days: unknown, values: Values) =>
    days === 0 && policyNames.some((name) => isNotOptIn(values[name])),
  consentRejectionLifetime: (days: unknown) => typeof days === 'number' && days < 180,
  policyEurope: isNotOptIn,
  policyUsStates: (policy: unknown) => policy === 'noticeOnly' || policy === 'none',
  policyQuebec: isNotOptIn,
  ownBanner: Boolean,
};

async function settingsOf({ db, domain, view }: DomainPages['Variables']) {
  const values = required(await findDomain(db, domain.clientId, domain.id), 'domain');
  const { t, url } = view;
  const { title, lead, groups } = t.domainSettings;
  const check = { [`/account/domains/${domain.id}/settings/strict-blocking`]: t.strictBlocking.check };
  const { decision, services } = groups;
  const { strictBlocking } = services.fields;
  const linked = { ...strictBlocking, links: { ...check, ...strictBlocking.links } };
  const setUp = { [`/account/domains/${domain.id}/settings/own-host`]: t.ownHost.title };
  const ownHostPath = { ...decision.fields.ownHostPath, links: setUp };
  return {
    title,
    above: (
      <p class="lead">
        {lead} <a href={`/account/domains/${domain.id}/processing`}>{t.processing.title}</a>
      </p>
    ),
    // With an own host, only the cookie can be chosen. Another storage that is already stored is replaced when the path is saved.
    schema: domainSchema.check(
      z.refine((entered) => entered.consentStorage === values.consentStorage || !lacksCookie(entered), {
        path: ['consentStorage'],
      }),
    ),
    fields: domainFields,
    basic,
    groups: Object.values<Group>({
      ...groups,
      decision: { ...decision, fields: { ...decision.fields, ownHostPath } },
      services: { ...services, fields: { ...services.fields, strictBlocking: linked } },
    }),
    risks,
    values,
    object: { kind: 'domain' as const, objectId: domain.id },
    actions: customSettings(view, values).length > 0 && (
      <a class="button" href={`${url.pathname}/reset`}>
        {t.reset}
      </a>
    ),
    save: (changed: Values) =>
      updateDomain(db, domain.clientId, domain.id, {
        ...changed,
        // The own host can make only a cookie last.
        ...(changed['ownHostPath'] ? { consentStorage: 'cookie' as const } : {}),
      }),
  };
}

const definitions: Fields = domainFields;

/** The settings below "Advanced" with other values than the recommended ones. Lists have no recommended value. */
function customSettings({ t, features }: View, values: Values) {
  const groups = groupsWithEffect(Object.values<Group>(t.domainSettings.groups), definitions, features);
  return groups
    .flatMap(({ fields }) => Object.entries(fields))
    .filter(([name]) => !Array.isArray(definitions[name]!.value) && !basic.includes(name))
    .filter(([name]) => isCustom(definitions, values, name))
    .map(([name, texts]) => ({ name, texts, value: values[name], recommended: definitions[name]!.value }));
}

export const domainSettings = createDomainPages()
  .route(
    '/',
    resourcePage((c) => settingsOf(c.var)),
  )
  .get('/reset', async (c) => {
    const custom = customSettings(c.var.view, (await settingsOf(c.var)).values);
    return domainPage(c, c.var.view.t.domainSettings.resetTitle, <Reset custom={custom} />);
  })
  .post('/reset', formBody, (c) =>
    readAndChange(c.var.db, { domainId: c.var.domain.id }, async () => {
      const { form, view } = c.var;
      const { values, save } = await settingsOf(c.var);
      const custom = customSettings(view, values);
      const next = Object.fromEntries(custom.map(({ name, recommended }) => [name, recommended]));
      if (revertedFields(form, currentOf(custom), next).length > 0)
        return redirectWithFlash(c, 'changedSince', c.req.path);
      if (custom.length > 0) await save(next);
      return redirectWithFlash(c, 'settingsReset', view.url.pathname);
    }),
  );

type Custom = ReturnType<typeof customSettings>;

const currentOf = (custom: Custom) => Object.fromEntries(custom.map(({ name, value }) => [name, value]));

/** The changes of “Reset to recommended values”, to be confirmed. */
function Reset({ custom }: { custom: Custom }) {
  const { t, url } = useView();
  const { resetText, resetNone, setting, current } = t.domainSettings;
  const settings = url.pathname.replace(/\/reset$/, '');
  const shown = ({ name, texts }: Custom[number], value: unknown) => {
    if (definitionOf(domainSchema, name).type === 'boolean') return value ? t.on : t.off;
    const text = (value ?? '') as string | number;
    return texts.options?.[text] ?? text;
  };
  return (
    <section class="card">
      {custom.length === 0 ? (
        <p>{resetNone}</p>
      ) : (
        <>
          <p>{resetText}</p>
          <div class="scroll">
            <table class="plain-table">
              <TableHead names={[setting, current, t.advice]} />
              <tbody>
                {custom.map((one) => (
                  <tr>
                    <th scope="row">{one.texts.label}</th>
                    <td>{shown(one, one.value)}</td>
                    <td>{shown(one, one.recommended)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <Form action={url.pathname} class="choice" stored={currentOf(custom)}>
        {custom.length > 0 && <button>{t.reset}</button>}
        <a class="button" href={settings}>
          {t.cancel}
        </a>
      </Form>
    </section>
  );
}
