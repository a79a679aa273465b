import { isOfMandatoryPurpose } from '../definitions/purpose-ids.ts';
import type { Embedding, WidgetConfig } from './config-types.ts';

/** The current configuration; switching the locale replaces it. */
export let config: WidgetConfig;

export function configure(next: WidgetConfig) {
  config = next;
}

/**
 * The running script. The property of the document itself can be an element of the page with that name, such as
 * `<img name="currentScript">`.
 */
export const currentScript = () =>
  Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')!.get!.call(
    document,
  ) as HTMLScriptElement | null;

/** The nonce of the page's policy, from the widget's own script tag, for the scripts that the widget inserts. */
export const nonce = currentScript()?.nonce ?? '';

/** Whether the snippet says that the website is a single-page application, which shows other pages without a page view. */
export const isSinglePage = FRAME_POLICY && currentScript()?.dataset.placetSpa !== undefined;

/** Whether an embedding needs no consent. */
export const isMandatory = (embedding: Embedding) => isOfMandatoryPurpose(embedding, config.purposes);
