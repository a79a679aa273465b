import type * as z from 'zod/mini';
import { defaultsOf } from '../../db/bulk-insert.ts';
import { freshId } from '../../db/columns.ts';
import type { Row } from '../../db/domains/part-rows.ts';
import { constraintErrors } from '../../db/constraint-errors.ts';
import { onlyInEurope, policiesOutsideEurope } from '../../db/domains/only-in-europe.ts';
import { apiColumns, partNames, parts, type PartName } from '../../db/schema.ts';
import { freeKey, keyOfName } from '../../db/domains/service-keys.ts';
import { policyNames } from '../../definitions/domain-fields.ts';
import type { Asset } from '../../definitions/embedding-fields.ts';
import { featureDefaults } from '../../definitions/features.ts';
import { invalid, type ValidationError } from '../../http/problem.ts';
import { validationErrors } from '../../http/validation-messages.ts';
import { caseless } from '../../db/users/sign-in-names.ts';
import { MAX_USERS } from '../../db/users/users.ts';
import { countValues, MAX_ERRORS, MAX_VALUES, jsonPointer } from '../../lib/text/json-errors.ts';
import { randomHex } from '../../lib/crypto/random.ts';
import { websiteColumns } from '../../resources/domain.ts';
import { assetsOf } from '../../resources/embedding.ts';
import { withoutUndefined } from '../../resources/field-schemas.ts';
import { bareName } from '../../resources/placeholder.ts';
import {
  backupClientColumns,
  backupDomainColumns,
  BACKUP_VERSION,
  type Backup,
  type BackupDomain,
  type BackupUser,
} from './format.ts';
import { backupForm, clientForm, domainForm, partForms, userForm } from './schemas.ts';

/** The most domains and parts of domains that one backup may contain. */
const MAX_PARTS = 20_000;

const ID = /^[0-9a-f]{6,64}$/;
const EMBED_KEY = /^[0-9a-f]{16,128}$/;

type Options = { ids?: 'kept' | 'new' | undefined; beyondQuota?: boolean | undefined };
/** A backup that can be imported; `places` has the pointer of each id in it. */
export type ParsedBackup = Backup & { places: Map<string, string> };

/**
 * Checks a backup as strictly as single calls check their payloads, and completes it: omitted settings get their
 * defaults and, with `ids: 'new'`, everything gets a new id. Throws a 400 that names every validation error.
 */
