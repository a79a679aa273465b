import type { Embedding } from './config-types.ts';

type Named = { id: string; name: string; untranslatedName?: string; purpose?: string };

/** What others know an embedding by: its name before translation. */
export const nameOf = ({ untranslatedName, name }: Named) => untranslatedName ?? name;

/** What it is known by on other domains, where it has another id. */
export const sharingKeyOf = (e: Named) => `${e.purpose} ${nameOf(e)}`;

/** The names of all that it stores. */
export const assetNamesOf = ({ assets = [] }: Embedding) => assets.map(({ name }) => name);
