import { createTransport } from 'nodemailer';
import type { Company } from '../../contract/company.ts';
import { messageOf, type OutgoingMail } from './transport.ts';

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** A mail as it is stored and sent (RFC 5322). */
export async function mimeOf(mail: OutgoingMail, company: Company): Promise<Uint8Array> {
  const { message } = await composer.sendMail(messageOf(mail, company));
  if (!Buffer.isBuffer(message)) throw new TypeError('The composer was asked for a buffer.');
  return message;
}
