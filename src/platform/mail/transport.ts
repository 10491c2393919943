import type { SendMailOptions } from 'nodemailer';
import type { ComposedEmail } from './composed-email.ts';

/** An e-mail on its way out. `messageId` is its outbox id: a mail that is delivered twice can be told by it. */
export type OutgoingMail = ComposedEmail & { messageId: string };

/** Delivers composed mails: by SMTP or to a folder, which may change while it runs. */
export interface MailTransport {
  /**
   * Hands one mail over; when this resolves, the mail is somebody else's to keep. Rejects with `RecipientRefused` when
   * another attempt is useless, with any other error when one may help. `signal` gives the attempt up.
   */
  deliver(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
  /** Rejects when the server would take no mails; absent where there is no server. */
  verify?: () => Promise<unknown>;
  /** True while mails are kept as files and reach nobody. */
  readonly keepsFiles?: boolean;
  close(): Promise<void>;
}

/** The recipient's server will never take this mail. */
export class RecipientRefused extends Error {
  override name = 'RecipientRefused';
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/** The mail as nodemailer takes it. Addresses stay objects, so that no name or address is read as two. */
export function messageOf({
  messageId,
  attachments = [],
  pictures = [],
  ...mail
}: OutgoingMail): SendMailOptions {
  const domain = mail.from.address.split('@').at(-1);
  return {
    ...mail,
    messageId: `<${messageId}@${domain}>`,
    attachments: [
      ...pictures.map(({ id, content }) => ({
        cid: id,
        filename: `${id.split('@')[0]}.png`,
        contentType: 'image/png',
        contentDisposition: 'inline' as const,
        content: bufferOf(content),
      })),
      ...attachments.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content: bufferOf(content),
      })),
    ],
    // A mail holds what strangers typed: nothing in it may make us read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
  };
}
