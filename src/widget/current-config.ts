import { isOfMandatoryPurpose } from '../definitions/purpose-ids.ts';
import type { Embedding, WidgetConfig } from './config-types.ts';
import { pageDocument } from './unclobbered.ts';

/** The current configuration; switching the locale replaces it. */
export let config: WidgetConfig;

export function configure(next: WidgetConfig) {
  config = next;
}

/** The running script. */
export const currentScript = () => pageDocument.currentScript as HTMLScriptElement | null;

const own = currentScript();

/** The nonce of the page's policy, from the widget's own script tag, for the scripts that the widget inserts. */
export const nonce = own?.nonce ?? '';

/**
 * Where the widget's own script was loaded, which may be a path of the website, and the end of its address. A tool that
 * delivers a copy of the script does not name the embed key.
 */
const [, servedFrom, servedAs = '/app.js'] = /^([^?]+)(\/app(?:\.js)?)\?.*apiKey/.exec(own?.src ?? '') ?? [];

/** The address of what the service answers. */
export const serviceUrl = (path = servedAs) => (servedFrom ?? config.base) + path;

/** Whether the snippet says that the website is a single-page application, which shows other pages without a page view. */
export const isSinglePage = FRAME_POLICY && own?.dataset.placetSpa !== undefined;

/** Whether an embedding needs no consent. */
export const isMandatory = (embedding: Embedding) => isOfMandatoryPurpose(embedding, config.purposes);

export const optionalEmbeddings = () => config.embeddings.filter((e) => !isMandatory(e));

export const idsOf = (all: { id: string }[]) => all.map(({ id }) => id);

/** Whether an embedding may run without consent. */
export const needsNoConsent = (embedding: Embedding) => !!(config.policy || embedding.exempt);
