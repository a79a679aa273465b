import type { Context } from 'hono';
import { accepted } from '../../lib/http/accept-header.ts';
import { mediaTypes, type MediaType } from '../reading/entry-format.ts';

/** The media type that the call prefers among those available; by default the first one. */
export function mediaTypeFor(c: Context, offered: readonly MediaType[] = mediaTypes) {
  const best = accepted(c.req.header('Accept'))
    .map((name) =>
      offered.find((type) => type === name || (name.endsWith('/*') && type.startsWith(name.slice(0, -1)))),
    )
    .find((type) => type !== undefined);
  return best ?? offered[0]!;
}
