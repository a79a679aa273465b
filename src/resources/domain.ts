import * as z from 'zod/mini';
import { day } from '../http/fields.ts';
import { domains } from '../db/schema.ts';
import { countries } from '../lib/countries.ts';
import { parseSite } from '../lib/site.ts';
import { fieldsOf, ints, readOnly, text, texts } from './fields.ts';

export const siteName = text(2048).check(
  z.refine(
    (name) => parseSite(name),
    'Must be a host name such as "www.mysite.xyz", optionally with a scheme and a path',
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
    'statisticsEnabled',
  ]),
  id: readOnly,
  name: siteName,
  path: readOnly,
  country: z.nullish(z.enum(countries)),
  consentCookieLifetime: z.optional(z.int().check(z.minimum(0), z.maximum(36_500))),
  consentResetBeforeDate: z.nullish(day()),
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
export const siteOf = (name: string) => ({ ...parseSite(name)!, enteredName: name });

/** The same for an update: the bare host that reading returned changes neither scheme nor path. */
export function changedSite(name: string, current: { name: string }) {
  return name === current.name ? {} : siteOf(name);
}
