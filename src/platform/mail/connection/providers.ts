/** Providers whose mailboxes are opened by OAuth. */
export const oauthProviders = ['microsoft', 'google'] as const;

export type OAuthProvider = (typeof oauthProviders)[number];

/** Addresses and scopes of a provider. */
export interface ProviderEndpoints {
  /** As sentences name it. */
  name: string;
  /** `{tenant}` stands for the directory of the company. */
  authorizeUrl: string;
  tokenUrl: string;
  /** Scopes to send, and the further ones to read. */
  scopes: { send: string[]; read: string[] };
  /** Token requests name the scopes too, which RFC 6749 does not ask for. */
  namesScopes: boolean;
  /** Parameters of the authorization in addition to those of RFC 6749 and RFC 7636. */
  parameters: Record<string, string>;
  /** The servers, without a user. */
  smtpUrl: string;
  imapUrl: string;
}

export type Providers = Record<OAuthProvider, ProviderEndpoints>;

/**
 * As published at https://learn.microsoft.com/exchange/client-developer/legacy-protocols/how-to-authenticate-an-imap-pop-smtp-application-by-using-oauth
 * and https://developers.google.com/workspace/gmail/imap/xoauth2-protocol.
 */
export const publishedProviders: Providers = {
  microsoft: {
    name: 'Microsoft',
    authorizeUrl: 'https://login.microsoftonline.com/{tenant}/oauth2/v2.0/authorize',
    tokenUrl: 'https://login.microsoftonline.com/{tenant}/oauth2/v2.0/token',
    scopes: {
      send: ['offline_access', 'https://outlook.office.com/SMTP.Send'],
      read: ['https://outlook.office.com/IMAP.AccessAsUser.All'],
    },
    namesScopes: true,
    parameters: {},
    smtpUrl: 'smtp://smtp.office365.com:587',
    imapUrl: 'imaps://outlook.office365.com:993',
  },
  google: {
    name: 'Google',
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: { send: ['https://mail.google.com/'], read: [] },
    namesScopes: false,
    // Without both, Google gives a refresh token at the first consent alone.
    parameters: { access_type: 'offline', prompt: 'consent' },
    smtpUrl: 'smtps://smtp.gmail.com:465',
    imapUrl: 'imaps://imap.gmail.com:993',
  },
};

/** Scopes of a connection. */
export function scopesOf({ scopes }: ProviderEndpoints, readsMailbox: boolean): string[] {
  return readsMailbox ? [...scopes.send, ...scopes.read] : scopes.send;
}
