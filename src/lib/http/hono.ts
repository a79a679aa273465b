import { HonoBase } from 'hono/hono-base';
import { TrieRouter } from 'hono/router/trie-router';
import type { BlankEnv, BlankSchema, Env, Schema } from 'hono/types';

/** Hono with a single router that supports our paths; by default Hono bundles three and tries them in turn. */
export class Hono<
  E extends Env = BlankEnv,
  S extends Schema = BlankSchema,
  P extends string = '/',
> extends HonoBase<E, S, P> {
  constructor() {
    super({ router: new TrieRouter() });
  }
}
