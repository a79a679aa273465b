import type { Embedding } from '../config-types.ts';

type Named = { id: string; name: string; untranslatedName?: string; purpose?: string };

/** The name before translation, which tag managers and other domains know. */
export const nameOf = ({ untranslatedName, name }: Named) => untranslatedName ?? name;

/** The key that identifies a service or purpose on other domains, where its id differs. */
export const sharingKeyOf = (e: Named) => `${e.purpose} ${nameOf(e)}`;

/** The names of all cookies and storage keys of an embedding. */
export const assetNamesOf = ({ assets = {} }: Embedding) => Object.values(assets).flat();
