import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { createMiddleware as create } from 'hono/factory';
import { Hono } from './lib/http/hono.ts';
import { ConfigurationError } from './lib/configuration-error.ts';

/**
 * The bindings of wrangler.toml and the operator's secrets; email and the secrets may be missing. `DEMO` is
 * set where `/demo` is a website: by `npm run dev` alone.
 */
export type Bindings = Omit<Env, 'EMAIL' | 'MAIL_FROM' | 'HOSTING_API_KEY' | 'SECRET_KEY'> & {
  EMAIL?: SendEmail;
  MAIL_FROM?: string;
  HOSTING_API_KEY?: string;
  SECRET_KEY?: string;
  DEMO?: true;
};
export type Database = DrizzleD1Database & { $client: D1Database };
/** `trusted`: the caller has sent a valid credential (src/http/request-body.ts). */
export type AppEnv = { Bindings: Bindings; Variables: { db: Database; trusted?: true } };

/** The bucket; throws a ConfigurationError if none is bound. */
export function archiveOf({ ARCHIVE }: Partial<Pick<Bindings, 'ARCHIVE'>>) {
  if (ARCHIVE) return ARCHIVE;
  throw new ConfigurationError(
    'The R2 binding ARCHIVE is missing. The consent log requires it: add [[r2_buckets]] to wrangler.toml and deploy again.',
  );
}

export const createApp = () => new Hono<AppEnv>();
export const createMiddleware = create<AppEnv>;

/** Seconds since 1970, the unit of every time that is stored or shown. */
export const now = () => Math.floor(Date.now() / 1000);
