import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
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
 * Makes the function that tells where a request came from: the peer's address, or, where the peer is one of the
 * trusted proxies, the last address in X-Forwarded-For that is not. Throws when an entry is no address or range.
 */
export function createAddressReader(trustedProxies: string[]): (request: IncomingMessage) => string {
  const trust = proxyaddr.compile(trustedProxies);
  return (request) => network(proxyaddr(request, trust));
}
