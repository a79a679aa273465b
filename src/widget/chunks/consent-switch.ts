import type { PreferencesDetails, Embedding } from '../config-types.ts';
import { h, isAccepted } from '../chunk-imports.ts';
import { setConsent } from './set-consent.ts';

/** A switch below a frame with consent that withdraws the consent. */
export const consentSwitch = ({ texts }: PreferencesDetails, embedding: Embedding) =>
  h(
    'label.row iframeBlocker',
    `${texts.blockedContentConsentSwitchShowExternalContent} (${embedding.name})`,
    h('input', {
      type: 'checkbox',
      checked: true,
      onclick: () => void setConsent(embedding, false),
      // After a script’s click, it shows the decision again; `change` is trusted then, too.
      onchange: ({ target }) => ((target as HTMLInputElement).checked = isAccepted(embedding)),
    }),
  );
