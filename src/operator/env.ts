import { createMiddleware as create } from 'hono/factory';
import { Hono } from '../lib/http/hono.ts';
import type { LabelOf } from '../pages/activity/field-differences.tsx';
import type { Language } from '../pages/texts/index.ts';
import type { PageEnv } from '../pages/view.ts';
import type { Texts } from './texts/index.ts';

/** The labels of the forms in the clients’ console. */
export type LabelsIn = (language: Language) => LabelOf;
export type OperatorEnv = PageEnv<Texts> & { Variables: { clientLabels: LabelsIn } };

export const createPages = () => new Hono<OperatorEnv>();
export const createMiddleware = create<OperatorEnv>;
