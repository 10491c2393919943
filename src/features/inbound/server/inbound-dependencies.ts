import type { AttachmentDependencies } from '../../../platform/files/attachments.ts';
import type { Cipher } from '../../../platform/secrets/cipher.ts';
import type { LeadDependencies } from '../../requests/server/lead-dependencies.ts';
import type { OwnMail, ParsedMail } from './parse-mail.ts';
import type { AuthServices } from './sender-verification.ts';

/** Dependencies of receiving mails. */
export interface InboundDependencies extends LeadDependencies, Omit<AttachmentDependencies, 'db' | 'clock'> {
  /** What the addresses are made with to which customers answer (src/platform/mail/reply-address.ts). */
  replyKey: string;
  /** The servers whose Authentication-Results are trusted. */
  authServices: AuthServices;
  /** Reads a mail, in a thread where the server is built (thread-parser.ts). */
  parse: (raw: Uint8Array, own: OwnMail) => Promise<ParsedMail>;
}

/** The key of `replyAddress`: the same as long as the secret of the installation is. */
export function replyKeyOf({ hash }: Pick<Cipher, 'hash'>): string {
  return hash('reply address');
}
