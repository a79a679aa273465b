import { attempt } from '../../warn-on-failure.ts';
import type { PreferencesDetails } from '../../config-types.ts';
import { h, inLanguage } from '../../chunk-imports.ts';

/** The text of a legal page; without tags if the page's Trusted Types forbid HTML. */
export function legalText({ links = [], locale }: PreferencesDetails, name: string) {
  const { label = '', html = '', lang = locale } = links.find((link) => link.name === name) ?? {};
  const content = h('div.m');
  content.textContent = html.replace(/<.*?>/gs, ' ');
  attempt(label, () => (content.innerHTML = html));
  return inLanguage(content, lang);
}
