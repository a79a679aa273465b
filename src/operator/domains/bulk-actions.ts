import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { scanAndStore } from '../../domains/scan/website-scan.ts';
import { updateDomain, type SiteRow } from '../../db/domains/domains.ts';
import { ownOrigins } from '../../http/own-url.ts';
import type { Texts } from '../texts/index.ts';
import { MAX_PUBLISHED } from '../../visitor/site/publish-changes.ts';
import { raiseVersion } from './republish.ts';

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

/** Each bulk action, and the domains of one request. */
export const actions = {
  scan: {
    atOnce: 4,
    run: (c, target) =>
      expecting(scanAndStore(c.env, c.var.db, ownOrigins(c), target), { 429: 'limited' }, 'unreachable'),
  },
  deactivate: { atOnce: MAX_PUBLISHED, run: setEnabled(false) },
  activate: { atOnce: MAX_PUBLISHED, run: setEnabled(true) },
  republish: {
    atOnce: MAX_PUBLISHED,
    run: async ({ var: { db } }, { id }) => {
      await raiseVersion(db, id);
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
