import type { PreferencesDetails } from '../config-types.ts';
import { config, h, inLanguage } from '../shared.ts';
import { consentHistory } from './consent-history.ts';
import { serviceDetails } from './service-details.ts';
import { controllerDetails } from './controller.ts';
import { purposesWithServices } from './selection.ts';
import type { LegalLinkBuilders } from './preferences-view.ts';

/** A cookie declaration: all services with their cookies and storage keys. */
export function cookieDeclaration(details: PreferencesDetails, link: LegalLinkBuilders['legalLink']) {
  const { texts, locale } = details;
  const level = config.cookieDeclarationTableHeadingStartLevel ?? 3;
  const heading = (below: number, text: string) => h(`h${level + below}` as 'h3', text);
  const content = h(
    'div.ccm-cookie-declaration--table-wrapper',
    config.cookieDeclarationTablePrependConsentChangeLink &&
      h('p', h('a', { href: '#CCM.openControlPanel' }, texts.changeConsentText)),
    config.cookieDeclarationTablePrependIntroText && h('p', texts.widgetIntroText),
    ...purposesWithServices(details).flatMap((purpose) => [
      heading(0, purpose.name),
      h('p', purpose.description),
      ...purpose.services.flatMap((s) => [heading(1, s.name), ...serviceDetails(s, texts)]),
    ]),
    controllerDetails(details, link),
    consentHistory(details, true),
  );
  // Names and addresses may be wider than a phone, and the page has no styles for them.
  content.style.cssText = 'overflow-wrap:anywhere;hyphens:auto';
  for (const table of content.querySelectorAll('table'))
    table.style.cssText = 'width:100%;table-layout:fixed';
  return inLanguage(content, locale);
}
