import { columnDefaults } from '../../db/columns.ts';
import { newEmbedKey } from '../../db/clients/embed-keys.ts';
import { constraintErrors } from '../../db/constraint-errors.ts';
import type { Row } from '../../db/domains/part-rows.ts';
import { caseless } from '../../db/users/sign-in-names.ts';
import { MAX_USERS } from '../../db/users/users.ts';
import { featureDefaults } from '../../definitions/features.ts';
import { invalid } from '../../http/problem.ts';
import { websiteColumns } from '../../resources/domain.ts';
import {
  backupClientColumns,
  BACKUP_VERSION,
  type Backup,
  type BackupDomain,
  backupForm,
  clientForm,
  EMBED_KEY,
  userForm,
} from './format.ts';
import { parseDomain } from './parse-domain.ts';
import { createValueReader, type ValueReader } from './value-reader.ts';

type Options = { ids?: 'kept' | 'new' | undefined; beyondQuota?: boolean | undefined };
/** A backup that can be imported; `places` has the pointer of each id in it. */
export type ParsedBackup = Backup & { places: Map<string, string> };

/**
 * Checks a backup as strictly as single calls, and completes it: omitted settings get their defaults and, with `ids:
 * 'new'`, everything gets a new ID. Throws a 400 with every validation error.
 */
export function parseBackup(
  input: unknown,
  { ids = 'kept', beyondQuota = false }: Options = {},
): ParsedBackup {
  if ((input as Row | null)?.version !== BACKUP_VERSION)
    throw invalid({
      pointer: '/version',
      detail: `Must be ${BACKUP_VERSION}: other versions are not supported.`,
    });
  const reader = createValueReader(ids);
  const whole = reader.parse(backupForm, withoutParts(input), []);
  const raw = input as Record<'client' | 'embedKey' | 'users' | 'domains', unknown>;
  const id = reader.idOf('clients', raw.client, ['client']);
  const own = reader.parse(clientForm, raw.client, ['client']);
  const embedKey = ids === 'new' ? newEmbedKey() : embedKeyOf(reader, raw.embedKey);
  for (const field of ['username', 'emailAddress'] as const)
    if (own?.[field] !== undefined) reader.places.set(`name ${caseless(own[field])}`, `/client/${field}`);
  const users = usersOf(reader, raw.users, id);
  const domains = listOf(raw.domains)?.map((domain, i) => parseDomain(reader, domain, ['domains', i])) ?? [];
  if (users) limitUsers(reader, users, raw.domains, domains);
  // A copy is another website, which neither has snippets of former clients nor decisions.
  if (ids === 'new') for (const domain of domains) Object.assign(domain, { formerKeys: [], askedAgain: {} });
  const features = { ...featureDefaults, ...own?.features };
  const client = { ...columnDefaults(backupClientColumns), ...own, features, id } as Backup['client'] &
    Quotas;
  if (!beyondQuota && own) checkQuotas(client, domains, reader.report);
  if (reader.errors.length > 0) throw invalid(...reader.errors);
  return {
    version: BACKUP_VERSION,
    client,
    embedKey,
    users: users?.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    hosts: hostsOf(whole?.hosts ?? []),
    calls: whole?.calls ?? {},
    domains,
    places: reader.places,
  };
}

const listOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : undefined);

function embedKeyOf({ report }: ValueReader, value: unknown) {
  if (typeof value === 'string' && EMBED_KEY.test(value)) return value;
  report(
    ['embedKey'],
    'Must be 16 to 128 lowercase hex characters. Use "?ids=new" to create a new embed key.',
  );
  return '';
}

/** The users of the backup in its order. */
function usersOf(reader: ValueReader, list: unknown, clientId: string) {
  const users = listOf(list)?.map((user, i) => userOf(reader, user, ['users', i]));
  if (users && users.length > MAX_USERS) reader.report(['users'], `Exceeds ${MAX_USERS} users.`);
  users?.forEach(({ id }, i) => {
    if (id === clientId && id) reader.report(['users', i, 'id'], 'Must not be the ID of the client.');
  });
  return users;
}

/** Checks the domains that users see, which are those of the document, and gives them the IDs that these get. */
function limitUsers(reader: ValueReader, users: Users, raw: unknown, domains: BackupDomain[]) {
  const ids = new Map((listOf(raw) ?? []).map((one, i) => [(one as Row | null)?.['id'], domains[i]?.id]));
  users.forEach((user, i) => {
    if (user.domains === null) return;
    if (user.role === 'owner')
      reader.report(['users', i, 'domains'], 'Must be null: owners see all domains.');
    const own = user.domains.map((id, j) => {
      if (!ids.has(id))
        reader.report(['users', i, 'domains', j], 'Must be the ID of a domain in the document.');
      return ids.get(id) ?? '';
    });
    user.domains = [...new Set(own)].sort();
  });
}
type Users = NonNullable<Backup['users']>;

function userOf(reader: ValueReader, raw: unknown, at: PropertyKey[]) {
  const id = reader.idOf('users', raw, at);
  const read = reader.parse(userForm, raw, at);
  if (read) reader.once('name', caseless(read.emailAddress!), [...at, 'emailAddress']);
  return { name: '', checkpointEmails: true, domains: null, ...read, id } as Users[number];
}

/** Each host once, in the order in which an export lists them. */
function hostsOf(names: string[]) {
  const byKey = new Map(names.map((name) => [websiteColumns(name).hostKey, websiteColumns(name).name]));
  return [...byKey.keys()].sort().map((key) => byKey.get(key)!);
}

/** The document without its large values, which are parsed separately. */
const withoutParts = (input: unknown) => {
  const { client, embedKey, users, domains, ...rest } = input as Row;
  return {
    ...rest,
    client: client && 0,
    embedKey: embedKey && 0,
    users: Array.isArray(users) ? [] : users,
    domains: Array.isArray(domains) ? [] : domains,
  };
};

type Quotas = { domainMaxCount?: unknown; whitelabelMaxCount?: unknown; features: typeof featureDefaults };

/**
 * Reports every violation of the client’s quotas and features, because an import lifts the triggers that enforce them
 * for single writes (drizzle/0000_init.sql).
 */
function checkQuotas(
  { domainMaxCount, whitelabelMaxCount, features }: Quotas,
  domains: BackupDomain[],
  report: (at: PropertyKey[], detail: string) => void,
) {
  const most = (max: unknown) => (max === -1 ? Infinity : (max as number));
  let whitelabels = 0;
  domains.forEach((domain, i) => {
    if (i >= most(domainMaxCount)) report(['domains', i], constraintErrors.domainMaxCount.detail);
    if (i > 0 && !features.canUseMultiDom) report(['domains', i], constraintErrors.canUseMultiDom.detail);
    if (domain.whitelabel && ++whitelabels > most(whitelabelMaxCount))
      report(['domains', i, 'whitelabel'], constraintErrors.whitelabelMaxCount.detail);
    if (domain.locales.length > 2 && !features.moreThan2Lang)
      report(['domains', i, 'locales', 2], constraintErrors.moreThan2Lang.detail);
  });
}