export function parseBackup(
  input: unknown,
  { ids = 'kept', beyondQuota = false }: Options = {},
): ParsedBackup {
  const found: ValidationError[] = [];
  const places = new Map<string, string>();
  let count = 0;

  function report(at: PropertyKey[], detail: string) {
    found.push({ pointer: jsonPointer(at), detail });
    if (found.length === MAX_ERRORS) throw invalid(...found);
  }

  function parse<S extends z.ZodMiniType>(schema: S, value: unknown, at: PropertyKey[]) {
    // zod passes its issues on as arguments of a function, whose number is limited.
    if (countValues(value) > MAX_VALUES) {
      report(at, `Exceeds ${MAX_VALUES} values.`);
      return undefined;
    }
    const { success, data, error } = schema.safeParse(value);
    if (success) return withoutUndefined(data as object) as Partial<z.output<S>>;
    for (const { pointer: rest, detail } of validationErrors(error.issues)) {
      found.push({ pointer: jsonPointer(at) + rest, detail });
      if (found.length >= MAX_ERRORS) throw invalid(...found);
    }
    return undefined;
  }

  function counted() {
    if (++count > MAX_PARTS)
      throw invalid({
        pointer: '',
        detail: `The document exceeds ${MAX_PARTS} domains and parts of domains.`,
      });
  }

  /** Reports a value that must be unique and occurs a second time. */
  function once(kind: string, value: string, at: PropertyKey[]) {
    const key = `${kind} ${value}`;
    if (places.has(key)) report(at, `Duplicate of ${places.get(key)}.`);
    else places.set(key, jsonPointer(at));
    return value;
  }

  function idOf(kind: string, part: unknown, at: PropertyKey[]) {
    if (ids === 'new') return freshId();
    const id = (part as { id?: unknown } | null | undefined)?.id;
    if (typeof id === 'string' && ID.test(id)) return once(kind, id, [...at, 'id']);
    report(
      [...at, 'id'],
      'Must be an ID of 6 to 64 lowercase hex characters. Use "?ids=new" to create new IDs.',
    );
    return '';
  }

  function partOf(kind: PartName, part: unknown, domain: string, at: PropertyKey[]): Row {
    counted();
    const read = parse(partForms[kind], part, at);
    const { bareName: _, ...own }: Row = read ?? {};
    const row = { ...defaultsOf(apiColumns(parts[kind])), ...own };
    if (kind === 'embeddings' || kind === 'themes') row.id = idOf(kind, part, at);
    else if (read) once(`${kind} ${domain}`, bareName(row.name as string), [...at, 'name']);
    if (kind === 'themes' && row.default) once('default', domain, [...at, 'default']);
    if (kind === 'embeddings') {
      const assets = assetsOf((row.assets as Asset[] | undefined) ?? []);
      const asRead = row.assets as { id?: unknown }[];
      for (const [i, asset] of assets.entries())
        asset.id = idOf(`asset of ${row.id as string}`, asRead[i], [...at, 'assets', i]);
      row.assets = assets;
      if (row.key) once(`key ${domain}`, row.key as string, [...at, 'key']);
    }
    return row;
  }

  function domainOf(raw: unknown, at: PropertyKey[]): BackupDomain {
    counted();
    const id = idOf('domains', raw, at);
    // Each part is parsed separately, because zod must not find too many issues in one value.
    const lists = partNames.map((name) => {
      const value = (raw as Row | null | undefined)?.[name];
      return [name, Array.isArray(value) ? (value as unknown[]) : undefined] as const;
    });
    const without = Object.fromEntries(lists.flatMap(([name, value]) => (value ? [[name, []]] : [])));
    const read = parse(domainForm, raw instanceof Object ? { ...(raw as Row), ...without } : raw, at);
    const domain = { ...defaultsOf(backupDomainColumns), calls: {}, ...read, id } as BackupDomain;
    // Each issue once, in the order in which an export lists them.
    const dismissed = new Map((read?.dismissedIssues ?? []).map((issue) => [issue.issue, issue]));
    domain.dismissedIssues = [...dismissed.values()].toSorted((a, b) => (a.issue < b.issue ? -1 : 1));
    if (read) {
      const { hostKey, path } = websiteColumns(domain.name);
      once('site', `${hostKey}${path}`, [...at, 'name']);
    }
    for (const [name, value = []] of lists)
      domain[name] = value.map((part, i) => partOf(name, part, at.join(), [...at, name, i]));
    fillKeys(domain);
    // Backups of versions without policies have one setting for them in the theme that visitors see.
    const shown = domain.themes.find((theme) => theme.default) ?? domain.themes[0];
    if (shown?.enableOnlyInEu && !policyNames.some((name) => read && name in read))
      Object.assign(domain, policiesOutsideEurope('none'));
    for (const theme of domain.themes) theme.enableOnlyInEu = onlyInEurope(domain);
    return domain;
  }

  function userOf(raw: unknown, at: PropertyKey[]): BackupUser {
    const id = idOf('users', raw, at);
    const read = parse(userForm, raw, at);
    if (read) once('name', caseless(read.emailAddress!), [...at, 'emailAddress']);
    return { name: '', checkpointEmails: true, ...read, id } as BackupUser;
  }

  if ((input as Row | null)?.version !== BACKUP_VERSION)
    throw invalid({
      pointer: '/version',
      detail: `Must be ${BACKUP_VERSION}: other versions are not supported.`,
    });
  const whole = parse(backupForm, withoutParts(input), []);
  const raw = input as Record<'client' | 'embedKey' | 'users' | 'domains', unknown>;
  const id = idOf('clients', raw.client, ['client']);
  const own = parse(clientForm, raw.client, ['client']);
  const kept = typeof raw.embedKey === 'string' ? raw.embedKey : '';
  const embedKey = ids === 'new' ? randomHex(24) : kept;
  if (!EMBED_KEY.test(embedKey))
    report(
      ['embedKey'],
      'Must be 16 to 128 lowercase hex characters. Use "?ids=new" to create a new embed key.',
    );
  for (const field of ['username', 'emailAddress'] as const)
    if (own?.[field] !== undefined) places.set(`name ${caseless(own[field])}`, `/client/${field}`);
  const users = Array.isArray(raw.users) ? raw.users.map((user, i) => userOf(user, ['users', i])) : undefined;
  if (users && users.length > MAX_USERS) report(['users'], `Exceeds ${MAX_USERS} users.`);
  users?.forEach((user, i) => {
    if (user.id === id && id) report(['users', i, 'id'], 'Must not be the ID of the client.');
  });
  const domains = Array.isArray(raw.domains)
    ? raw.domains.map((domain, i) => domainOf(domain, ['domains', i]))
    : [];
  const features = { ...featureDefaults, ...own?.features };
  const client = { ...defaultsOf(backupClientColumns), ...own, features, id } as Backup['client'] & Quotas;
  if (!beyondQuota && own) checkQuotas(client, domains, report);
  if (found.length > 0) throw invalid(...found);
  return {
    version: BACKUP_VERSION,
    client,
    embedKey,
    // In the order in which an export lists them.
    users: users?.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    hosts: hostsOf(whole?.hosts ?? []),
    calls: whole?.calls ?? {},
    domains,
    places,
  };
}

/** Gives the services of a backup from before there were keys those that follow from their names. */
function fillKeys({ embeddings, retiredKeys }: BackupDomain) {
  const owners = new Map(Object.entries(retiredKeys));
  for (const { id, key } of embeddings) if (key) owners.set(key as string, id!);
  for (const service of embeddings) {
    service['key'] ||= freeKey(owners, service.id!, keyOfName(String(service['name'])));
    owners.set(service['key'] as string, service.id!);
  }
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
 * Reports every violation of the client's quotas and features. The triggers of drizzle/0000_init.sql enforce the same
 * limits for every single write, but an import lifts them while it writes, and names all violations before that.
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
