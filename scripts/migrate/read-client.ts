import { createHash } from 'node:crypto';
import { MigrationError, type Get } from './source-api.ts';

export type Row = Record<string, unknown>;
/** A document for the import, not validated yet. */
export type Account = Row & { client: Row; domains: Row[] };
/** A document for the import, and the remaining manual steps. */
export type ClientToImport = { document: Account; byHand: string[] };

/** A list, whether it is an array, in an envelope, or an object by id or name. */
export function listOf(answer: unknown, key = 'id'): Row[] {
  if (Array.isArray(answer)) return answer as Row[];
  if (!(answer instanceof Object)) return [];
  const values = Object.values(answer as Row);
  const lists = values.filter((value) => Array.isArray(value)) as Row[][];
  if (lists.length === 1) return lists[0]!;
  if (!values.every((value) => value instanceof Object)) return [];
  return Object.entries(answer as Record<string, Row>).map(([name, value]) => ({ [key]: name, ...value }));
}

const hexOf = (text: string, length: number) =>
  createHash('sha256').update(text).digest('hex').slice(0, length);
const base64Of = (text: string, bytes: number) =>
  createHash('sha256').update(text).digest().subarray(0, bytes).toString('base64');

/** A valid hash that no password has, always the same for an id, so that a repeated run changes nothing. */
export const unusableHash = (id: string) =>
  `scrypt$16384$8$5$${base64Of(`salt ${id}`, 16)}$${base64Of(`key ${id}`, 32)}`;

/** Reads a client with all of its resources; `tell` receives the progress. */
export async function readClient(
  get: Get,
  listed: Row,
  tell: (what: string) => void,
): Promise<ClientToImport> {
  const id = String(listed.id);
  const path = `/client/${encodeURIComponent(id)}`;
  // Placet itself returns everything in one response.
  const whole = (await get(`${path}/export`).catch(ignore)) as Row | undefined;
  if (whole?.version === 1 && whole.client) return { document: whole as Account, byHand: [] };

  const found = (await get(path)) as Row | undefined;
  if (!found) throw new MigrationError('the client is listed but could not be read');
  const byHand: string[] = [];
  const { actualCallCount: _, domainCountData: __, ...known } = listed;
  const client: Row = {
    // A property that the source system omits has its default there.
    domainMaxCount: 0,
    widgetDisplayMaxCount: 0,
    ...known,
    ...found,
    id,
  };
  if (!client.passwordHash) {
    client.passwordHash = unusableHash(id);
    byHand.push('The password was not imported: set a new one, or send the client a password link.');
  }
  const domains: Row[] = [];
  const keys = new Set<string>();
  const list = listOf(await get(`${path}/domain`));
  for (const [i, domain] of list.entries()) {
    tell(`domain ${i + 1} of ${list.length}: ${nameOf(domain)}`);
    const { snippets, ...read } = await readDomain(
      get,
      `${path}/domain/${encodeURIComponent(String(domain.id))}`,
      domain,
    );
    const [, key] = /apiKey=([\w-]+)/.exec(snippets) ?? [];
    const [, named] = /domain=([\w-]+)/.exec(snippets) ?? [];
    if (key) keys.add(key);
    if (named && named !== String(domain.id)) {
      byHand.push(
        `The snippet of ${nameOf(domain)} uses the domain ID ${named} instead of ${String(domain.id)}; ${named} was imported.`,
      );
      read.id = named;
    }
    domains.push(read);
  }
  const [embedKey, ...others] = keys;
  if (!embedKey)
    byHand.push(
      'No embed key was found in its snippets: it got a new one, so its websites need new snippets.',
    );
  if (others.length > 0)
    byHand.push(
      `Its snippets use several embed keys; ${embedKey} was imported, but not ${others.join(', ')}.`,
    );
  return {
    document: { version: 1, client, embedKey: embedKey ?? hexOf(`embed key ${id}`, 48), domains },
    byHand,
  };
}

const nameOf = ({ name, id }: Row) => String(name ?? id);
const ignore = () => undefined;

async function readDomain(get: Get, path: string, listed: Row) {
  const domain = (await get(path)) as Row | undefined;
  const embeddings: Row[] = [];
  for (const listed of listOf(await get(`${path}/embedding`))) {
    const at = `${path}/embedding/${encodeURIComponent(String(listed.id))}`;
    const embedding: Row = listed.purpose === undefined ? ((await get(at)) as Row) : listed;
    const assets = listOf(embedding.assets ?? (await get(`${at}/asset`)));
    embeddings.push({
      ...embedding,
      id: listed.id,
      assets: assets.map((asset, i) => ({ id: hexOf(`${at}/${i}`, 12), ...asset })),
    });
  }
  const locales: Row[] = [];
  for (const locale of listOf(await get(`${path}/locale`), 'name'))
    locales.push(
      Object.keys(locale).length > 3 ? locale : ((await get(`${path}/locale/${String(locale.name)}`)) as Row),
    );
  const placeholders = listOf(await get(`${path}/placeholder`), 'name');
  const themes = listOf(await get(`${path}/theme`)).map((theme, i) => ({
    id: hexOf(`${path}/theme/${i}`, 12),
    ...theme,
  }));
  const snippets = JSON.stringify((await get(`${path}/onboarding/embed`)) ?? '').replaceAll('&amp;', '&');
  return {
    ...listed,
    ...domain,
    id: String(listed.id),
    embeddings,
    locales,
    placeholders,
    themes,
    snippets,
  } as Row & {
    snippets: string;
  };
}
