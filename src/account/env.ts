import { createFactory } from 'hono/factory';
import type { SiteRow } from '../db/domains.ts';
import type { AppEnv } from '../env.ts';
import type { WithFoundLog } from '../log/http/with-log.ts';
import type { View } from './view.ts';

export type AccountEnv = AppEnv & {
  Variables: {
    view: View;
    /** Set behind `signedIn`; `hash` is the session's. */
    session: { id: string; hash: string; clientId: string };
    /** Set behind `formBody`. */
    form: URLSearchParams;
    /** Set behind `ownDomain`. */
    domain: SiteRow;
  } & WithFoundLog['Variables'];
};

export const { createApp: createPages, createMiddleware } = createFactory<AccountEnv>();
