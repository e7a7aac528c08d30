import { lookup as resolveName } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that no message goes to: this machine, its neighbours, and what belongs to nobody. */
const CLOSED: readonly (readonly [net: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Of IPv6 only 2000::/3 is given out: the rest is this machine, its neighbours, or an IPv4 address in disguise.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

// A list each: in one of both, an IPv4 address would be looked for among those of IPv6 as well.
const closed = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, prefix] of CLOSED) closed[family(net)].addSubnet(net, prefix, family(net));

export class AddressRefused extends Error {
  readonly host: string;

  constructor(host: string) {
    super(`${host} is not an address that messages may be sent to.`);
    this.name = 'AddressRefused';
    this.host = host;
  }
}

/** Says which addresses may be reached; `allowed` are networks (`127.0.0.1`, `10.1.0.0/16`) that the operator opens. */
export class AddressGuard {
  readonly #allowed = new BlockList();

  constructor(allowed: readonly string[] = []) {
    for (const entry of allowed) {
      const [net = '', prefix] = entry.split('/');
      if (prefix === undefined) this.#allowed.addAddress(net, family(net));
      else this.#allowed.addSubnet(net, Number(prefix), family(net));
    }
  }

  /** Whether the operator has opened this address, though it is one of the closed ones. */
  opened(address: string): boolean {
    return this.#allowed.check(address, family(address));
  }

  allows(address: string): boolean {
    return this.opened(address) || !closed[family(address)].check(address, family(address));
  }

  /** A host written as a number is not looked up, so it is checked before the connection is made. */
  checkHost(host: string): void {
    const address = host.replace(/^\[(.*)\]$/, '$1');
    if (isIP(address) !== 0 && !this.allows(address)) throw new AddressRefused(host);
  }

  /**
   * For the connection itself: the address that was checked is the one that is connected to, so a name that answers
   * differently a moment later gains nothing. One closed address among several refuses the name.
   */
  readonly lookup: LookupFunction = (host, options, callback) => {
    resolveName(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const [first] = addresses;
      const refused = addresses.find(({ address }) => !this.allows(address));
      if (refused !== undefined || first === undefined) return callback(new AddressRefused(host), '', 0);
      if (options.all === true) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}

/** `127.0.0.1` or `10.1.0.0/16`, as the setting takes it. */
export function isNetwork(text: string): boolean {
  const [net = '', prefix, ...rest] = text.split('/');
  const bits = isIP(net) === 6 ? 128 : 32;
  if (isIP(net) === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}
