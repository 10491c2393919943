import { createTransport } from 'nodemailer';
import type { Company } from '../../contract/company.ts';
import { type MailTransport, messageOf, RecipientRefused } from './transport.ts';

/** What nodemailer tells of a failed delivery. */
interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** A 5xx answer to RCPT TO, or an address that no server could be asked about. */
function isRefusal({ code, responseCode, command }: SmtpError): boolean {
  if (responseCode === undefined) return code === 'EENVELOPE';
  return responseCode >= 500 && command === 'RCPT TO';
}

/** Hands mails to the SMTP server at `smtpUrl` over at most five connections that are kept open. */
export function createSmtpTransport(smtpUrl: string, company: Company): MailTransport {
  const pool = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 5,
    // The outbox repeats; a second attempt in here would escape its books.
    maxRequeues: 0,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async deliver(mail, signal) {
      try {
        await pool.sendMail({ ...messageOf(mail, company), ...(signal ? { signal } : {}) });
      } catch (error) {
        const { message } = error as SmtpError;
        throw isRefusal(error as SmtpError) ? new RecipientRefused(message, { cause: error }) : error;
      }
    },
    async close() {
      pool.close();
    },
  };
}
