import type { Context, Env, MiddlewareHandler } from 'hono';
import type * as z from 'zod/mini';
import { jsonBody } from './request-body.ts';
import { parsed } from './validation-messages.ts';

/**
 * Reads a JSON body or the query through a schema; throws one 400 that names every validation error, a 415 for what is not JSON.
 */
export const validate =
  <S extends z.ZodMiniType<object>, T extends 'json' | 'query'>(target: T, schema: S): Validator<T, S> =>
  async (c, next) => {
    const input = target === 'json' ? await jsonBody(c) : queryOf(c);
    c.req.addValidatedData(target, parsed(schema, input));
    await next();
  };

type Validator<T extends string, S extends z.ZodMiniType> = MiddlewareHandler<
  Env,
  string,
  { in: Record<T, z.input<S>>; out: Record<T, z.output<S>> }
>;

/** The query parameters; a repeated one becomes a list. */
const queryOf = (c: Context) =>
  Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
