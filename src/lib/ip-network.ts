/** The first groups of an IPv6 address; an IPv4 address as it is. */
function groupsOf(address: string, count: number) {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const last = tail?.split(':') ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - last.length;
  return [...groups, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...last].slice(0, count).join(':');
}

/** The network that an address counts as against a limit: an IPv6 address stands for its /64, whoever has one has them all. */
export const networkOf = (address: string) => groupsOf(address, 4);

/** The site that a network belongs to: an IPv6 address stands for its /48, the most that providers give one customer. */
export const siteNetworkOf = (address: string) => groupsOf(address, 3);

/** A network and its neighbours: an IPv4 address stands for its /24, within which a provider gives one customer many. */
export const neighbourhoodOf = (address: string) =>
  siteNetworkOf(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1');
