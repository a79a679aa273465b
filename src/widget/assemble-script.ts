/**
 * Functions of the widget that only some visitors need: starting what only a reload stops, blocking elements, a content
 * security policy for unknown frames or (strict blocking) for all unknown hosts, policies by region, and options that few
 * domains use. Without those there are two variants.
 */
export type Variant = {
  blocking: 'none' | 'starts' | 'page' | 'frames' | 'strict';
  policies: boolean;
  options: boolean;
};

/** The name of a variant in `widgets`. */
export const variantName = ({ blocking, policies, options }: Variant) =>
  `${blocking}${policies ? '-policies' : ''}${options ? '' : '-plain'}`;

/** Whether a variant is also built without options. */
export const hasPlain = ({ blocking, policies }: Omit<Variant, 'options'>) =>
  !policies && (blocking === 'none' || blocking === 'frames');

/** Makes V8 compile all functions in the background while the script loads, instead of one by one on the page's main thread. */
const EAGER = '//# allFunctionsCalledOnLoad';

/**
 * The script for one domain: a bundle, called with its data, whose long names are replaced by the bundle's short ones, and
 * with the domain's extra parts.
 */
export function assembleScript(
  bundle: string,
  names: Record<string, string>,
  data: object,
  ...extraParts: string[]
) {
  const json = JSON.stringify(data, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [names[name] ?? name, inner]))
      : value,
  );
  // Escaped, so that the JSON is safe in a <script> element and in browsers where U+2028 ends a line.
  const safe = json.replace(/[<\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `${EAGER}\n${bundle}(${safe}${extraParts[0] ? `,[${extraParts.join(',')}]` : ''})`;
}
