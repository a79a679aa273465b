/** Page data of frameworks and React's instructions for them, by their beginning: Next, React, Nuxt, SvelteKit, React Router and Remix. */
const PAYLOAD: RegExp =
  /^[\s;]*((?:import\b[^;]*;\s*|const \w+ = \{[\w.,]*\};\s*)*)(?:\(?self\.__next_[fsr]\b|\$R[A-Z]\w*[=(]|requestAnimationFrame\(function\(\)\{\$RT=|window\.__NUXT__\b|\{?\s*(?:const deferred = new Map\(\);\s*)?(?:globalThis\.)?__sveltekit_\w+( =|\.resolve\()|window\.__(?:reactRouter|remix)(?:Context|Manifest|RouteModules)\b|\(self\.__FLIGHT_DATA\b)/;

/**
 * The code of an inline script that can belong to a service. A framework’s payload is data, whatever hosts it names, so only
 * its imports count; undefined for one without imports.
 */
export function codeOf(text: string): string | undefined {
  const payload = PAYLOAD.exec(text);
  return payload ? payload[1] || undefined : text;
}
