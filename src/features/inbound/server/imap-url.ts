import type { ImapFlowOptions } from 'imapflow';
import { type AuthServices, authServicesOf } from './sender-verification.ts';

/** Where the mails are read that customers send. */
export interface MailboxAddress {
  /** The user, the host and the folder, without the password. */
  id: string;
  folder: string;
  /** Mails to `rates+anything@…` arrive in it too. */
  hasPlusAddresses: boolean;
  /** The servers whose Authentication-Results are trusted. */
  authServices: AuthServices;
  connection: Pick<ImapFlowOptions, 'host' | 'port' | 'secure' | 'auth' | 'doSTARTTLS'>;
}

/** Mail from a server on this machine crosses no network. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}

/**
 * Reads `imaps://user:password@host:993/folder`. Without TLS or STARTTLS no password is sent over a network, unless the
 * address says `?insecure=true`; the folder is INBOX where there is none. `?plus=false`: it has no plus addresses.
 * `?authserv=mx.example.com`: what its server calls itself in Authentication-Results, where that is neither the host nor a
 * known provider's. Throws a URIError for wrong percent encoding.
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
