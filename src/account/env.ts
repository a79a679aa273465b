import { createFactory } from 'hono/factory';
import type { findSite } from '../db/domains.ts';
import type { AppEnv } from '../env.ts';
import type { View } from './view.ts';

type Domain = NonNullable<Awaited<ReturnType<typeof findSite>>>;

export type AccountEnv = AppEnv & {
  Variables: {
    view: View;
    /** Set behind `signedIn`; `hash` is the session's. */
    session: { id: string; hash: string; clientId: string };
    /** Set behind `formBody`. */
    form: URLSearchParams;
    /** Set behind `ownDomain`. */
    domain: Domain;
  };
};

export const { createApp: createPages, createMiddleware } = createFactory<AccountEnv>();
