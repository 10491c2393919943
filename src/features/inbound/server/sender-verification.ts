import { ownEntry } from '#platform/values/own-entry.ts';
/**
 * Result of the mailbox's mail server: `verified` means that the domain in From sent the mail, `failed` that it did
 * not; `unknown` means no result, or none that is trusted.
 */
export type SenderVerification = 'verified' | 'unknown' | 'failed';

/** Names of the mailbox's mail server in Authentication-Results; '' when it omits its name. */
export type AuthServices = readonly string[];

const mostHeaders = 20;
const longestHeader = 4_000;

/** A method of RFC 8601 with its result and properties, in lower case. */
interface MethodResult {
  method: string;
  result: string;
  properties: Map<string, string>;
}

/**
 * Removes comments, which may be nested, and quotes. Quoted text stays one word: the local part of an address, which
 * the sender chooses, may be quoted, and must not be parsed as results.
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

/** Parses an Authentication-Results header (RFC 8601). Microsoft 365 begins with the first method, without a name. */
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

/** Returns true when the authenticated domain is the sender's or a parent of it. */
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
 * Decides from the Authentication-Results of a mail, the uppermost first, if the domain in From sent it. Only those of
 * `services` can verify it, and a failure overrides other results, because a sender may write any header. The uppermost
 * one can fail it regardless of its name. A mail with two From headers is never verified, as the server may have read the other.
 */
export function verifySender(
  headers: readonly string[],
  { from, services, hasOneFrom = true }: { from: string; services: AuthServices; hasOneFrom?: boolean },
): SenderVerification {
  const fromDomain = domainIn(from.toLowerCase());
  if (fromDomain === '') return 'unknown';
  const read = headers.slice(0, mostHeaders).map(readResults);
  const [uppermost] = read;
  const trusted = read.filter(({ service }) => services.includes(service));
  const found = trusted.map(({ results }) => verificationOf(results, fromDomain));
  if (uppermost) found.push(verificationOf(uppermost.results, fromDomain));
  if (found.includes('failed')) return 'failed';
  return hasOneFrom &&
    trusted.length > 0 &&
    found.slice(0, trusted.length).every((verification) => verification === 'verified')
    ? 'verified'
    : 'unknown';
}

/** Names of well-known mail servers in Authentication-Results, by host of the mailbox. */
const knownServices: Record<string, string> = {
  'imap.gmail.com': 'mx.google.com',
  'outlook.office365.com': '',
};

/** Returns the configured name of the mail server, or the usual ones of its host. */
export function authServicesOf(host: string, configured: string | null): AuthServices {
  const name = configured ?? ownEntry(knownServices, host.toLowerCase()) ?? host;
  return [name.toLowerCase()];
}
