import { and, asc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { now, type Bindings, type Database } from '../../env.ts';
import { actAs, currentActor, logChange } from '../activity/actor.ts';
import { entryStatements, type NewEntry } from '../activity/entry-statements.ts';
import { holds } from '../batch-if.ts';
import { change, ifFound, type Step } from '../change.ts';
import { isIssuedToken, newToken } from '../../lib/crypto/checked-token.ts';
import { tokenHash } from '../../lib/crypto/sha256.ts';
import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { pick } from '../columns.ts';
import type { ListPage } from '../list-page-query.ts';
import { jsonOf, rawQuery } from '../raw-query.ts';
import {
  clients,
  designs,
  domains,
  formerKeys,
  formerParts,
  issueStates,
  moves,
  recordingLinks,
  userDomains,
} from '../schema.ts';
import { ownDomain } from './domains.ts';

// A domain moves in three steps: an owner makes a link, an owner of another client accepts it, and the first one makes the
// move, who then knows to whom. Only the third step changes anything but `moves`, and it is one batch.

const KIND = 'move link';
/** Days in which a move has to be accepted and made. */
export const MOVE_DAYS = 7;
/** The most embed keys of former clients that a domain keeps. */
export const MAX_FORMER_KEYS = 10;

type Domain = { domainId: string; clientId: string };
const ofDomain = ({ domainId, clientId }: Domain) =>
  and(eq(moves.domainId, domainId), eq(moves.clientId, clientId))!;
const isOpen = () => gt(moves.expiresAt, now());

/** The pending move of a domain, with the client that has accepted it; undefined if there is none. */
export async function findMove(db: Database, domain: Domain) {
  const [found] = await db
    .select({ ...pick(moves, 'expiresAt', 'toClientId'), ...pick(clients, 'username', 'company') })
    .from(moves)
    .leftJoin(clients, eq(clients.id, moves.toClientId))
    .where(and(ofDomain(domain), isOpen()));
  return found;
}

/**
 * The pending moves of a client’s domains, and of domains that it has accepted, in the order of the domains’ IDs: at most
 * `limit` after the domain `after`.
 */
export const listMoves = async (db: Database, clientId: string, { limit = -1, after }: ListPage) =>
  db
    .select({ ...pick(moves, 'domainId', 'clientId', 'toClientId', 'expiresAt'), name: domains.name })
    .from(moves)
    .innerJoin(domains, and(eq(domains.id, moves.domainId), eq(domains.clientId, moves.clientId)))
    .where(
      and(
        or(eq(moves.clientId, clientId), eq(moves.toClientId, clientId)),
        isOpen(),
        after === undefined ? undefined : gt(moves.domainId, after),
      ),
    )
    .orderBy(asc(moves.domainId))
    .limit(limit);

/** Offers a domain: stores a link instead of an earlier one; undefined where a client has accepted that one. */
export async function offerMove(db: Database, env: Bindings, domain: Domain) {
  const token = await newToken(env.SECRET_KEY, KIND);
  const expiresAt = now() + MOVE_DAYS * SECONDS_PER_DAY;
  const values = { ...domain, hash: tokenHash(token), expiresAt, toClientId: null };
  const isFree = sql`NOT EXISTS (SELECT 1 FROM moves WHERE ${and(ofDomain(domain), isOpen(), isNotNull(moves.toClientId))})`;
  const free = db
    .select({ id: domains.id })
    .from(domains)
    .where(and(ownDomain(domain.clientId, domain.domainId), isFree));
  const offer = ifFound(free, {
    entries: [{ kind: 'move', action: 'created' }],
    statements: [
      holds(db, isFree),
      db.insert(moves).values(values).onConflictDoUpdate({ target: moves.domainId, set: values }),
    ],
  });
  const stored = await change(db, domain, { ...offer, affects: 'status' });
  return stored && { path: `/account/move/${token}`, expiresAt };
}

/** Withdraws the offer of a domain, accepted or not; undefined if there is none. */
export const withdrawMove = async (db: Database, domain: Domain) => {
  const stored = db.select({ domainId: moves.domainId }).from(moves).where(ofDomain(domain));
  const withdrawal = ifFound(stored, {
    entries: [{ kind: 'move', action: 'deleted' }],
    statements: [db.delete(moves).where(ofDomain(domain))],
  });
  return change(db, domain, { ...withdrawal, affects: 'status' });
};

/**
 * The offer of a link with its domain and the client that makes it; undefined for a link that is unknown, expired, withdrawn
 * or accepted by another client.
 */
export async function findOffer(db: Database, env: Bindings, token: string, clientId: string) {
  if (!(await isIssuedToken(env.SECRET_KEY, KIND, token))) return undefined;
  const [found] = await db
    .select({
      ...pick(moves, 'domainId', 'clientId', 'expiresAt', 'toClientId'),
      ...pick(domains, 'name', 'path'),
      ...pick(clients, 'username', 'company'),
    })
    .from(moves)
    .innerJoin(domains, and(eq(domains.id, moves.domainId), eq(domains.clientId, moves.clientId)))
    .innerJoin(clients, eq(clients.id, moves.clientId))
    .where(and(eq(moves.hash, tokenHash(token)), isOpen()));
  return found && (found.toClientId ?? clientId) === clientId ? found : undefined;
}

/** Accepts an offer for a client, which records it; undefined where somebody else was faster, or for the client's own domain. */
export async function acceptMove(db: Database, token: string, clientId: string) {
  const isFree = and(
    eq(moves.hash, tokenHash(token)),
    isOpen(),
    isNull(moves.toClientId),
    ne(moves.clientId, clientId),
  )!;
  return change(
    db,
    { clientId },
    {
      read: db
        .select({ domainId: moves.domainId, name: domains.name })
        .from(moves)
        .innerJoin(domains, eq(domains.id, moves.domainId))
        .where(isFree),
      plan: ([offer]: { domainId: string; name: string }[]) =>
        offer && {
          entries: [{ kind: 'move', action: 'changed', objectId: offer.domainId, objectName: offer.name }],
          statements: [
            holds(db, sql`EXISTS (SELECT 1 FROM moves WHERE ${isFree})`),
            db.update(moves).set({ toClientId: clientId }).where(isFree),
          ],
        },
    },
  );
}

type Names = { from: string; to: string; name: string };

/**
 * Moves a domain to the client that has accepted it, with its configuration and its log. The embed keys of the former client
 * that work go on working for it; names of the former client's users go. Undefined unless this client has accepted. Throws the
 * database’s error where the plan of the new client has no room, or it has the website already.
 */
export async function makeMove(db: Database, domain: Domain, toClientId: string) {
  const { domainId, clientId } = domain;
  const isAccepted = and(ofDomain(domain), isOpen(), eq(moves.toClientId, toClientId))!;
  const nameOf = (id: unknown) =>
    sql<string>`(SELECT coalesce(nullif(company, ''), username) FROM clients WHERE id = ${id})`;
  const anonymous = { userId: null, userName: '' };
  const step: Step = {
    read: db
      .select({
        from: nameOf(clientId).as('from'),
        to: nameOf(toClientId).as('to'),
        name: domains.name,
      })
      .from(moves)
      .innerJoin(domains, eq(domains.id, moves.domainId))
      .where(isAccepted),
    plan: ([found]: Names[]) => {
      if (!found) return undefined;
      const entry: NewEntry = {
        kind: 'domain',
        objectId: domainId,
        objectName: found.name,
        before: { client: found.from },
        after: { client: found.to },
      };
      return {
        entries: [entry],
        statements: [
          holds(db, sql`EXISTS (SELECT 1 FROM moves WHERE ${isAccepted})`),
          keepKeys(db, domain),
          db.delete(formerKeys).where(sql`domainId = ${domainId} AND key IN (
            SELECT key FROM formerKeys WHERE domainId = ${domainId} ORDER BY since DESC LIMIT -1 OFFSET ${MAX_FORMER_KEYS})`),
          db.delete(moves).where(ofDomain(domain)),
          db.delete(formerParts).where(eq(formerParts.domainId, domainId)),
          db.delete(recordingLinks).where(eq(recordingLinks.domainId, domainId)),
          db.delete(userDomains).where(eq(userDomains.domainId, domainId)),
          db.update(designs).set(anonymous).where(eq(designs.domainId, domainId)),
          db.update(issueStates).set(anonymous).where(eq(issueStates.domainId, domainId)),
          db
            .update(domains)
            .set({ clientId: toClientId, updatedAt: now() })
            .where(ownDomain(clientId, domainId)),
          // The new client is not told who has made it.
          ...actAs({ by: currentActor().by }, () => entryStatements(db, { domainId }, entry)),
        ],
      };
    },
  };
  const made = await change(db, domain, step);
  if (made) logChange({ clientId: toClientId, domainId });
  return made !== undefined;
}

/** The statement that keeps the embed key of a domain’s client for it, and the previous one if that still works. */
const keepKeys = (db: Database, { domainId, clientId }: Domain) =>
  rawQuery(
    db,
    sql`INSERT OR IGNORE INTO formerKeys (domainId, key, since)
      SELECT ${domainId}, embedKeyBefore, ${now() - 1} FROM clients
        WHERE id = ${clientId} AND embedKeyBefore IS NOT NULL AND embedKeyBeforeUntil > ${now()}
      UNION ALL SELECT ${domainId}, embedKey, ${now()} FROM clients WHERE id = ${clientId}`,
  );

/** The embed keys of former clients of domains, as a backup has them. */
export const formerKeysOf = (domainId: object) =>
  jsonOf<string[]>(
    sql`(SELECT json_group_array(key) FROM (SELECT key FROM formerKeys WHERE domainId = ${domainId} ORDER BY since, key))`,
  );

/** The statement that replaces the embed keys of former clients of a client's domains by those of a backup. */
export const formerKeysStatement = (db: Database, list: { id: string; formerKeys: string[] }[]) =>
  rawQuery(
    db,
    sql`INSERT OR IGNORE INTO formerKeys (domainId, key, since)
      SELECT d.value ->> 'id', k.value, k.key FROM json_each(${JSON.stringify(list.map(({ id, formerKeys }) => ({ id, formerKeys })))}) d, json_each(d.value, '$.formerKeys') k`,
  );
