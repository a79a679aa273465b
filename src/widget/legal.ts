import { attempt } from './attempt.ts';
import type { LegalLink } from './config.ts';
import { close, open, type View } from './dialog.ts';
import { h } from './h.ts';
import { inLanguage } from './root.ts';
import { config } from './settings.ts';

function page({ label, html = '', lang }: LegalLink) {
  const content = h('div.m');
  content.textContent = html.replace(/<.*?>/gs, ' ');
  attempt(label, () => (content.innerHTML = html));
  return inLanguage(content, lang);
}

function show(given: LegalLink) {
  const view: View = {
    title: () => given.label,
    body: () => [page(given)],
    leave: () => close(view),
  };
  open(view);
}

// By the page's own address: a <base> is none of ours.
const link = (label: string, url: string, newTab?: boolean) =>
  h('a', label, { href: new URL(url, location.href).href, target: newTab ? '_blank' : '' });

/** A link to imprint, privacy policy or accessibility statement. */
export const legalLink = (given: LegalLink) =>
  given.html
    ? h('button.link', given.label, { onclick: () => show(given) })
    : link(given.label, given.url!, given.newTab);

/** All of them. */
export const legalLinks = () =>
  h('div.n', ...config.links.map(legalLink), !config.theme.whitelabel && link('Placet', config.base, true));
