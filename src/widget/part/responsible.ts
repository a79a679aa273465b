import type { Details } from '../config.ts';
import { config, h } from '../shared.ts';
import { facts } from './facts.ts';
import type { Legal } from './settings.ts';

/** Who is responsible, how long the decision is kept, and where data may go. */
export function responsible({ texts, controller, retention }: Details, link: Legal['legalLink']) {
  const imprint = config.links.find(({ name }) => name === 'imprint');
  return h(
    'section',
    facts(
      [texts.controller, controller && h('span', controller, ' ', imprint && link(imprint))],
      [texts.retention, retention],
    ),
    texts.thirdCountries && h('p', texts.thirdCountries),
  );
}
