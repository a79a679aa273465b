import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { updateDomain } from '../../db/domains/domains.ts';
import { ifUnchanged } from '../../db/change.ts';
import { constraintProblem } from '../../db/constraint-errors.ts';
import { switchService } from '../../db/domains/embeddings.ts';
import { replaceConfiguration, type PartCounts } from '../../domains/configuration-copy.ts';
import { scanAndStore } from '../../domains/scan/website-scan.ts';
import { ownOrigins } from '../../http/own-url.ts';
import { addPresets } from '../../presets/import-presets.ts';
import type { Preset } from '../../presets/preset-schema.ts';
import type { Texts } from '../texts/index.ts';
import { MAX_PUBLISHED } from '../../visitor/site/publish-changes.ts';
import type { Target } from './bulk-targets.ts';
import { raiseVersion } from './republish.ts';

/** What an action does with a domain, or why it does nothing. */
export type Plan = keyof Texts['bulk']['plans'];
/** Why an action failed for a domain. */
export type Failure = keyof Texts['bulk']['reasons'];
/** What an action needs to know besides its domains. */
export type Subject = { preset?: Preset | undefined; source?: PartCounts | undefined; withLegal?: boolean };

type Definition = {
  /** The domains of one request: each costs queries, of which a request has 1,000. */
  atOnce: number;
  plan: (target: Target, subject: Subject) => Plan;
  /** What an action builds on: if it is another one by now, the domain was changed, or the form was sent before. */
  stamp?: (target: Target) => number;
  run: (c: Context, target: Target, subject: Subject) => Promise<Failure | undefined>;
};

/** Plans that say why there is nothing to do. */
export const idlePlans: readonly Plan[] = [
  'isInactive',
  'isActive',
  'isEnabled',
  'isDisabled',
  'lacksService',
];

const setEnabled = (frontendWidgetEnabled: boolean): Definition => ({
  atOnce: MAX_PUBLISHED,
  plan: (target) => {
    if (target.frontendWidgetEnabled === frontendWidgetEnabled)
      return frontendWidgetEnabled ? 'isActive' : 'isInactive';
    return frontendWidgetEnabled ? 'activate' : 'deactivate';
  },
  run: ({ var: { db } }, { id, clientId, version }) =>
    ifUnchanged({ domainId: id }, version, async () =>
      (await updateDomain(db, clientId, id, { frontendWidgetEnabled })) ? undefined : 'deleted',
    ),
});

/** Each bulk action. Whatever it changes is recorded and can be undone in the activity list of the domain. */
export const actions = {
  scan: {
    atOnce: 4,
    plan: ({ scannedAt }) => (scannedAt === null ? 'scan' : 'scanAgain'),
    stamp: ({ scannedAt }) => scannedAt ?? 0,
    run: (c, target) =>
      expecting(scanAndStore(c.env, c.var.db, ownOrigins(c), target), { 429: 'limited' }, 'unreachable'),
  },
  copy: {
    atOnce: 10,
    plan: () => 'copy',
    run: ({ var: { db } }, { id, clientId, version }, { source, withLegal = false }) =>
      replaceConfiguration(db, source!.id, id, {
        // Legal pages and the controller’s details of another client are never right.
        withLegal: withLegal && source!.clientId === clientId,
        version,
      }),
  },
  addService: {
    atOnce: MAX_PUBLISHED,
    plan: ({ hasService }) => (hasService ? 'isEnabled' : hasService === 0 ? 'enable' : 'add'),
    run: async ({ var: { db } }, { id, version, hasService }, { preset }) => {
      const { name, id: presetId } = preset!;
      try {
        return await ifUnchanged({ domainId: id }, version, async () => {
          if (hasService === null) await addPresets(db, id, [presetId]);
          else await switchService(db, id, name, true);
          return undefined;
        });
      } catch (error) {
        if (!constraintProblem(error)) throw error;
        return 'full';
      }
    },
  },
  disableService: {
    atOnce: MAX_PUBLISHED,
    plan: ({ hasService }) => (hasService ? 'disable' : hasService === 0 ? 'isDisabled' : 'lacksService'),
    run: ({ var: { db } }, { id, version }, { preset }) =>
      ifUnchanged({ domainId: id }, version, async () => {
        await switchService(db, id, preset!.name, false);
        return undefined;
      }),
  },
  deactivate: setEnabled(false),
  activate: setEnabled(true),
  republish: {
    atOnce: MAX_PUBLISHED,
    plan: () => 'republish',
    run: async ({ var: { db } }, { id, version }) =>
      (await raiseVersion(db, id, version)) ? undefined : 'changed',
  },
} satisfies Record<string, Definition>;
export type Action = keyof typeof actions;
export const isAction = (name: string): name is Action => Object.hasOwn(actions, name);
export const actionOf = (action: Action): Definition => actions[action];
export const stampOf = (action: Action, target: Target) => actionOf(action).stamp?.(target) ?? target.version;

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
