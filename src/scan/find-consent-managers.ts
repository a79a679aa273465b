import { consentManagers } from '../presets/index.ts';
import type { SitePage } from './site-page.ts';

/**
 * The consent managers of other vendors that a website’s pages load or whose cookies they set, with their hosts. `own`
 * are the origins of this service.
 */
export function consentManagersOn(pages: SitePage[], cookies: string[], own: string[]) {
  const urls = pages
    .flatMap(({ scripts, frames, others }) => [...scripts, ...frames, ...others])
    .map((address) => new URL(address))
    .filter(({ origin }) => !own.includes(origin));
  const loaded = [...new Set(urls.map(({ hostname }) => hostname))];
  const paths = urls.map(({ pathname }) => pathname).join('\n');
  return consentManagers().flatMap((manager) => {
    const hosts = loaded.filter((host) => atHost(host, manager.hosts));
    const inUse =
      hosts.length > 0 ||
      manager.paths.some((path) => paths.includes(path)) ||
      cookies.some((name) => manager.cookies.some((pattern) => isCalled(name, pattern)));
    return inUse ? [{ name: manager.name, hosts }] : [];
  });
}

/** Whether an address belongs to another consent manager. */
export const isConsentManagerUrl = (url: URL) =>
  consentManagers().some(
    ({ hosts, paths }) => atHost(url.hostname, hosts) || paths.some((path) => url.pathname.includes(path)),
  );

const atHost = (host: string, hosts: string[]) => hosts.some((own) => `.${host}`.endsWith(`.${own}`));

const isCalled = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
