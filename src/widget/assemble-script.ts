/** What only some domains need of the widget, because an embedding has a consent mode of Google's, or unknown frames wait. */
export type Variant = { consentMode: boolean; framePolicy: boolean };

/** The name of a variant among the built ones. */
export const variantName = ({ consentMode, framePolicy }: Variant) =>
  `${Number(consentMode)}${Number(framePolicy)}`;

/** Has V8 compile all functions while the script arrives, beside the page's own thread, and not there one by one as they are called. */
const EAGER = '//# allFunctionsCalledOnLoad';

/** A script for one domain: a part of the widget, called with its data, whose long names become the part's short ones, and `more`. */
export function assembleScript(part: string, names: Record<string, string>, data: object, ...more: string[]) {
  const json = JSON.stringify(data, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [names[name] ?? name, inner]))
      : value,
  );
  // Safe in a <script> element as well, and where U+2028 ends a line.
  const safe = json.replace(/[<\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `${EAGER}\n${part}(${safe}${more[0] ? `,[${more.join(',')}]` : ''})`;
}
