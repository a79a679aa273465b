import type { Context } from 'hono';
import { countWrongKey } from '../../http/credential.ts';
import { isOperatorKey } from '../../http/operator-key.ts';

/** Whether somebody has entered the operator key; wrong ones are counted. */
export async function isRightKey(c: Context, entered: string) {
  if (await isOperatorKey(c.env, entered)) return 'right';
  return (await countWrongKey(c, { api: 'operator', reason: 'wrong' })) ? 'wrong' : 'tooMany';
}
