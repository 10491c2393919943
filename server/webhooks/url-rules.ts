import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { UrlProblem } from '../../contract/webhook.ts';

function ranges(...networks: string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return list;
}

/**
 * Where no webhook leads: link-local addresses and the fixed ones by which clouds give their machines credentials, also
 * as IPv6 wraps them, and what is no receiver's address at all.
 */
const closed = ranges(
  '169.254.0.0/16',
  'fe80::/10',
  '64:ff9b::a9fe:0/112',
  'fd00:ec2::254/128',
  '100.100.100.200/32',
  '168.63.129.16/32',
  '192.0.0.0/24',
  '0.0.0.0/8',
  '::/128',
  '224.0.0.0/4',
  'ff00::/8',
  '255.255.255.255/32',
);

/** This machine and the company's own networks, where a receiver may do without a certificate. */
const own = ranges(
  '127.0.0.0/8',
  '::1/128',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  'fc00::/7',
);

function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Why nothing may be sent to an address of the internet protocol; null when it may. */
export function problemOfAddress(address: string, { protocol }: Pick<URL, 'protocol'>): UrlProblem | null {
  if (isIn(closed, address)) return 'url-closed';
  return protocol === 'http:' && !isIn(own, address) ? 'url-plain' : null;
}

/** The host as sockets take it: an IPv6 address without its brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** What a name leads to now, as far as that is known within two seconds. */
async function addressesOf(host: string): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never[]>((done) => {
    timer = setTimeout(done, 2_000, []);
  });
  const found = lookup(host, { all: true }).catch(() => []);
  const addresses = await Promise.race([found, late]);
  clearTimeout(timer);
  return addresses.map(({ address }) => address);
}

/**
 * Reads the address of a webhook, or says what is wrong with it. What a name leads to may change, and may not be known
 * yet: it is looked at again with each delivery (send.ts).
 */
export async function readUrl(
  text: string,
): Promise<{ ok: true; url: URL } | { ok: false; problem: UrlProblem }> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['https:', 'http:'].includes(url.protocol)) return { ok: false, problem: 'url' };
  if (url.username || url.password || url.hash) return { ok: false, problem: 'url-with-secrets' };
  const host = hostOf(url);
  for (const address of isIP(host) ? [host] : await addressesOf(host)) {
    const problem = problemOfAddress(address, url);
    if (problem) return { ok: false, problem };
  }
  return { ok: true, url };
}
