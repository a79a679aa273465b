/** Calls the hosting API of an instance. */
type Hosting = <T>(method: string, path: string, body?: unknown) => Promise<T>;
type Row = { id: string };
type Named = { name: string; [field: string]: unknown };

/** The hash of a password that nobody needs. */
const BCRYPT = `$2b$10$${'a'.repeat(53)}`;

/** Creates an active client with an API key. */
export async function makeClient(hosting: Hosting, username: string, more: object = {}) {
  const own = { username, emailAddress: `${username}@agency.example`, passwordHash: BCRYPT, active: true };
  const { id } = await hosting<Row>('POST', '/client', { ...own, ...more });
  const { apiKey } = await hosting<{ apiKey: string }>('POST', `/client/${id}/apiKey`);
  return { id, apiKey };
}

/** Creates a domain with active services, and reads the snippet for its pages. */
export async function makeSite(hosting: Hosting, clientId: string, domain: Named, services: Named[] = []) {
  const { id } = await hosting<Row>('POST', `/client/${clientId}/domain`, domain);
  const path = `/client/${clientId}/domain/${id}`;
  const embeddings: string[] = [];
  for (const service of services)
    embeddings.push((await hosting<Row>('POST', `${path}/embedding`, { active: true, ...service })).id);
  const { default: snippet } = await hosting<{ default: string }>('GET', `${path}/onboarding/embed`);
  const embedKey = /apiKey=(\w+)/.exec(snippet)![1]!;
  const { origin } = new URL(domain.name.includes('://') ? domain.name : `https://${domain.name}`);
  return { id, path, embeddings, snippet, embedKey, origin };
}

/** The hash of the consent notice in a script of `/app.js`; undefined without one. */
export const noticeIn = (script: string) => /"notice":"([0-9a-f]{64})"/.exec(script)?.[1];
