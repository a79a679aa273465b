import { now } from '../../../src/env.ts';
import { totpCode } from '../../../src/lib/crypto/totp.ts';
import type { Role } from '../../../src/db/users/user-accounts.ts';
import { unbase32 } from '../base32.ts';
import type { Answer } from '../call.ts';
import type { makeDomain } from '../make.ts';
import type { loggedIn, Visit } from '../visit.ts';

type Send = () => Promise<Answer>;

/** A route of a console, as far as it differs from the others. */
export type Route = {
  /** The lowest role that may use it (by default: `roleOf` in console-routes.ts). */
  role?: Role | 'nobody';
  /** The operator’s role that may use it in a client’s console: by default support below a domain, nobody elsewhere. */
  operator?: 'support' | 'administrator';
  /** A GET below a domain that does not answer with a page. */
  isFile?: true;
  /** A call that changes something. */
  send?: Send;
  /** The number of rows that it writes to the activity list, if it is not 1. */
  rows?: number;
  /** The reason why it has no call and writes no row. */
  unrecorded?: string;
  /** The reason why it needs no token of a form. */
  tokenless?: string;
};

/** Routes by method and path. A call alone stands for a route with all defaults. */
export type Routes = Record<string, Route | Send>;

/** What the calls use; a test makes it. `id` is the client whose activity list they write to. */
export const its = {} as {
  made: Awaited<ReturnType<typeof makeDomain>>;
  id: string;
  user: Awaited<ReturnType<typeof loggedIn>>;
};

/** The descriptions of routes. */
export const describedIn = (routes: Routes) =>
  Object.entries(routes).map(([route, is]): [string, Route] => [
    route,
    typeof is === 'function' ? { send: is } : is,
  ]);

/** Routes with what they have in common. */
export const each =
  (common: Route) =>
  (routes: Routes): Routes =>
    Object.fromEntries(describedIn(routes).map(([route, is]) => [route, { ...common, ...is }]));

/** Reasons why routes record nothing. */
export const SESSION = 'a session';
export const LINK = 'a link that changes nothing until it is used';

/** The path of a domain’s pages. */
export const D = '/account/domains/:domainId';

/** Calls that turn a second factor on and off. */
export function factorCalls(path: string, visitOf: () => Promise<Visit>) {
  let secret: Uint8Array<ArrayBuffer>;
  const code = (steps = 0) => totpCode(secret, Math.floor(now() / 30) + steps);
  return {
    on: async () => {
      const { text } = await (await visitOf()).get(path);
      secret = unbase32(/secret=([A-Z2-7]{32})/.exec(text)![1]!);
      const [, sealed = ''] = /name="sealed" value="([^"]*)"/.exec(text)!;
      return (await visitOf()).post(path, { sealed, code: code() });
    },
    off: async () => (await visitOf()).post(`${path}/off`, { code: code(1) }),
  };
}
