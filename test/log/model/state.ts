import type { Entry } from './blocks.ts';

type Item = { id: string; name: string; purpose: string; active: boolean };
/** A domain as `DB` has it; `visitors` are known for ever. */
export type Site = {
  id: string;
  name: string;
  P: string;
  embedKey: string;
  /** The database that its log is in, and the log’s id there. */
  database: number;
  log: number;
  services: Item[];
  visitors: string[];
};
/**
 * A log as its database has it; its entries are the same objects in every saved state and copy, so an erasure holds in
 * all.
 */
export type Log = { domain: string; began: number; entries: Entry[] };

/** What a database should have: its logs and their old copies by id, and the domains if it is `DB`. */
export type State = { logs: Map<number, Log>; sites: Site[] };

const copyOfLog = (log: Log): Log => ({ ...log, entries: [...log.entries] });

export const copyOf = ({ logs, sites }: State): State => ({
  logs: new Map([...logs].map(([id, log]) => [id, copyOfLog(log)])),
  sites: sites.map((site) => ({ ...site, services: structuredClone(site.services) })),
});
