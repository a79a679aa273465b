import type { Account, Entry } from './account.ts';
import {
  domain,
  locales,
  purposeLabels,
  services,
  type Fields,
  type Locale,
  type Service,
} from './fixture.ts';

/** Fields of the hosting API's resources to change; services by name, one that is not there yet is created. */
export type Changes = {
  domain?: Fields;
  theme?: Fields;
  /** Those that are not there yet are created. */
  locales?: Record<string, Fields>;
  services?: Record<string, Fields>;
  placeholders?: Record<string, string>;
};

/** A decision as it has to stand in the log; `accepted` are names of services. */
export type Decision = {
  accepted: string[];
  consent?: boolean;
  lang?: Locale;
  manipulationPrevention?: boolean;
};

/** A new domain of the account, set up as the fixture says; with `presets` by its name alone, and these imported. */
export async function createDomain(account: Account, name: string, presets?: number[]) {
  const { id } = await account.domains('POST', '', { name, ...(!presets && domain) });
  const call = <T = { id: string }>(method: string, path: string, body?: unknown) =>
    account.domains<T>(method, `/${id}${path}`, body);
  const known = new Map<string, Service & { id: string }>();

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
  const setServices = async () => {
    for (const service of services) await setService(service.name, service);
  };
  if (presets) {
    const wanted = presets.map((preset) => ({ id: preset, active: true }));
    await call('POST', '/onboarding/presets', wanted);
  } else await Promise.all([setServices(), setLocales(locales)]);

  return {
    id,
    idOf: (service: string) => known.get(service)!.id,
    /** The tags for its pages: the one that finds the language, and one for each. */
    snippets: await call<Record<'default' | Locale, string>>('GET', '/onboarding/embed'),

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

    /** How the question ended, by day and locale, as the hosting API shows it. */
    statistics: () => call<Record<string, unknown>[]>('GET', '/statistics'),
    findings: async () =>
      (await call<{ id: string }[]>('GET', '/onboarding/findings')).map(({ id }) => id).sort(),

    async viewCount() {
      const list = await account.read<{ id: string; viewCount: number }[]>('');
      return list.find((item) => item.id === id)!.viewCount;
    },

    /** What the log has to hold of a decision, besides the visitor's ID and the time. */
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

export type Domain = Awaited<ReturnType<typeof createDomain>>;
