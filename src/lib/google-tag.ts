/** IDs of Google’s tags: Analytics, a Google tag, Ads, Floodlight, a container of Tag Manager. */
const TAG = /[?&;]id=((?:G|GT|AW|DC|UA|GTM)-[A-Z\d-]{5,20})(?![\w-])/;
const CONTAINER = /\/gtm\.js(?![\w.-])/;
/** What Analytics sends, wherever it is sent: in two steps, because one pattern would follow each repetition to the end. */
const HIT = /\/g\/collect\?.*/;
const HIT_ID = /[?&]tid=G-/;

/**
 * The address at Google for one that leads to the same from another host, often the website’s own path: Google tag gateway
 * and server-side tagging. Undefined for other addresses.
 */
export function googleAddress(address: string) {
  const [, id = ''] = TAG.exec(address) ?? [];
  if (id.startsWith('GTM') || (!id && CONTAINER.test(address)))
    return 'https://www.googletagmanager.com/gtm.js';
  if (id) return `https://www.googletagmanager.com/gtag/js?id=${id}`;
  return HIT_ID.test(HIT.exec(address)?.[0] ?? '') ? 'https://www.google-analytics.com/g/collect' : undefined;
}

/** How the data of Google’s tags begin, in gtm.js and in gtag/js, also minified. */
const TAG_DATA =
  /\{\s{0,99}["']?resource["']?\s{0,9}:\s{0,9}\{\s{0,99}["']?version["']?\s{0,9}:\s{0,9}["']\d/;
const TAG_CODE = /__\w|google_tag/;
const CONTAINER_ID = /["']GTM-[A-Z\d]{4,12}["']/;
const TAG_ID = /["']((?:G|GT|AW|DC|UA)-[A-Z\d-]{5,20})["']/;

/** The address at Google of a script that is a copy of Google’s tag, by its content. Undefined for other scripts. */
export function googleAddressOfCode(code: string) {
  if (!TAG_DATA.test(code) || !TAG_CODE.test(code)) return undefined;
  const [, id] = CONTAINER_ID.test(code) ? [] : (TAG_ID.exec(code) ?? []);
  return `https://www.googletagmanager.com/${id ? `gtag/js?id=${id}` : 'gtm.js'}`;
}
