import type { AttachmentDependencies } from '../../../platform/files/attachments.ts';
import type { Cipher } from '../../../platform/secrets/cipher.ts';
import type { LeadDependencies } from '../../requests/server/lead-dependencies.ts';
import type { OwnMail, ParsedMail } from './parse-mail.ts';
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
