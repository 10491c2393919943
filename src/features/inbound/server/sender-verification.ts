/**
 * `verified`: the mail server of the mailbox found that the domain in From sent the mail. `failed`: it found that it did
 * not. `unknown`: it says neither, or nothing that we trust.
 */
export type SenderVerification = 'verified' | 'unknown' | 'failed';

/** Names that the mail server of the mailbox gives itself in Authentication-Results; '' where it gives none. */
export type AuthServices = readonly string[];

const mostHeaders = 20;
const longestHeader = 4_000;

/** A method of RFC 8601 with its result and properties, all in lower case. */
interface MethodResult {
  method: string;
  result: string;
  properties: Map<string, string>;
}

/**
 * Removes comments, which may be nested, and quotes. What was quoted stays one word: the local part of an address, which the
 * sender chooses, may be quoted, and must not be read as results.
 */
function withoutComments(value: string): string {
  let depth = 0;
  let isQuoted = false;
  let text = '';
  for (const [part] of value.matchAll(/\\?./gsu)) {
    if (part === '"') isQuoted = !isQuoted;
    else if (!isQuoted && part === '(') depth += 1;
    else if (!isQuoted && part === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) text += isQuoted ? part.replace(/[\s;=()\\]/g, '_') : part;
  }
  return text;
}

function pairsOf(part: string): [string, string][] {
  return part
    .replace(/ ?= ?/g, '=')
    .split(' ')
    .flatMap((word) => {
      const at = word.indexOf('=');
      return at > 0 ? [[word.slice(0, at), word.slice(at + 1)]] : [];
    });
}

/** Reads an Authentication-Results header (RFC 8601). Microsoft 365 begins with the first method, without a name. */
function readResults(value: string): { service: string; results: MethodResult[] } {
  const text = withoutComments(value.slice(0, longestHeader)).toLowerCase().replace(/\s+/g, ' ').trim();
  const parts = text.split(';').map((part) => part.trim());
  const isNamed = !(parts[0] ?? '').includes('=');
  const service = isNamed ? (parts[0]?.split(' ')[0] ?? '') : '';
  const results = parts.slice(isNamed ? 1 : 0).flatMap((part): MethodResult[] => {
    const [first, ...properties] = pairsOf(part);
    if (!first) return [];
    return [{ method: first[0].split('/')[0] ?? '', result: first[1], properties: new Map(properties) }];
  });
  return { service, results };
}

function domainIn(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

/** Returns true when a domain that was authenticated is the sender's or one above it. */
function isAligned(authenticated: string, from: string): boolean {
  return authenticated.includes('.') && (from === authenticated || from.endsWith(`.${authenticated}`));
}

function verificationOf(results: readonly MethodResult[], from: string): SenderVerification {
  const dmarc = results.filter(({ method }) => method === 'dmarc');
  if (dmarc.some(({ result }) => result === 'fail')) return 'failed';
  const isProven = results.some(({ method, result, properties }) => {
    if (result !== 'pass') return false;
    const property = (name: string) => domainIn(properties.get(name) ?? '');
    if (method === 'dmarc') return properties.has('header.from') ? property('header.from') === from : true;
    if (method === 'dkim')
      return isAligned(property('header.d'), from) || isAligned(property('header.i'), from);
    return method === 'spf' && isAligned(property('smtp.mailfrom'), from);
  });
  return isProven ? 'verified' : 'unknown';
}

/**
 * Decides by the Authentication-Results of a mail, the uppermost first, whether the domain in From sent it. Only those of
 * `services` can verify it, and one that fails outweighs others, as a sender may write any header. The uppermost one can
 * fail it whatever its name.
 */
export function verifySender(
  headers: readonly string[],
  { from, services }: { from: string; services: AuthServices },
): SenderVerification {
  const fromDomain = domainIn(from.toLowerCase());
  if (fromDomain === '') return 'unknown';
  const read = headers.slice(0, mostHeaders).map(readResults);
  const [uppermost] = read;
  const trusted = read.filter(({ service }) => services.includes(service));
  const found = trusted.map(({ results }) => verificationOf(results, fromDomain));
  if (uppermost) found.push(verificationOf(uppermost.results, fromDomain));
  if (found.includes('failed')) return 'failed';
  return trusted.length > 0 &&
    found.slice(0, trusted.length).every((verification) => verification === 'verified')
    ? 'verified'
    : 'unknown';
}

/** The names that well-known mail servers give themselves, by the host of the mailbox. */
const knownServices: Record<string, string> = {
  'imap.gmail.com': 'mx.google.com',
  'outlook.office365.com': '',
};

/** Returns the names of the mail server of a mailbox: the one that the owner has set, or the usual one of its host. */
export function authServicesOf(host: string, configured: string | null): AuthServices {
  const name = configured ?? knownServices[host.toLowerCase()] ?? host;
  return [name.toLowerCase()];
}
