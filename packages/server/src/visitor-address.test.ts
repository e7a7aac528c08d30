import { expect, test } from 'vitest';
import { limitedAddress } from './visitor-address.ts';

test.each([
  ['2001:db8:0:12:a::1', '2001:db8:0:12::/64'],
  ['2001:0DB8:0000:0012:ffff:ffff:ffff:ffff', '2001:db8:0:12::/64'],
  ['2001:db8::12', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8:1:2::192.0.2.1', '2001:db8:1:2::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
])('%s is counted with its network, %s', (address, network) => {
  expect(limitedAddress(address)).toBe(network);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['', ''],
  ['no address', 'no address'],
])('%s is counted as %s', (address, counted) => {
  expect(limitedAddress(address)).toBe(counted);
});

test('neighbours of another network are counted for themselves', () => {
  expect(limitedAddress('2001:db8:0:12::1')).not.toBe(limitedAddress('2001:db8:0:13::1'));
});
