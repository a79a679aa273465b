import { columnDefaults } from '../../db/columns.ts';
import { constraintErrors } from '../../db/constraint-errors.ts';
import { onlyInEurope, policiesOutsideEurope } from '../../db/domains/only-in-europe.ts';
import type { Row } from '../../db/domains/part-rows.ts';
import { keyGiver, keyOfName } from '../../db/domains/service-keys.ts';
import { apiColumns, partNames, parts, type PartName } from '../../db/schema.ts';
import { policyNames } from '../../definitions/domain-fields.ts';
import { MAX_SERVICES, type Asset } from '../../definitions/embedding-fields.ts';
import { lacksCookie, NEEDS_COOKIE, websiteColumns } from '../../resources/domain.ts';
import { assetsOf, embeddingSchema } from '../../resources/embedding.ts';
import { localeSchema } from '../../resources/locale.ts';
import { bareName, placeholderSchema } from '../../resources/placeholder.ts';
import { themeSchema } from '../../resources/theme.ts';
import type * as z from 'zod/mini';
import { backupDomainColumns, type BackupDomain, domainForm } from './format.ts';
import type { ValueReader } from './value-reader.ts';

const partForms: Record<PartName, z.ZodMiniType<Row>> = {
  embeddings: embeddingSchema,
  locales: localeSchema.create,
  placeholders: placeholderSchema.create,
  themes: themeSchema,
};

/** A domain of a backup with its parts; omitted settings get their defaults. */
export function parseDomain(reader: ValueReader, raw: unknown, at: PropertyKey[]): BackupDomain {
  reader.countPart();
  const id = reader.idOf('domains', raw, at);
  // Each part is parsed separately, because zod must not find too many issues in one value.
  const lists = partNames.map((name) => {
    const value = (raw as Row | null | undefined)?.[name];
    return [name, Array.isArray(value) ? (value as unknown[]) : undefined] as const;
  });
  const without = Object.fromEntries(lists.flatMap(([name, value]) => (value ? [[name, []]] : [])));
  const read = reader.parse(domainForm, raw instanceof Object ? { ...(raw as Row), ...without } : raw, at);
  // A migration from CCM19 does not know the setting.
  const missing = {
    ...columnDefaults(backupDomainColumns),
    importCcm19Decisions: true,
    askedAgain: {},
    formerKeys: [],
    calls: {},
  };
  const domain = { ...missing, ...read, id } as BackupDomain;
  // Each issue once, in the order in which an export lists them.
  const dismissed = new Map((read?.dismissedIssues ?? []).map((issue) => [issue.issue, issue]));
  domain.dismissedIssues = [...dismissed.values()].toSorted((a, b) => (a.issue < b.issue ? -1 : 1));
  if (read) {
    if (lacksCookie(read)) reader.report([...at, 'consentStorage'], NEEDS_COOKIE);
    if (read.ownHostPath) domain.consentStorage = 'cookie';
    const { hostKey, path } = websiteColumns(domain.name);
    reader.once('site', `${hostKey}${path}`, [...at, 'name']);
  }
  for (const [name, value = []] of lists)
    domain[name] = value.map((part, i) => parsePart(reader, name, part, at.join(), [...at, name, i]));
  if (domain.embeddings.length > MAX_SERVICES)
    reader.report([...at, 'embeddings', MAX_SERVICES], constraintErrors.maxServices.detail);
  fillKeys(domain);
  setPolicies(domain, read);
  return domain;
}

function parsePart(
  reader: ValueReader,
  kind: PartName,
  part: unknown,
  domain: string,
  at: PropertyKey[],
): Row {
  reader.countPart();
  const read = reader.parse(partForms[kind], part, at);
  const { bareName: _, ...own }: Row = read ?? {};
  const row = { ...columnDefaults(apiColumns(parts[kind])), ...own };
  if (kind === 'embeddings' || kind === 'themes') row.id = reader.idOf(kind, part, at);
  else if (read) reader.once(`${kind} ${domain}`, bareName(row.name as string), [...at, 'name']);
  if (kind === 'themes' && row.default) reader.once('default', domain, [...at, 'default']);
  if (kind === 'embeddings') {
    row.assets = assetsWithIds(reader, row, at);
    if (row.key) reader.once(`key ${domain}`, row.key as string, [...at, 'key']);
  }
  return row;
}

/** The assets of an embedding with the ids that they have in the backup. */
function assetsWithIds(reader: ValueReader, { id, assets = [] }: Row, at: PropertyKey[]) {
  const given = assets as Asset[];
  return assetsOf(given).map((asset, i) => ({
    ...asset,
    id: reader.idOf(`asset of ${id as string}`, given[i], [...at, 'assets', i]),
  }));
}

/** Gives the services of a backup from before there were keys those that follow from their names. */
function fillKeys({ embeddings, retiredKeys }: BackupDomain) {
  const owners = new Map(Object.entries(retiredKeys));
  for (const { id, key } of embeddings) if (key) owners.set(key as string, id!);
  const keyFor = keyGiver(owners);
  for (const service of embeddings)
    service['key'] ||= keyFor(service.id!, keyOfName(String(service['name'])));
}

/** Backups of versions without policies have one setting for them in the theme that visitors see. */
function setPolicies(domain: BackupDomain, read: object | undefined) {
  const shown = domain.themes.find((theme) => theme.default) ?? domain.themes[0];
  if (shown?.enableOnlyInEu && !policyNames.some((name) => read && name in read))
    Object.assign(domain, policiesOutsideEurope('none'));
  for (const theme of domain.themes) theme.enableOnlyInEu = onlyInEurope(domain);
}
