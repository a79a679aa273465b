import { randomBytes } from 'node:crypto';
import { accountOf, createAccount, type Account, type Entry, type Evidence } from './account.ts';
import {
  domain,
  locales,
  purposeLabels,
  services,
  type Fields,
  type Locale,
  type Service,
} from './fixture.ts';
import { hostingAt } from './worker.ts';

/** Changes of the hosting API's resources; services by name, and a new name creates a service. */
export type Changes = {
  domain?: Fields;
  theme?: Fields;
  /** Missing locales are created. */
  locales?: Record<string, Fields>;
  services?: Record<string, Fields>;
  placeholders?: Record<string, string>;
};

/** A decision that the log must contain; `accepted` are names of services. */
export type Decision = {
  accepted: string[];
  consent?: boolean;
  lang?: Locale;
  manipulationPrevention?: boolean;
};

type Known = Service & { id: string };
type Snippets = Record<'default' | Locale, string>;

/** Creates a domain with the fixture's configuration, or, with `presets`, with the defaults and these presets. */
export async function createDomain(account: Account, name: string, presets?: number[]) {
  const { id } = await account.domains('POST', '', { name, ...(!presets && domain) });
  if (presets) {
    const wanted = presets.map((preset) => ({ id: preset, active: true }));
    await account.domains('POST', `/${id}/onboarding/presets`, wanted);
  }
  const known: Known[] = [];
  if (!presets)
    for (const service of services) {
      const made = await account.domains('POST', `/${id}/embedding`, { active: true, ...service });
      known.push({ ...service, id: made.id });
    }
  if (!presets)
    for (const [locale, fields] of Object.entries(locales))
      await account.domains('PUT', `/${id}/locale/${locale}`, fields);
  // The snippets for its pages: one that detects the language, and one for each language.
  const snippets = await account.domains<Snippets>('GET', `/${id}/onboarding/embed`);
  return domainOf(account, { id, name, known, snippets });
}

/**
 * Gives a function that copies the fixture's domain for a new client in one call, because creating it takes a dozen; further
 * services come with the copy.
 */
export async function fixtureAt(base: string, site: string) {
  const account = await createAccount(base);
  const { id, known, snippets } = await createDomain(account, site);
  const original = JSON.stringify({ id, known, snippets, document: await account.exported() });
  return async (name: string, more: Service[] = []) => {
    const fresh = new Map<string, string>();
    const another = (hex: string) => {
      const id = fresh.get(hex) ?? randomBytes(hex.length / 2).toString('hex');
      fresh.set(hex, id);
      return id;
    };
    // Ids and keys are replaced; the end of the username has the form of an id, too.
    const copy = JSON.parse(original.replace(/\b([0-9a-f]{12}|[0-9a-f]{48})\b/g, another));
    const { document, ...rest } = copy;
    document.domains[0].name = name;
    document.domains[0].embeddings.push(
      ...more.map((service) => ({ id: randomBytes(6).toString('hex'), active: true, ...service })),
    );
    await hostingAt(base)('POST', '/import', document);
    const own = accountOf(base, document.client);
    return { account: own, domain: domainOf(own, { ...rest, name }) };
  };
}

type Made = { id: string; name: string; known: Known[]; snippets: Snippets };

function domainOf(account: Account, { id, name, known: list, snippets }: Made) {
  const call = <T = { id: string }>(method: string, path: string, body?: unknown) =>
    account.domains<T>(method, `/${id}${path}`, body);
  const known = new Map(list.map((service) => [service.name, service]));

  async function setService(name: string, fields: Fields) {
    const before = known.get(name);
    const service = { ...before, ...fields, name } as Service;
    const { id } = before
      ? await call('PUT', `/embedding/${before.id}`, service)
      : await call('POST', '/embedding', { active: true, ...service });
    known.set(name, { ...service, id });
  }
  const setLocales = (changes: Changes['locales'] = {}) =>
    Promise.all(
      Object.entries(changes).map(([name, fields]) =>
        name in locales
          ? call('PUT', `/locale/${name}`, fields)
          : call('POST', '/locale', { name, active: true, ...fields }),
      ),
    );
  return {
    id,
    known: list,
    snippets,
    idOf: (service: string) => known.get(service)!.id,

    async configure(changes: Changes) {
      if (changes.domain) await call('PUT', '', { name, ...changes.domain });
      if (changes.theme) {
        const [theme] = await call<[{ id: string; name: string }]>('GET', '/theme');
        await call('PUT', `/theme/${theme.id}`, { name: theme.name, ...changes.theme });
      }
      await setLocales(changes.locales);
      for (const [name, fields] of Object.entries(changes.services ?? {})) await setService(name, fields);
      if (changes.placeholders) {
        const list = Object.entries(changes.placeholders).map(([name, value]) => ({ name, value }));
        await call('PUT', '/placeholder', list);
      }
    },

    /** The entries of the log, newest first; those of one visitor by the beginning of the ID. */
    entries: (ucid = '') => account.read<Entry[]>(`/${id}/consents${ucid && `/${ucid}`}`),

    /** A visitor’s evidence file. */
    evidence: (ucid: string) => account.read<Evidence>(`/${id}/consents/${ucid}/receipt`),

    /** The banner interactions by day and locale, from the hosting API. */
    async statistics() {
      await account.fold();
      return call<Record<string, unknown>[]>('GET', '/statistics');
    },
    issues: async () =>
      (await call<{ id: string }[]>('GET', '/onboarding/issues')).map(({ id }) => id).sort(),

    async viewCount() {
      await account.fold();
      const list = await account.read<{ id: string; viewCount: number }[]>('');
      return list.find((item) => item.id === id)!.viewCount;
    },

    /** The properties of a decision in the log, besides consent ID and time. */
    content({ accepted, consent = true, lang = 'en_US', manipulationPrevention = false }: Decision) {
      const of = accepted.map((name) => known.get(name)!);
      return {
        consent,
        purposes: Object.fromEntries(of.map(({ purpose }) => [purpose, purposeLabels[lang][purpose]])),
        embeddings: Object.fromEntries(
          of.map(({ id, name, translations }) => [id, translations?.[lang]?.name ?? name]),
        ),
        manipulationPrevention,
      };
    },
  };
}

export type Domain = ReturnType<typeof domainOf>;
