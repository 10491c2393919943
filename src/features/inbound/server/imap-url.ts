import type { ImapFlowOptions } from 'imapflow';
import type { ConnectedServers, TokenSignIn } from '#platform/mail/connection/mail-connections.ts';
import { isLoopback } from '#platform/mail/smtp-transport.ts';
import { type AuthServices, authServicesOf } from './sender-verification.ts';

export interface MailboxAddress {
  /** User, host and folder, without the password. */
  id: string;
  folder: string;
  /** True when mails to `rates+anything@…` arrive in it. */
  hasPlusAddresses: boolean;
  /** Servers whose Authentication-Results are trusted. */
  authServices: AuthServices;
  connection: Pick<ImapFlowOptions, 'host' | 'port' | 'secure' | 'auth' | 'doSTARTTLS'>;
  /** An owner typed the host: its address is checked at each connection. */
  isTyped?: boolean;
  /** Signs in by XOAUTH2 instead of the password. */
  signIn?: TokenSignIn;
}

/**
 * Parses `imaps://user:password@host:993/folder`. Without TLS or STARTTLS no password is sent over a network, unless
 * the URL has `?insecure=true`; the default folder is INBOX. `?plus=false` disables plus addresses.
 * `?authserv=mx.example.com` sets the server's name in Authentication-Results when it is neither the host nor a known
 * provider's. Throws URIError for invalid percent encoding.
 */
export function readImapUrl(imapUrl: string): MailboxAddress {
  const url = new URL(imapUrl);
  const secure = url.protocol === 'imaps:';
  const folder = decodeURIComponent(url.pathname.slice(1)) || 'INBOX';
  const user = decodeURIComponent(url.username);
  const host = url.hostname;
  const mayBeOpen = url.searchParams.get('insecure') === 'true' || isLoopback(host.toLowerCase());
  return {
    id: `${user}@${host}/${folder}`,
    folder,
    hasPlusAddresses: url.searchParams.get('plus') !== 'false',
    authServices: authServicesOf(host, url.searchParams.get('authserv')),
    connection: {
      host: host.replace(/^\[|\]$/g, ''),
      port: url.port === '' ? (secure ? 993 : 143) : Number(url.port),
      secure,
      auth: { user, pass: decodeURIComponent(url.password) },
      ...(secure || mayBeOpen ? {} : { doSTARTTLS: true }),
    },
  };
}

/** Returns the mailbox of the connected servers; null where they have none. */
export function mailboxOf(servers: ConnectedServers | null): MailboxAddress | null {
  if (!servers?.imapUrl) return null;
  const mailbox = { ...readImapUrl(servers.imapUrl), isTyped: servers.isTyped.imap };
  const { imap: signIn } = servers.signIn;
  return signIn ? { ...mailbox, signIn } : mailbox;
}
