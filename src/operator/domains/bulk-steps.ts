import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { eq, sql } from 'drizzle-orm';
import { scanAndStore } from '../../clients/scan/website-scan.ts';
import { markDomainsChanged } from '../../db/domains/changed-domains.ts';
import { updateDomain, type SiteRow } from '../../db/domains/domains.ts';
import { domains } from '../../db/schema.ts';
import { ownOrigins } from '../../http/own-url.ts';
import type { Texts } from '../texts/index.ts';

export type Target = SiteRow & { username: string; company: string };
/** Why an action failed for a domain. */
type Failure = keyof Texts['bulk']['reasons'];
type Run = (c: Context, target: Target) => Promise<Failure | undefined>;

const setEnabled =
  (frontendWidgetEnabled: boolean): Run =>
  async ({ var: { db } }, { id, clientId }) => {
    const changed = await updateDomain(db, clientId, id, { frontendWidgetEnabled });
    return changed ? undefined : 'deleted';
  };

/** Each bulk action, and the domains of one request: after a request, at most 20 domains are published. */
export const actions = {
  scan: {
    atOnce: 4,
    run: (c, target) =>
      expecting(scanAndStore(c.env, c.var.db, ownOrigins(c), target), { 429: 'limited' }, 'unreachable'),
  },
  deactivate: { atOnce: 20, run: setEnabled(false) },
  activate: { atOnce: 20, run: setEnabled(true) },
  republish: {
    atOnce: 20,
    // With a higher version, isolates replace a copy that differs although it has the same version.
    run: async ({ var: { db } }, { id }) => {
      await db
        .update(domains)
        .set({ version: sql`${domains.version} + 1` })
        .where(eq(domains.id, id));
      markDomainsChanged(id);
      return undefined;
    },
  },
} satisfies Record<string, { atOnce: number; run: Run }>;
export type Action = keyof typeof actions;
export const isAction = (name: string): name is Action => Object.hasOwn(actions, name);

/** Waits for work; if it is refused, returns the reason for its status, `other` for any other status. */
async function expecting(work: Promise<unknown>, reasons: Record<number, Failure>, other: Failure) {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (!(error instanceof HTTPException)) throw error;
    return reasons[error.status] ?? other;
  }
}
