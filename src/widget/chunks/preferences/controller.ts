import type { PreferencesDetails } from '../../config-types.ts';
import type { LegalLinkBuilders } from '../../chunk-type.ts';
import { config, h } from '../../chunk-imports.ts';
import { factList } from './service-details.ts';

/** The controller, the retention period of the decision, and transfers to third countries. */
export function controllerDetails(
  { texts, controller, retention }: PreferencesDetails,
  link: LegalLinkBuilders['legalLink'],
) {
  const imprint = config.links.find(({ name }) => name === 'imprint');
  return h(
    'section',
    factList(
      [texts.controller, controller && h('span', controller, ' ', imprint && link(imprint))],
      [texts.retention, retention],
    ),
    texts.thirdCountries && h('p', texts.thirdCountries),
  );
}
