import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6, type Socket } from 'node:net';
import proxyaddr from 'proxy-addr';

/** An IPv6 customer holds a /64 and may change the lower half at will, so the /64 is counted. */
function network(address: string): string {
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length);
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const gap = address.includes('::') ? Array(8 - first.length - last.length).fill('0') : [];
  return `${[...first, ...gap, ...last]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * Widens an IPv6 /64 of `createAddressReader`, at the end of a key, to its /56, which a provider may assign to one
 * customer. Returns other keys unchanged.
 */
export function networkOf(key: string): string {
  const [, before, fourth = ''] = key.match(/^(.*:)([0-9a-f]{1,4})::\/64$/s) ?? [];
  return before === undefined ? key : `${before}${(Number.parseInt(fourth, 16) >> 8).toString(16)}::/56`;
}

/**
 * Creates the function that returns the network of a connection, a /56 for IPv6; null for trusted proxies and without
 * an address. Throws when an entry is no address or range.
 */
export function createPeerReader(trustedProxies: string[]): (socket: Socket) => string | null {
  const trust = proxyaddr.compile(trustedProxies);
  return ({ remoteAddress }) =>
    remoteAddress === undefined || trust(remoteAddress, 0) ? null : networkOf(network(remoteAddress));
}

function withoutPort(entry: string): string {
  const [, inBrackets, plain] = entry.match(/^(?:\[([^\]]{1,64})\]|([\d.]{1,15}))(?::\d{1,5})?$/) ?? [];
  return inBrackets ?? plain ?? entry;
}

const isPrivate = proxyaddr.compile(['loopback', 'linklocal', 'uniquelocal']);

/** Returns true for this machine and its networks, which are also the address of all visitors behind a proxy that is not trusted. */
export const isOwnNetwork = (address: string): boolean => isPrivate(address, 0);

/**
 * Creates the function that returns the client address: the peer's address or, when the peer is a trusted proxy, the
 * last untrusted address in X-Forwarded-For; the peer's again when that is invalid. Calls `onUntrusted` once, when an
 * untrusted peer on this machine or network sends X-Forwarded-For: it is probably a proxy, and everyone behind it
 * shares one address. Throws when an entry is no address or range.
 */
export function createAddressReader(
  trustedProxies: string[],
  onUntrusted: () => void = () => {},
): (request: IncomingMessage) => string {
  const trust = proxyaddr.compile(trustedProxies);
  let isWarned = false;
  return (request) => {
    const { socket } = request;
    const peer = socket.remoteAddress ?? '';
    const forwarded = request.headers['x-forwarded-for'];
    if (forwarded === undefined) return network(peer);
    if (!isWarned && isIP(peer) !== 0 && isPrivate(peer, 0) && !trust(peer, 0)) {
      isWarned = true;
      onUntrusted();
    }
    const entries = String(forwarded)
      .split(',')
      .map((entry) => withoutPort(entry.trim()));
    const headers = { 'x-forwarded-for': entries.join(', ') };
    const address = proxyaddr({ socket, connection: socket, headers } as unknown as IncomingMessage, trust);
    return network(isIP(address) === 0 ? peer : address);
  };
}
