import { Hono } from '../lib/http/hono.ts';
import type { PageEnv } from '../pages/view.ts';
import type { Texts } from './texts/index.ts';

export type AccountEnv = PageEnv<Texts>;

export const createPages = () => new Hono<AccountEnv>();
