import type { Page } from 'playwright-core';
import { engine } from './browser.ts';

/**
 * Shows a page as it is printed, or as on the screen again. Only Chromium’s driver can do that; elsewhere the rules for print
 * are made rules for everything, in shadow roots too.
 */
export async function showAs(page: Page, media: 'print' | 'screen') {
  if (engine === 'chromium') return page.emulateMedia({ media });
  return page.evaluate((media) => {
    const always = '(min-width: 1px)';
    const [from, to] = media === 'print' ? ['print', always] : [always, 'print'];
    const change = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === from) rule.media.mediaText = to;
        else if ('cssRules' in rule) change(rule.cssRules as CSSRuleList);
      }
    };
    const look = (root: Document | ShadowRoot) => {
      for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) change(sheet.cssRules);
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) look(shadowRoot);
    };
    look(document);
  }, media);
}
