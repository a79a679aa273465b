// The names that a domain may have, as the API reference describes them: a host, with an optional scheme and path.
const FORM = /^(?:(https?):\/\/)?([^\s/?#@\\%]+)(?<!:)(\/[^\s?#\\]*)?$/i;
const LABEL = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

export type Website = { name: string; hostKey: string; path: string };

/** A website's host as entered, its ASCII form with the port, by which websites are compared, and its path; undefined for an invalid name. */
export function parseWebsite(entered: string): Website | undefined {
  const [, scheme = 'http', host, path = '/'] = FORM.exec(entered) ?? [];
  if (!host || path.length > 2048 || !URL.canParse(`${scheme}://${host}`)) return undefined;
  const url = new URL(`${scheme}://${host}`);
  return isHostName(url.hostname, host) ? { name: host, hostKey: url.host, path } : undefined;
}

function isHostName(ascii: string, entered: string) {
  // The URL parser accepts "127.1" and "0x7f.1" as IP addresses; here only four numbers are one.
  if (IPV4.test(ascii)) return entered.replace(/:\d+$/, '') === ascii;
  const labels = ascii.split('.');
  if (ascii.length > 253 || !labels.every((label) => LABEL.test(label))) return false;
  return ascii === 'localhost' || (labels.length > 1 && !/^\d+$/.test(labels.at(-1)!));
}

/** A website as people read it: its host with its path, if it has one. */
export const websiteTitle = ({ name, path }: Pick<Website, 'name' | 'path'>) =>
  name + (path === '/' ? '' : path);

/** The host name of an origin, a site or a bare name in ASCII form without its port and a final dot; undefined for anything else. */
export function hostNameOf(address: string) {
  const url = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : undefined;
}

/** The common parent domain of hosts, such as `example.com`; undefined for a single host and without one. */
export function commonParent(hosts: string[]) {
  const [first = [], ...others] = hosts.map((host) => host.split('.').reverse());
  if (others.length === 0) return undefined;
  const differs = first.findIndex((label, i) => others.some((other) => other[i] !== label));
  const shared = differs === -1 ? first : first.slice(0, differs);
  return shared.length > 1 ? shared.reverse().join('.') : undefined;
}

/** Some of the domains of registries and platforms below which strangers have names of their own, most of them from the Public Suffix List. */
const SHARED = new Set(
  `me.uk ltd.uk plc.uk go.jp id.au uk.com us.com eu.com de.com com.de uk.net gb.net se.net dyndns.org
  github.io gitlab.io readthedocs.io netlify.app vercel.app vercel.dev now.sh pages.dev workers.dev r2.dev deno.dev
  web.app firebaseapp.com appspot.com cloudfunctions.net herokuapp.com onrender.com fly.dev replit.app hf.space streamlit.app
  surge.sh glitch.me supabase.co amplifyapp.com azurewebsites.net azurestaticapps.net azureedge.net cloudfront.net
  akamaized.net b-cdn.net kxcdn.com ngrok.io ngrok-free.app translate.goog blogspot.com wordpress.com weebly.com wixsite.com
  jimdosite.com webflow.io framer.app framer.website notion.site carrd.co typedream.app myshopify.com shopware.store`.split(
    /\s+/,
  ),
);
const REGISTRY = /^(?:co|com|org|net|gov|ac|edu|or|gv|ne)\.[a-z]{2}$/;

/** Whether strangers can have names below a domain. */
const isShared = (domain: string) => REGISTRY.test(domain) || SHARED.has(domain);

/** The registrable domain of a host, approximately: `example.de` of `www.example.de`, `example.co.uk`, `me.github.io`. */
export function registrableDomain(host: string) {
  if (IPV4.test(host)) return host;
  const labels = host.replace(/\.$/, '').split('.');
  return labels.slice(isShared(labels.slice(-2).join('.')) ? -3 : -2).join('.');
}

/** Whether a platform gives names on the domain of a host to anybody. */
export const isOnPlatform = (host: string) => SHARED.has(registrableDomain(host).replace(/^[^.]*\./, ''));

/** Whether two URLs belong to one website, including subdomains. */
export const sameSite = (a: URL, b: URL) => registrableDomain(a.hostname) === registrableDomain(b.hostname);

/** Whether a host is one of these or a subdomain of one. */
export const isWithin = (hosts: string[], host: string) =>
  hosts.some((parent) => `.${host}`.endsWith(`.${parent}`));
