import type { Details, Service } from '../config.ts';
import { conclude, config, h, legalLinks, pick, row, type Child } from '../shared.ts';
import { facts } from './facts.ts';
import { purposes } from './services.ts';

/** The settings: every purpose and every service with its own switch. */
export function settings(details: Details, leave: () => void): Child[] {
  const { theme, embeddings } = config;
  const { texts } = details;
  const more = texts.moreInformationLabel;
  const of = (services: Service[]) => embeddings.filter(({ id }) => services.some((s) => s.id === id));
  const sections = purposes(details).map((purpose) =>
    h(
      'section',
      h('h3', row(purpose.name, of(purpose.services))),
      h('p', purpose.description),
      ...purpose.services.map((s) =>
        h(
          'div.e',
          row(s.name, of([s])),
          h('details', h('summary', more, { ariaLabel: `${more}: ${s.name}` }), ...facts(s, texts)),
        ),
      ),
    ),
  );
  return [
    h(
      'div.m',
      theme.settingsCheckAndUncheckAllButtons &&
        h(
          'p',
          h('button.link', texts.checkAllButtonText, { onclick: () => pick(embeddings, true) }),
          h('button.link', texts.uncheckAllButtonText, { onclick: () => pick(embeddings, false) }),
        ),
      ...sections,
    ),
    h(
      'div.foot',
      h(
        'div',
        h('button.button', texts.categoriesSaveButtonText, { onclick: () => conclude() }),
        theme.settingsAcceptAllButton &&
          h('button.primaryButton', texts.categoriesFullConsentButtonText, {
            onclick: () => conclude(true),
          }),
        h('button.button', texts.categoriesCancelButtonText, { onclick: leave }),
      ),
      theme.settingsFooter && legalLinks(),
    ),
  ];
}
