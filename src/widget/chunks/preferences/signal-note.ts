import type { SettingsTexts } from '../../../definitions/widget-texts.ts';
import { hasOptOutSignal, isSoldOrShared } from '../../decision/opt-out-signal.ts';
import { config, h, isAccepted } from '../../chunk-imports.ts';

/** How the browser's opt-out signal is honored, and the services for which the visitor has decided otherwise. */
export function signalNote(texts: SettingsTexts) {
  if (!hasOptOutSignal(config)) return undefined;
  const exceptions = config.embeddings.filter((e) => isSoldOrShared(e) && isAccepted(e));
  return h(
    'section',
    h(
      'b',
      exceptions[0]
        ? texts.signalExceptions.replace('{SERVICES}', exceptions.map(({ name }) => name).join(', '))
        : texts.signalHonored,
    ),
    h('p', texts.signalExplained),
  );
}
