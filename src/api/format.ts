import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { formats } from '../log/format.ts';

/** The format that the call accepts best; JSON unless it asks for another. */
export function formatFor(c: Context) {
  const type = accepts(c, {
    header: 'Accept',
    supports: formats.map((format) => format.accept),
    default: 'application/json',
  });
  return formats.find((format) => format.accept === type)!;
}
