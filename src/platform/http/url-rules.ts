import { lookup as lookupWithCallback } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { UrlProblem } from '../commands/field-problem.ts';

function ranges(...networks: string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return list;
}

/**
 * Forbidden networks: link-local addresses, the fixed ones of cloud metadata services, and addresses that cannot be
 * receivers. IPv4 networks are also refused in every IPv6 form that wraps them.
 */
const closed = ranges(
  '169.254.0.0/16',
  'fe80::/10',
  // Amazon, Google, Oracle, Scaleway; Alibaba, Azure.
  'fd00:ec2::254/128',
  'fd20:ce::254/128',
  'fd00:c1::a9fe:a9fe/128',
  'fd00:42::42/128',
  '100.100.100.200/32',
  '168.63.129.16/32',
  '192.0.0.0/24',
  '0.0.0.0/8',
  '::/128',
  '224.0.0.0/4',
  'ff00::/8',
  '255.255.255.255/32',
);

/** Networks whose addresses hold an IPv4 address, with its possible positions in bytes. */
const wrappings: { network: BlockList; at: number[][] }[] = [
  // IPv4-mapped, IPv4-compatible, translated (RFC 2765) and NAT64 (RFC 6052).
  { network: ranges('::ffff:0:0/96', '::/96', '::ffff:0:0:0/96', '64:ff9b::/96'), at: [[12, 13, 14, 15]] },
  // Local NAT64 (RFC 8215), whose operator chooses the length of the prefix.
  {
    network: ranges('64:ff9b:1::/48'),
    at: [
      [6, 7, 9, 10],
      [7, 9, 10, 11],
      [9, 10, 11, 12],
      [12, 13, 14, 15],
    ],
  },
  // 6to4 (RFC 3056).
  { network: ranges('2002::/16'), at: [[2, 3, 4, 5]] },
];

/** Teredo (RFC 4380) holds the client's IPv4 address inverted at the end. */
const teredo = ranges('2001::/32');

/** Returns the IPv4 addresses that an IPv6 address may reach through a translator or tunnel. */
function wrappedIn(address: string): string[] {
  const bytes = ipaddr.parse(address).toByteArray();
  if (bytes.length === 4) return [];
  const wrapped = wrappings
    .filter(({ network }) => isIn(network, address))
    .flatMap(({ at }) => at.map((places) => places.map((place) => bytes[place])));
  if (isIn(teredo, address)) wrapped.push(bytes.slice(12).map((byte) => byte ^ 0xff));
  // Skips ::1 and similar addresses, which hold no IPv4 address.
  return wrapped.filter(([first]) => first !== 0).map((parts) => parts.join('.'));
}

/** Loopback and private networks, where a receiver needs no certificate. */
const internal = ranges(
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

/** Returns the reason to refuse an IP address; null when it is allowed. */
export function problemOfAddress(address: string, { protocol }: Pick<URL, 'protocol'>): UrlProblem | null {
  if ([address, ...wrappedIn(address)].some((candidate) => isIn(closed, candidate))) return 'url-closed';
  return protocol === 'http:' && !isIn(internal, address) ? 'url-plain' : null;
}

/** Returns the host in the form of sockets: an IPv6 address without brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** Resolves a name within two seconds; empty when that fails. */
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
 * Parses the URL of a webhook or bucket, or returns its problem. Names may resolve differently later, or not yet: they are
 * checked again at each connection (`carefulLookup`).
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

/** An address where nothing may be sent. */
export class RefusedAddress extends Error {}

type RefusalOf = (address: string) => RefusedAddress | null;

function refusalOfAll(addresses: string[], refusalOf: RefusalOf): RefusedAddress | null {
  return addresses.map(refusalOf).find((refusal) => refusal !== null) ?? null;
}

/** Resolves a name, and refuses all of its addresses when one of them is forbidden. */
export function carefulLookup(refusalOf: RefusalOf): LookupFunction {
  return (hostname, options, callback) => {
    lookupWithCallback(hostname, { ...options, all: true }, (error, found) => {
      const addresses = found ?? [];
      const refusal =
        error ??
        refusalOfAll(
          addresses.map(({ address }) => address),
          refusalOf,
        );
      if (refusal) return callback(refusal, '', 0);
      const [first] = addresses;
      if (options.all || !first) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

/** Refuses link-local addresses and those of metadata services; this machine and private networks are allowed. */
export function refuseClosed(address: string): RefusedAddress | null {
  return problemOfAddress(address, { protocol: 'https:' }) === null
    ? null
    : new RefusedAddress('The host leads to an address where nothing may be sent.');
}

/** Throws RefusedAddress when a host, an address or a name, leads where nothing may be sent. */
export async function requireOpenHost(host: string): Promise<void> {
  const bare = host.replace(/^\[|\]$/g, '');
  const refusal = refusalOfAll(isIP(bare) ? [bare] : await addressesOf(bare), refuseClosed);
  if (refusal) throw refusal;
}
