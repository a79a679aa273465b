import type { PreferencesDetails } from '../../config-types.ts';
import { config, h, inLanguage, pageDocument } from '../../chunk-imports.ts';
import { consentHistory } from './consent-history.ts';
import { controllerDetails, exceptions, purposesWithServices, serviceDetails } from './service-details.ts';
import css from './declaration.css';

let sheet: CSSStyleSheet | undefined;

/** Adds the styles of declarations to the page, whose content security policy does not apply to a constructed sheet. */
function addStyles() {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  pageDocument.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** A cookie declaration: all services with their cookies and storage keys. */
export function cookieDeclaration(details: PreferencesDetails) {
  const { texts, locale } = details;
  const level = config.cookieDeclarationTableHeadingStartLevel ?? 3;
  const heading = (below: number, text: string) => h(`h${level + below}` as 'h3', text);
  addStyles();
  const content = h(
    'div.ccm-cookie-declaration--content',
    config.cookieDeclarationTablePrependConsentChangeLink &&
      h('p', h('a', { href: '#CCM.openControlPanel' }, texts.changeConsentText)),
    config.cookieDeclarationTablePrependIntroText && h('p', texts.widgetIntroText),
    ...purposesWithServices(details).flatMap((purpose) => [
      heading(0, purpose.name),
      h('p', purpose.description),
      ...purpose.services.map((s) =>
        h(
          'div.ccm-cookie-declaration--embedding',
          heading(1, s.name),
          ...exceptions(s, texts),
          ...serviceDetails(s, texts),
        ),
      ),
    ]),
    controllerDetails(details),
    consentHistory(details, true),
  );
  return inLanguage(content, locale);
}
