import type { WidgetConfig } from './config.ts';

/** The script for one domain: the bundle, called with its configuration, whose long names become the bundle's short ones. */
export function deliver(widget: string, names: Record<string, string>, config: WidgetConfig) {
  const json = JSON.stringify(config, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [names[name] ?? name, inner]))
      : value,
  );
  // Safe in a <script> element as well, and where U+2028 ends a line.
  return `${widget}(${json.replace(/[<\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)})`;
}
