import type { Details } from '../config.ts';
import { config, h, legalLink } from '../shared.ts';
import { facts } from './facts.ts';

/** Who is responsible, how long the decision is kept, and where data may go. */
export function responsible({ texts, controller, retention }: Details) {
  const imprint = config.links.find(({ name }) => name === 'imprint');
  return h(
    'section',
    facts(
      [texts.controller, controller && h('span', controller, ' ', imprint && legalLink(imprint))],
      [texts.retention, retention],
    ),
    texts.thirdCountries && h('p', texts.thirdCountries),
  );
}
