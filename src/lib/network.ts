/** The network that an address counts as against a limit: an IPv6 address stands for its /64, whoever has one has them all. */
export function networkOf(address: string) {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const last = tail?.split(':') ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - last.length;
  return [...groups, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...last].slice(0, 4).join(':');
}

/** A network that takes part in a count of networks: the /24 or /48 that a provider usually gives one customer at most. */
export const siteNetworkOf = (address: string) => neighbourhoodOf(address).split(':').slice(0, 3).join(':');

/** A network and its neighbours: an IPv4 address stands for its /24, within which a provider gives one customer many. */
export const neighbourhoodOf = (address: string) =>
  networkOf(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1');
