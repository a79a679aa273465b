import { and, eq } from 'drizzle-orm';
import { now, type Database } from '../../env.ts';
import { change, type Step } from '../change.ts';
import { domains, embeddings } from '../schema.ts';

/** What follows for visitors who have decided: their decisions stay, they are asked about one service, or all are asked. */
export const askings = ['none', 'service', 'all'] as const;
export type Asking = (typeof askings)[number];

export type Choice = {
  ask: Asking;
  /** Why, in the words of the user who chose it. */
  reason: string;
  /** The changed fields that the choice follows, by their names. */
  fields: string[];
  service?: { id: string; name: string } | undefined;
};

/** The step that asks visitors again, or does not, and records the choice with its reason. */
export function askStep(db: Database, domainId: string, { ask, reason, fields, service }: Choice): Step {
  const at = now();
  const ofService = service && and(eq(embeddings.domainId, domainId), eq(embeddings.id, service.id));
  return {
    plan: () => ({
      entries: [
        {
          kind: 'asking',
          action: 'created',
          objectId: service?.id ?? '',
          objectName: service?.name ?? '',
          after: { ask, ...(reason && { reason }), ...(fields.length > 0 && { fields }) },
        },
      ],
      statements: [
        ...(ask === 'service' && ofService
          ? [db.update(embeddings).set({ askedSince: at, askedAgain: at }).where(ofService)]
          : []),
        ...(ask === 'all'
          ? [db.update(domains).set({ askedAllSince: at }).where(eq(domains.id, domainId))]
          : []),
      ],
    }),
  };
}

/** Asks all visitors of a domain again. */
export const askAll = async (db: Database, domainId: string, reason: string) =>
  change(db, { domainId }, askStep(db, domainId, { ask: 'all', reason, fields: [] }));
