import { isOfMandatoryPurpose } from '../definitions/purpose-ids.ts';
import type { Embedding, WidgetConfig } from './config-types.ts';

/** The current configuration; switching the locale replaces it. */
export let config: WidgetConfig;

export function configure(next: WidgetConfig) {
  config = next;
}

/** The nonce of the page's policy, from the widget's own script tag, for the scripts that the widget inserts. */
export const nonce = (document.currentScript as HTMLScriptElement | null)?.nonce ?? '';

/** Whether an embedding needs no consent. */
export const isMandatory = (embedding: Embedding) => isOfMandatoryPurpose(embedding, config.purposes);
