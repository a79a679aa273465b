/** The first groups of an IPv6 address; an IPv4 address as it is. */
function groupsOf(address: string, count: number) {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const last = tail?.split(':') ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - last.length;
  return [...groups, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...last].slice(0, count).join(':');
}

/** The /64 of an IPv6 address: anyone who has one of its addresses has all of them. */
export const networkOf = (address: string) => groupsOf(address, 4);

/** The site of an address: the /48 of an IPv6 address, the largest network that providers assign to one customer. */
export const siteNetworkOf = (address: string) => groupsOf(address, 3);

/** A network with its neighbors: also the /24 of an IPv4 address, because a customer may have many addresses in it. */
export const neighborhoodOf = (address: string) =>
  siteNetworkOf(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1');
