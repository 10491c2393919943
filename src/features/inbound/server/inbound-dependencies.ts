import type { LeadDependencies } from '#features/requests/server/lead-dependencies.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { AttachmentDependencies } from '#platform/files/attachments.ts';
import type { Cipher } from '#platform/secrets/cipher.ts';
import type { OwnMail } from './own-mail.ts';
import type { ParsedMail } from './parse-mail.ts';
import type { AuthServices } from './sender-verification.ts';

export interface InboundDependencies extends LeadDependencies, Omit<AttachmentDependencies, 'db' | 'clock'> {
  /** Key of reply addresses (src/platform/mail/reply-address.ts). */
  replyKey: string;
  /** Servers whose Authentication-Results are trusted. */
  authServices: AuthServices;
  /** Parses a mail, in the production build in a thread (thread-parser.ts). */
  parse: (raw: Uint8Array, own: OwnMail) => Promise<ParsedMail>;
}

/** Returns the key of `replyAddress`, derived from the secret of the installation. */
export function replyKeyOf({ hash }: Pick<Cipher, 'hash'>): string {
  return hash('reply address');
}

/** Returns what tells our own mails from those of others. */
export function ownMailOf({ authServices }: Pick<InboundDependencies, 'authServices'>): OwnMail {
  const { email } = currentSettings().company;
  const addresses = [email.contact, email.rates, email.noReply].map((address) => address.toLowerCase());
  return { domain: email.noReply.split('@').at(-1) ?? '', addresses, authServices };
}

declare module '#platform/context.ts' {
  interface Services {
    /** Parses a mail that is shown, in the production build in a thread. */
    parseMail: InboundDependencies['parse'];
  }
}
