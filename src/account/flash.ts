import type { Context } from 'hono';
import { goOn } from '../pages/notice.ts';
import type { Texts } from './texts/index.ts';

type Flashes = Texts['notices'];

/** Redirects to a page, which shows once what was done; the flash of an object takes its name. */
export const redirectWithFlash = <Key extends keyof Flashes>(
  c: Context,
  key: Key,
  path: string,
  ...name: Flashes[Key] extends string ? [] : [name: string]
) => goOn(c, key, path, ...name);
