import type { Embedding, WidgetConfig } from './config-types.ts';

/** The configuration in force; switching the locale replaces it. */
export let config: WidgetConfig;

export function configure(next: WidgetConfig) {
  config = next;
}

/** The nonce of the page's policy, which the widget's own script tag carries: inserted scripts carry it on. */
export const nonce = (document.currentScript as HTMLScriptElement | null)?.nonce ?? '';

/** Whether an embedding needs no choice. */
export const isMandatory = ({ purpose }: Embedding) =>
  config.purposes.some(({ id, mandatory }) => mandatory && id === purpose);
