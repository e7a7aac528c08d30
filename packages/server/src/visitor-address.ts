import { isIPv6 } from 'node:net';

/**
 * What limits by address count by. Whoever has one IPv6 address has the 2⁶⁴ of its network, and would be somebody new
 * with each; an IPv4 address written as one of IPv6 is the same visitor as without.
 */
export function limitedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(head), groups(tail ?? '')];
  // A group of dots stands for two.
  const missing = tail === undefined ? 0 : 8 - first.length - last.length - (plain.includes('.') ? 1 : 0);
  const all = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
