import { hostOf } from '../lib/site.ts';

/** Whether an origin is one of the hosts or a sub-domain of one. */
export function isFrom(origin: string | undefined, hosts: string[]) {
  const from = origin && /^https?:\/\//.test(origin) ? hostOf(origin) : undefined;
  return from !== undefined && hosts.some((host) => from === host || from.endsWith(`.${host}`));
}
