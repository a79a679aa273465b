import { defaultBranding, readBranding, type Branding } from '../../db/clients/branding.ts';
import type { Database } from '../../env.ts';
import { ttlCache } from '../../lib/caches/ttl-cache.ts';

/** Seconds after which a change is visible in every isolate. */
const LIFETIME = 60;

const cached = ttlCache<Branding>(1, LIFETIME);
const KEY = 'branding';

/** The operator’s branding; the default if the database does not respond, because pages do not depend on it. */
export const brandingOf = async (db: Database) =>
  cached.get(KEY) ??
  readBranding(db).then(
    (branding) => cached.set(KEY, branding),
    () => defaultBranding,
  );

/** Makes a change visible in this isolate. */
export const forgetBranding = () => cached.clear();
