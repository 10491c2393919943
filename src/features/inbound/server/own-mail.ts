import { areOfOneCompany } from '#features/requests/customers-side.ts';
import type { MailAddress } from './mail-addresses.ts';
import type { AuthServices } from './sender-verification.ts';

export interface OwnMail {
  /** Domain of our Message-IDs. */
  domain: string;
  /** Our sender addresses, in lower case. */
  addresses: readonly string[];
  /** Servers whose Authentication-Results are trusted. */
  authServices: AuthServices;
}

/** Returns true for every address of the company's domain, unless that is a mail provider's. */
export function isInternal(address: string, { addresses, domain }: OwnMail): boolean {
  const small = address.toLowerCase();
  return addresses.includes(small) || areOfOneCompany(small, `@${domain}`);
}

export function isOurs({ address }: MailAddress, own: OwnMail): boolean {
  return own.addresses.includes(address.toLowerCase());
}
