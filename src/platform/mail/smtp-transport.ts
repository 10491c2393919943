import { createTransport } from 'nodemailer';
import type { TokenSignIn } from './connection/mail-connections.ts';
import { signInRefused } from './connection/oauth.ts';
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
 * nothing is sent over a network: neither the password nor a mail. With `signIn` the address has a user alone; rejects with
 * SignInRefused when the server or the provider does not accept the token.
 */
export function createSmtpTransport(smtpUrl: string, signIn: TokenSignIn | null = null): MailTransport {
  let last: string | undefined;
  function getToken(
    _user: string,
    isRejected: boolean,
    callback: (error: Error | null, token?: string, endsAt?: number) => void,
  ): void {
    signIn?.tokens(isRejected ? last : undefined).then(
      ({ accessToken, endsAt }) => {
        last = accessToken;
        callback(null, accessToken, endsAt);
      },
      (error) => callback(error),
    );
  }
  const user = decodeURIComponent(new URL(smtpUrl).username);
  const pool = createTransport({
    ...readSmtpUrl(smtpUrl),
    ...(signIn ? { auth: { type: 'OAuth2' as const, user, provisionCallback: getToken } } : {}),
    pool: true,
    maxConnections: 5,
    // The outbox repeats; a second attempt in here would escape its books.
    maxRequeues: 0,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  /** Explains a refused sign-in, which reaches us as the error of a password. */
  function failureOf(error: unknown): unknown {
    const { code, message } = error as SmtpError;
    return signIn && code === 'EAUTH' ? signInRefused(signIn.provider, signIn.name, message) : error;
  }
  return {
    async deliver(mail, signal) {
      // What keeps the provider from giving one is told as it is.
      await signIn?.tokens();
      try {
        await pool.sendMail({ ...messageOf(mail), ...(signal ? { signal } : {}) });
      } catch (error) {
        const { message } = error as SmtpError;
        throw isRefusal(error as SmtpError)
          ? new RecipientRefused(message, { cause: error })
          : failureOf(error);
      }
    },
    async verify() {
      await signIn?.tokens();
      await pool.verify().catch((error) => {
        throw failureOf(error);
      });
    },
    async close() {
      pool.close();
    },
  };
}
