import { findDomain, updateDomain } from '../db/domains.ts';
import { missing } from '../http/problem.ts';
import { domainSchema } from '../resources/domain.ts';
import { createDomainPages } from './domain.ts';
import { domainPage } from './domain-page.tsx';
import { Form, formBody } from '../pages/form.tsx';
import { done } from './notice.ts';
import { entered, ResourceField } from '../pages/resource-form.tsx';
import { useView } from './view.ts';

/** The settings in the order in which the page has them. Those of the TCF have no effect, and are left to the interface. */
const groups = {
  decision: [
    'consentStorage',
    'consentCookieLifetime',
    'consentCookieSecure',
    'consentResetBeforeDate',
    'consentResetOnLegalChange',
    'requireConsentForMandatoryEmbeddings',
    'declineButtonEnforced',
    'deleteUnknownCookies',
    'deleteUnknownCookiesForceReload',
  ],
  services: [
    'blockNewScripts',
    'blockFirstPartyScripts',
    'blockInlineScripts',
    'evalInlineScripts',
    'allowedScriptMarkers',
    'blockedScriptMarkers',
  ],
  frames: [
    'blockIframes',
    'iframeBlockMode',
    'iframeMarkers',
    'rememberIframeConsentPerDomain',
    'appendConsentSwitchToIframes',
  ],
  legal: [
    'imprintDisplayMode',
    'imprintOpenInNewTab',
    'imprintShowWidget',
    'privacyPolicyDisplayMode',
    'privacyPolicyOpenInNewTab',
    'privacyPolicyShowWidget',
    'accessibilityLinkEnabled',
    'accessibilityDisplayMode',
  ],
  declaration: [
    'cookieDeclarationTableHeadingStartLevel',
    'cookieDeclarationTablePrependConsentChangeLink',
    'cookieDeclarationTablePrependIntroText',
  ],
  sharing: ['consentSharingDomains', 'consentSharingCrossDomain'],
  delivery: [
    'frontendWidgetEnabled',
    'frontendWidgetCache',
    'statisticsEnabled',
    'frontendWidgetMinifyCode',
    'permanentScanEnabled',
    'recordScriptsOnWebsite',
  ],
} as const;

const names = Object.values(groups).flat();

export const domainSettings = createDomainPages()
  .get('/', async (c) => {
    const { db, domain, view } = c.var;
    const found = await findDomain(db, domain.clientId, domain.id);
    if (!found) throw missing('domain');
    return domainPage(c, view.t.settingsOf.title, <Settings values={found} faults={{}} />);
  })
  .post('/save', formBody, async (c) => {
    const { db, domain, form, view } = c.var;
    const values = entered(domainSchema, names, form);
    const checked = domainSchema.safeParse({ name: domain.name, ...values });
    if (!checked.success) {
      const faults = checked.error.issues.map(({ path, message }) => [String(path[0]), message]);
      const content = <Settings values={values} faults={Object.fromEntries(faults)} />;
      return domainPage(c, view.t.settingsOf.title, content, 422);
    }
    const changed = Object.fromEntries(names.map((name) => [name, checked.data[name]]));
    await updateDomain(db, domain.clientId, domain.id, changed);
    return done(c, 'saved', view.url.pathname);
  });

type Props = { values: Record<string, unknown>; faults: Record<string, string> };

function Settings({ values, faults }: Props) {
  const { t, url } = useView();
  const texts = t.settingsOf;
  return (
    <>
      <p class="lead">{texts.lead}</p>
      {Object.keys(faults).length > 0 && (
        <p class="notice bad" role="alert">
          {t.settings.fault}
        </p>
      )}
      <Form action={`${url.pathname}/save`} class="stack">
        {Object.entries(groups).map(([group, fields]) => (
          <fieldset class="card stack">
            <legend>{texts.groups[group as keyof typeof groups]}</legend>
            {fields.map((name) => (
              <ResourceField
                schema={domainSchema}
                name={name}
                value={values[name]}
                texts={texts.fields[name]}
                fault={faults[name]}
              />
            ))}
          </fieldset>
        ))}
        <div>
          <button>{t.save}</button>
        </div>
      </Form>
    </>
  );
}
