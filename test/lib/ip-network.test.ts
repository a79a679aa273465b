import { expect, test } from 'vitest';
import { neighborhoodOf, networkOf, siteNetworkOf } from '../../src/lib/http/ip-network.ts';

test('an IPv4 address is a network of its own', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0:0:3::1', '2001:0:0:3'],
  ['2001::3:4:5:6:7', '2001:0:0:3'],
  ['::1', ':0:0:0'],
])('the IPv6 address %s stands for its /64', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('an IPv6 address belongs to the site of its /48, an IPv4 address is one, and has its /24 around it', () => {
  expect(['2001:db8:1:2::1', '2001:db8::1', '192.0.2.7'].map(siteNetworkOf)).toEqual([
    '2001:db8:1',
    '2001:db8:0',
    '192.0.2.7',
  ]);
  expect(['2001:db8:1:2::1', '192.0.2.7'].map(neighborhoodOf)).toEqual(['2001:db8:1', '192.0.2']);
});
