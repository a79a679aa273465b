/** A domain's placeholders: name without braces → value. */
export type Placeholders = Readonly<Record<string, string>>;

/** The value of a placeholder; undefined if the domain has none of this name. */
export const placeholderValue = (placeholders: Placeholders, name: string) =>
  Object.hasOwn(placeholders, name) ? placeholders[name] : undefined;

/** Fills placeholders such as `{COMPANY}` in plain text; an unknown name stays unchanged. */
export const fillText = (text: string, placeholders: Placeholders, escape = (value: string) => value) =>
  text.replace(/\{([^{}]{1,64})\}/g, (all, name: string) => {
    const value = placeholderValue(placeholders, name);
    return value === undefined ? all : escape(value);
  });

/** Fills placeholders in HTML, where a value is escaped as text. */
export const fillHtml = (html: string, placeholders: Placeholders) =>
  fillText(html, placeholders, escapeHtml);

/**
 * Fills placeholders in an address, where a value is one component unless it is the whole address; '' unless the result
 * is a web address. A query alone belongs to the front page, as in many CMSs.
 */
export function fillUrl(url: string, placeholders: Placeholders) {
  const whole = /^\{([^{}]+)\}$/.exec(url.trim())?.[1];
  const filled =
    placeholderValue(placeholders, whole ?? '') ?? fillText(url, placeholders, encodeURIComponent);
  if (filled.startsWith('?')) return `/${filled}`;
  const web = /^(https?:\/\/|\/|\.{0,2}\/|[\w.-]+(\/|$|\?|#))/i.test(filled);
  return web && URL.canParse(filled, 'https://site.example') ? filled : '';
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!);
