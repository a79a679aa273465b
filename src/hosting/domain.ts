import { Hono } from '../http/hono.ts';
import type { BlankSchema } from 'hono/types';
import * as z from 'zod/mini';
import { createDomain } from '../customers/create-domain.ts';
import { deleteDomain } from '../customers/delete-domain.ts';
import { findDomain, listDomains, updateDomain, type DomainValues } from '../db/domains.ts';
import { domains } from '../db/schema.ts';
import type { AppEnv } from '../env.ts';
import { missing } from '../http/problem.ts';
import { countries } from '../lib/countries.ts';
import { parseSite } from '../lib/site.ts';
import { validate } from '../http/validate.ts';
import { fieldsOf, given, ints, readOnly, text, texts } from './fields.ts';
import { inDomain, type DOMAINS } from './owner.ts';
import { answerPage, pageParameters } from './page.ts';

const siteName = text(2048).check(
  z.refine(
    (name) => parseSite(name),
    'Must be a host name such as "www.mysite.xyz", with or without https:// before and a path behind it',
  ),
);

export const domainSchema = z.strictObject({
  ...fieldsOf(domains, [
    'whitelabel',
    'consentStorage',
    'consentCookieSecure',
    'consentResetOnLegalChange',
    'consentSharingCrossDomain',
    'frontendWidgetEnabled',
    'frontendWidgetCache',
    'frontendWidgetMinifyCode',
    'managementStructure',
    'deleteUnknownCookies',
    'deleteUnknownCookiesForceReload',
    'requireConsentForMandatoryEmbeddings',
    'declineButtonEnforced',
    'evalInlineScripts',
    'recordScriptsOnWebsite',
    'blockNewScripts',
    'blockFirstPartyScripts',
    'blockInlineScripts',
    'permanentScanEnabled',
    'tcfEnabled',
    'tcfEnableNewVendorsAfterGvlUpdate',
    'tcfGoogleAdditionalConsentMode',
    'tcfUrlMacroAutoAppend',
    'tcfUrlMacroHandling',
    'blockIframes',
    'rememberIframeConsentPerDomain',
    'appendConsentSwitchToIframes',
    'iframeBlockMode',
    'cookieDeclarationTablePrependConsentChangeLink',
    'cookieDeclarationTablePrependIntroText',
    'imprintDisplayMode',
    'imprintOpenInNewTab',
    'imprintShowWidget',
    'privacyPolicyDisplayMode',
    'privacyPolicyOpenInNewTab',
    'privacyPolicyShowWidget',
    'accessibilityDisplayMode',
    'accessibilityLinkEnabled',
  ]),
  id: readOnly,
  name: siteName,
  path: readOnly,
  country: z.nullish(z.enum(countries)),
  consentCookieLifetime: z.optional(z.int().check(z.minimum(0), z.maximum(36_500))),
  consentResetBeforeDate: z.nullish(z.iso.date()),
  consentSharingDomains: z.optional(texts),
  allowedScriptMarkers: z.optional(texts),
  blockedScriptMarkers: z.optional(texts),
  tcfVendorBlacklist: z.optional(ints),
  tcfSpecialFeatures: z.optional(ints),
  tcfGoogleAdditionalConsentAdProviders: z.optional(ints),
  iframeMarkers: z.optional(texts),
  cookieDeclarationTableHeadingStartLevel: z.optional(z.int().check(z.minimum(2), z.maximum(5))),
});

/** The columns that a name stands for. */
const site = (name: string) => ({ ...parseSite(name)!, enteredName: name });

/** The same for an update: the bare host that reading returned changes neither scheme nor path. */
function changedSite(name: string, current: { name: string }) {
  return name === current.name ? {} : site(name);
}

export const domain = new Hono<AppEnv, BlankSchema, typeof DOMAINS>()
  .get('/', validate('query', pageParameters), async (c) => {
    const query = c.req.valid('query');
    const list = await listDomains(c.var.db, c.req.param('clientId'), query);
    return answerPage(c, list, query, ({ id }) => id);
  })
  .post('/', validate('json', domainSchema), async (c) => {
    const payload = c.req.valid('json');
    const values = { ...given(payload), ...site(payload.name) } as DomainValues;
    const created = await createDomain(c.env, c.req.param('clientId'), values);
    c.header('Location', `${c.req.path}/${created.id}`);
    return c.json(created, 201);
  })
  .get('/:domainId', async (c) => {
    const found = await findDomain(c.var.db, c.req.param('clientId'), c.req.param('domainId'));
    if (!found) throw missing('client or domain');
    return c.json(found);
  })
  .put('/:domainId', inDomain, validate('json', domainSchema), async (c) => {
    const { db, domain } = c.var;
    const { name, ...payload } = c.req.valid('json');
    const values = { ...given(payload), ...changedSite(name, domain) } as Partial<DomainValues>;
    const updated = await updateDomain(db, domain.clientId, domain.id, values);
    if (!updated) throw missing('client or domain');
    return c.json(updated);
  })
  .delete('/:domainId', async (c) => {
    if (!(await deleteDomain(c.env, c.req.param('clientId'), c.req.param('domainId')))) {
      throw missing('client or domain');
    }
    return c.body(null, 204);
  });
