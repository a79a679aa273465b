import type { Context } from 'hono';
import { goOn } from '../pages/notice.ts';
import type { Texts } from './texts/index.ts';

export type Notice = keyof Texts['notices'];

/** Goes on to a page, which says once what was done. */
export const done = (c: Context, notice: Notice, path: string) => goOn(c, notice, path);
