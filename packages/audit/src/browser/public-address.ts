import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Networks that are not the public internet: IANA's special-purpose address registries. */
const PRIVATE =
  `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 ::/96 64:ff9b::/96
64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 5f00::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8`.split(
    /\s+/,
  );

const networks = new BlockList();
for (const network of PRIVATE) {
  const [address = '', prefix] = network.split('/');
  networks.addSubnet(address, Number(prefix), isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Whether an IP address is one of the public internet. An IPv4 address that is written as IPv6 is judged as IPv4. */
const isPublicAddress = (address: string) =>
  isIP(address) !== 0 && !networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The IP address of a host; `reason` says why it is not connected to. */
export async function resolveHost(host: string, allowPrivate: boolean) {
  const { address } = await lookup(host).catch(() => ({ address: undefined }));
  if (address === undefined) return { reason: `the host ${host} does not exist` };
  if (!allowPrivate && !isPublicAddress(address))
    return { reason: `${host} has the private address ${address}`, privateAddress: address };
  return { address };
}
