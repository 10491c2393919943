import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6, type Socket } from 'node:net';
import proxyaddr from 'proxy-addr';

/** An IPv6 customer holds a whole /64 and may change the rest at will, so that is what is counted. */
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
 * The /56 around an IPv6 /64 of `createAddressReader`, at the end of a key: a provider gives one customer as much. Any
 * other key as it is.
 */
export function networkOf(key: string): string {
  const [, before, fourth = ''] = key.match(/^(.*:)([0-9a-f]{1,4})::\/64$/s) ?? [];
  return before === undefined ? key : `${before}${(Number.parseInt(fourth, 16) >> 8).toString(16)}::/56`;
}

/**
 * Makes the function that returns the network of a connection, a /56 of IPv6; null for one of the trusted proxies and
 * where it has no address. Throws when an entry is no address or range.
 */
export function createPeerReader(trustedProxies: string[]): (socket: Socket) => string | null {
  const trust = proxyaddr.compile(trustedProxies);
  return ({ remoteAddress }) =>
    remoteAddress === undefined || trust(remoteAddress, 0) ? null : networkOf(network(remoteAddress));
}

/** An entry of X-Forwarded-For without the port that some proxies add. */
function withoutPort(entry: string): string {
  const [, inBrackets, plain] = entry.match(/^(?:\[([^\]]{1,64})\]|([\d.]{1,15}))(?::\d{1,5})?$/) ?? [];
  return inBrackets ?? plain ?? entry;
}

const isPrivate = proxyaddr.compile(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Makes the function that returns the address of a request: the peer's address, or, where the peer is one of the
 * trusted proxies, the last address in X-Forwarded-For that is not; the peer's again where that is no address.
 * `onUntrusted` is called once, when a peer of this machine or network sends X-Forwarded-For and is not trusted: then it
 * is probably a proxy, and everybody behind it shares one address. Throws when an entry is no address or range.
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
