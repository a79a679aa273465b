import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { mediaTypes, type MediaType } from '../reading/format.ts';

/** The media type that the call accepts best of those that there are; the first one unless it asks for another. */
export const mediaTypeFor = (c: Context, offered: readonly MediaType[] = mediaTypes) =>
  accepts(c, { header: 'Accept', supports: [...offered], default: offered[0]! }) as MediaType;
