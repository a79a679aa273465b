import { createMiddleware as create } from 'hono/factory';
import type { AppEnv } from '../env.ts';
import { Hono } from '../http/hono.ts';
import type { View } from './view.ts';

/** What every page has; what else a handler may rely on comes with the middleware that it stands behind. */
export type AccountEnv = AppEnv & { Variables: { view: View } };

export const createPages = () => new Hono<AccountEnv>();
export const createMiddleware = create<AccountEnv>;
