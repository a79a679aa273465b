import { createMiddleware as create } from 'hono/factory';
import { Hono } from '../http/hono.ts';
import type { PageEnv } from '../pages/view.ts';
import type { Texts } from './texts/index.ts';

export type OperatorEnv = PageEnv<Texts>;

export const createPages = () => new Hono<OperatorEnv>();
export const createMiddleware = create<OperatorEnv>;
