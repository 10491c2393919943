import { type Address, addressParser } from 'postal-mime';
import { lineOf } from './mail-text.ts';

export interface MailAddress {
  name: string;
  address: string;
}

export function addressText({ name, address }: MailAddress): string {
  return name === '' ? address : `${name} <${address}>`;
}

/** Limit of characters that are read of a header of addresses. */
const longestHeader = 20_000;
const mostAddresses = 100;

const fullWidth: Readonly<Record<string, string>> = { '＠': '@', '＜': '<', '＞': '>', '．': '.', '，': ',' };

/** Replaces full-width punctuation, which East Asian keyboards write, unless the header has an address without them. */
function withAsciiPunctuation(header: string): string {
  return header.includes('@')
    ? header
    : header.replace(/[＠＜＞．，]/g, (character) => fullWidth[character] ?? character);
}

function addressOf(text: string): string {
  const address = lineOf(text.normalize('NFKC'), 300)
    .replace(/^mailto:/i, '')
    .replace(/^[<["']+/, '')
    .replace(/[>\]"']+$/, '');
  return address.includes('@') ? address : '';
}

/**
 * Joins a name that was split at its comma or semicolon, as in `Surname, Name <a@b.example>`: parts without an address
 * belong to the address that follows them.
 */
function joinNames(parts: readonly Address[]): MailAddress[] {
  const addresses: MailAddress[] = [];
  let names: string[] = [];
  for (const { name = '', address = '' } of parts.flatMap((part) => part.group ?? [part])) {
    const valid = addressOf(address);
    const label = lineOf(name, 300) || (valid === '' ? lineOf(address, 300) : '');
    if (label !== '') names.push(label);
    if (valid === '') continue;
    addresses.push({ name: lineOf(names.join(', '), 300), address: valid });
    names = [];
  }
  return addresses;
}

/** Returns the addresses between “<” and “>” of a header that is not well-formed. */
function bracketedAddresses(header: string): string[] {
  return header
    .split('<')
    .slice(1)
    .map((part) => addressOf(part.split('>')[0] ?? ''))
    .filter((address) => address !== '' && !address.includes(' '));
}

/** Returns the addresses of a header, of groups too; those without an “@” are omitted. */
export function addressesIn(header: string): MailAddress[] {
  const value = withAsciiPunctuation(header.slice(0, longestHeader))
    .replace(/<{2,}/g, '<')
    .replace(/>{2,}/g, '>');
  const addresses = joinNames(addressParser(value));
  const isUsable = addresses.length > 0 && !addresses.some(({ address }) => address.includes(' '));
  const [bracketed, ...others] = isUsable ? [] : new Set(bracketedAddresses(value));
  if (bracketed === undefined || others.length > 0) return addresses.slice(0, mostAddresses);
  const [name = ''] = value.split('<');
  return [{ name: lineOf(name.replaceAll('"', ''), 300), address: bracketed }];
}
