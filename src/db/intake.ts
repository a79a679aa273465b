import { sql } from 'drizzle-orm';
import { all } from './all.ts';
import { now, type Database } from '../env.ts';
import type { Service } from './schema.ts';

/** What the visitor's side needs of a domain for each call, in one row; `version` tells whether it is still true. */
export type Intake = {
  version: number;
  embedKey: string;
  clientActive: boolean;
  /** The hosts that may send consents: the domain's own and those that it shares consents with. */
  hosts: string[];
  consentForMandatory: boolean;
  services: Record<string, Service>;
  purposeNames: Record<string, Record<string, string>>;
  checkedAt: number;
  /** The choices that were made of it so far, by the language and the embeddings. */
  choices: Map<string, KnownChoice>;
};

/** A pair of maps as the table `choices` has it; `stored` once this isolate has put it there. */
export type KnownChoice = { id: string; purposes: string; embeddings: string; stored: boolean };

type Row = { version: number; embedKey: string; clientActive: number; rest: string };

/** The statement that reads it, unless the domain's version is still `known`. */
export const intakeQuery = (db: Database, domainId: string, known = -1) =>
  all<Row>(
    db,
    sql`
    SELECT d.version, c.embedKey, c.active AS clientActive, json_object(
      'hosts', json_insert(d.consentSharingDomains, '$[#]', d.name),
      'consentForMandatory', d.requireConsentForMandatoryEmbeddings = 1,
      'services', json(d.services), 'purposeNames', json(d.purposeNames)) AS rest
    FROM domains d JOIN clients c ON c.id = d.clientId WHERE d.id = ${domainId} AND d.version <> ${known}`,
  );

const MAX_KEPT = 500;
const kept = new Map<string, Intake>();

/** The isolate's copy, if it has one. Whoever stores something on its word has D1 confirm its version in passing. */
export const keptIntake = (domainId: string) => kept.get(domainId);

/** Keeps what `intakeQuery` has read; without a row the domain is gone, and so is the copy. */
export function keepIntake(domainId: string, row: Row | undefined): Intake | undefined {
  kept.delete(domainId);
  if (!row) return undefined;
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!);
  const rest = JSON.parse(row.rest) as Pick<Intake, 'hosts' | 'services' | 'purposeNames'> & {
    consentForMandatory: number;
  };
  const intake = {
    ...rest,
    consentForMandatory: rest.consentForMandatory === 1,
    version: row.version,
    embedKey: row.embedKey,
    clientActive: row.clientActive === 1,
    checkedAt: now(),
    choices: new Map<string, KnownChoice>(),
  };
  kept.set(domainId, intake);
  return intake;
}

/** Forgets the copies of domains that are gone. */
export const forgetIntake = (...domainIds: string[]) => domainIds.forEach((id) => kept.delete(id));
export const forgetAllIntake = () => kept.clear();
