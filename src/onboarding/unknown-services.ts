import { registrableDomain } from '../lib/website.ts';
import { readStaticTable } from '../lib/static-table.ts';

type UnknownService = { name: string; hosts: string[] };

/** Hosts without a preset, named after their owner if the table has one, otherwise after themselves. */
export async function unknownServices(assets: Fetcher, hosts: string[]): Promise<UnknownService[]> {
  if (hosts.length === 0) return [];
  const owners = await hostOwners(assets);
  const byName = Map.groupBy(hosts, (host) => ownerOf(owners, host) ?? registrableDomain(host));
  return [...byName].map(([name, hosts]) => ({ name, hosts }));
}

const hostOwners = async (assets: Fetcher) =>
  new Map(
    Object.entries(await (await readStaticTable(assets, 'host-owners.json')).json<Record<string, string>>()),
  );

/** Looks up the host itself, then each domain above it. */
function ownerOf(owners: Map<string, string>, host: string): string | undefined {
  const parent = host.slice(host.indexOf('.') + 1);
  return owners.get(host) ?? (parent.includes('.') && parent !== host ? ownerOf(owners, parent) : undefined);
}
