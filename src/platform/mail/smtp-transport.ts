import { createTransport } from 'nodemailer';
import { type MailTransport, messageOf, RecipientRefused } from './transport.ts';

/** Error of nodemailer for a failed delivery. */
interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** A 5xx reply to RCPT TO, or an address that no server could be asked about. */
function isRefusal({ code, responseCode, command }: SmtpError): boolean {
  if (responseCode === undefined) return code === 'EENVELOPE';
  return responseCode >= 500 && command === 'RCPT TO';
}

/** Mail to a server on this machine crosses no network. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}

/**
 * The address without our own option `insecure`, and whether the connection must be encrypted before a password or a mail
 * is sent. It must, unless the server is on this machine or the address says `?insecure=true`.
 */
function readSmtpUrl(smtpUrl: string): { url: string; requireTLS: boolean } {
  const url = new URL(smtpUrl);
  const insecure = url.searchParams.get('insecure') === 'true';
  // Parameters in the URL override nodemailer's options, so `insecure` is the only switch.
  for (const name of ['insecure', 'requireTLS', 'ignoreTLS', 'opportunisticTLS'])
    url.searchParams.delete(name);
  return { url: url.href, requireTLS: !insecure && !isLoopback(url.hostname.toLowerCase()) };
}

/**
 * Hands mails to the SMTP server at `smtpUrl` over at most five connections that are kept open. Without STARTTLS or smtps
 * nothing is sent over a network: neither the password nor a mail.
 */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const pool = createTransport({
    ...readSmtpUrl(smtpUrl),
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
        await pool.sendMail({ ...messageOf(mail), ...(signal ? { signal } : {}) });
      } catch (error) {
        const { message } = error as SmtpError;
        throw isRefusal(error as SmtpError) ? new RecipientRefused(message, { cause: error }) : error;
      }
    },
    verify: () => pool.verify(),
    async close() {
      pool.close();
    },
  };
}
