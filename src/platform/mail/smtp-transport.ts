import { createTransport } from 'nodemailer';
import { requireOpenHost } from '../http/url-rules.ts';
import type { TokenSignIn } from './connection/mail-connections.ts';
import { signInRefused } from './connection/oauth.ts';
import { type MailTransport, messageOf, RecipientRefused } from './transport.ts';

/** Error of nodemailer for a failed delivery. */
interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
  /** The server's reply. */
  response?: string;
}

/** A 5xx reply to RCPT TO, or an address that no server could be asked about. */
function isRefusal({ code, responseCode, command }: SmtpError): boolean {
  if (responseCode === undefined) return code === 'EENVELOPE';
  return responseCode >= 500 && command === 'RCPT TO';
}

/** Commands that are sent once a service has proved to be a mail server. */
const afterGreeting = /^(AUTH|MAIL|RCPT|DATA|API)/;

/** Leaves out of an error what a service replied before it proved to be a mail server: any service may stand at an address. */
function withoutForeignReply(error: SmtpError): SmtpError {
  const { command = '', response, responseCode, code } = error;
  if (response !== undefined && !afterGreeting.test(command))
    error.message = `no mail server's reply: ${[code, responseCode].filter(Boolean).join(' ')}`;
  return error;
}

/** Mail to or from a server on this machine crosses no network. */
export function isLoopback(host: string): boolean {
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
export function createSmtpTransport(
  smtpUrl: string,
  { signIn = null, isTyped = false }: { signIn?: TokenSignIn | null; isTyped?: boolean } = {},
): MailTransport {
  let tokenFailure: unknown = null;
  function getToken(
    _user: string,
    _isRejected: boolean,
    callback: (error: Error | null, token?: string, endsAt?: number) => void,
  ): void {
    signIn?.tokens().then(
      ({ accessToken, endsAt }) => callback(null, accessToken, endsAt),
      (error) => {
        tokenFailure = error;
        callback(error);
      },
    );
  }
  const server = new URL(smtpUrl);
  const user = decodeURIComponent(server.username);
  // One in the address would be one with an empty password.
  if (signIn) server.username = '';
  function requireOpen(_options: unknown, callback: (error: Error | null, socket?: false) => void): void {
    requireOpenHost(server.hostname).then(() => callback(null, false), callback);
  }
  const pool = createTransport({
    ...readSmtpUrl(server.href),
    ...(signIn ? { auth: { type: 'OAuth2' as const, user, provisionCallback: getToken } } : {}),
    pool: true,
    ...(isTyped ? { getSocket: requireOpen } : {}),
    maxConnections: 5,
    // The outbox repeats; a second attempt in here would escape its books.
    maxRequeues: 0,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  /** Runs something with a token; once more with another one where the server rejects it, as nothing was sent yet. */
  async function withToken(run: () => Promise<unknown>): Promise<void> {
    // An error of the provider is passed on as it is.
    const token = await signIn?.tokens();
    try {
      await run();
    } catch (error) {
      const { code, message } = error as SmtpError;
      if (!signIn || !token || code !== 'EAUTH') throw error;
      const failure = tokenFailure;
      tokenFailure = null;
      if (failure) throw failure;
      const { accessToken } = await signIn.tokens(token.accessToken);
      const refused = signInRefused(signIn.provider, signIn.name, message);
      if (accessToken === token.accessToken) throw refused;
      await run().catch((again) => {
        throw (again as SmtpError).code === 'EAUTH' ? refused : again;
      });
    }
  }
  return {
    async deliver(mail, signal) {
      try {
        await withToken(() => pool.sendMail({ ...messageOf(mail), ...(signal ? { signal } : {}) }));
      } catch (error) {
        const { message } = withoutForeignReply(error as SmtpError);
        throw isRefusal(error as SmtpError) ? new RecipientRefused(message, { cause: error }) : error;
      }
    },
    verify: () =>
      withToken(() => pool.verify()).catch((error: SmtpError) => {
        throw withoutForeignReply(error);
      }),
    async close() {
      pool.close();
    },
  };
}
