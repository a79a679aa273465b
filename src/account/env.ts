import { createFactory } from 'hono/factory';
import type { AppEnv } from '../env.ts';
import type { View } from './view.ts';

/** What every page has; what else a handler may rely on comes with the middleware that it stands behind. */
export type AccountEnv = AppEnv & { Variables: { view: View } };

export const { createApp: createPages, createMiddleware } = createFactory<AccountEnv>();
