import { HonoBase } from 'hono/hono-base';
import { TrieRouter } from 'hono/router/trie-router';
import type { BlankEnv, BlankSchema, Env, Schema } from 'hono/types';
import type { Result, Router } from 'hono/router';

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

/** A router for paths without parameters: one look-up in a map, because a tree takes longer than a small response. */
export class ExactRouter<T> implements Router<T> {
  name = 'ExactRouter';
  #found = new Map<string, Result<T>>();

  add(method: string, path: string, handler: T) {
    this.#found.set(`${method} ${path}`, [[[handler, {}]]]);
  }

  match(method: string, path: string): Result<T> {
    return this.#found.get(`${method} ${path}`) ?? [[]];
  }
}
