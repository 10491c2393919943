import { setTimeout as pause } from 'node:timers/promises';
import { findDeliveryHold } from '../../backups/delivery-hold.ts';
import type { Db } from '../../db/open-database.ts';
import type { Cipher } from '../../secrets/cipher.ts';
import { minute } from '../../values/durations.ts';
import { type ConnectionRow, endRenewal, findConnection, openColumn, takeRenewal } from './connection-row.ts';
import {
  type OAuthRegistration,
  renewalMarginMs,
  requestTokens,
  SignInRefused,
  type Tokens,
} from './oauth.ts';
import { type OAuthProvider, type Providers, publishedProviders } from './providers.ts';

/** Gives a token that has not ended, and another one than a server has rejected unless that is new. Throws SignInRefused, or ConnectionChanged. */
export type TokenSource = (rejected?: string) => Promise<Pick<Tokens, 'accessToken' | 'endsAt'>>;

/** Another connection has replaced the one that is used. */
export class ConnectionChanged extends Error {
  override name = 'ConnectionChanged';
}

/** Signs in by XOAUTH2. */
export interface TokenSignIn {
  provider: OAuthProvider;
  /** As sentences name it. */
  name: string;
  tokens: TokenSource;
}

/** The mail servers as this process knows them. */
export interface ConnectedServers {
  version: string;
  /** Without a password where tokens sign in. */
  smtpUrl: string | null;
  imapUrl: string | null;
  /** Token sign-in of each; null with a password. */
  signIn: { smtp: TokenSignIn | null; imap: TokenSignIn | null };
  /** True where an owner typed the host, whose address is checked at each connection. */
  isTyped: { smtp: boolean; imap: boolean };
  /** The registration that is connected at the desk; null for a server with a password. */
  oauth: (TokenSignIn & { registration: Omit<OAuthRegistration, 'clientSecret'> }) | null;
}

export interface ConnectionDependencies {
  db: Db;
  clock: () => number;
  cipher: Cipher;
  /** The public address of the site. */
  appUrl: string;
  /** Those of the environment: each replaces its counterpart of what owners connect. */
  environment: { smtpUrl: string | undefined; imapUrl: string | undefined };
  /** A test's own servers. */
  providers?: Providers | undefined;
}

/** The mail servers that are connected: by the environment, or by owners at the desk. */
export interface MailConnections {
  /** Null where none is. */
  current(): ConnectedServers | null;
  /** True for each that the environment sets. */
  environment: { smtp: boolean; imap: boolean };
  /** True if the environment sets both, so that nothing connected at the desk is used. */
  isFromEnvironment: boolean;
  /** Something is connected at the desk, whether it is used or not. */
  isConnected(): boolean;
  /** The mailbox that is connected at the desk and not read, because the environment sets another one; null if there is none. */
  findIgnoredMailbox(): string | null;
  providers: Providers;
  /** The address that providers return to. */
  redirectUri: string;
  /** Reads what is connected now. Throws when the database fails. */
  follow(): Promise<void>;
  /** Calls back after each change; at most one listener. */
  onChange(listener: () => void): void;
  /** Renews the tokens that end soon. Throws SignInRefused. */
  renew(): Promise<void>;
  /** Reason that the provider refused the sign-in; null while it does not. */
  findRefusal(): Promise<string | null>;
}

const leaseMs = minute / 2;
const waitMs = 200;
/** Tokens that a server rejects although they are new are not renewed again. */
const newForMs = minute;

function withUser(url: string, user: string): string {
  const parsed = new URL(url);
  parsed.username = encodeURIComponent(user);
  return parsed.href;
}

/** Names an account of a mail server, without its password. */
function accountOf(url: string): string {
  const { username, hostname } = new URL(url);
  return `${decodeURIComponent(username)} at ${hostname}`;
}

/** Opens the connections; nothing is known before `follow`. */
export function openMailConnections(deps: ConnectionDependencies): MailConnections {
  const { db, clock, cipher, appUrl, environment, providers = publishedProviders } = deps;
  const isSet = { smtp: Boolean(environment.smtpUrl), imap: Boolean(environment.imapUrl) };
  const isFromEnvironment = isSet.smtp && isSet.imap;
  let version = '';
  let isHeld = false;
  let connected: ConnectedServers | null = null;
  let known = withEnvironment(null);
  let notify = () => {};
  let following: Promise<unknown> = Promise.resolve();

  /** Renews the tokens of a row unless another instance does; its caller then reads the row again. */
  async function renewRow(row: ConnectionRow, registration: OAuthRegistration, refreshToken: string) {
    const now = clock();
    const until = now + leaseMs;
    if (!(await takeRenewal(db, row, { now, until }))) return;
    const lease = { version: row.version, until };
    try {
      const grant = { grant_type: 'refresh_token', refresh_token: refreshToken } as const;
      const tokens = await requestTokens(providers[registration.provider], registration, { grant, now });
      await endRenewal(db, cipher, { ...lease, tokens });
    } catch (error) {
      const refusal = error instanceof SignInRefused ? error.message : undefined;
      await endRenewal(db, cipher, { ...lease, ...(refusal === undefined ? {} : { refusal }) });
      throw error;
    }
  }

  /** Reads the tokens of a version; renews those that end within `marginMs`. */
  async function readTokens(of: string, marginMs: number, rejected?: string): Promise<Tokens> {
    while (true) {
      const row = await findConnection(db);
      const content = row && openColumn(cipher, row, 'content');
      const tokens = row && openColumn(cipher, row, 'tokens');
      if (row?.version !== of || content?.type !== 'oauth' || !tokens)
        throw new ConnectionChanged('The mail connection was changed.');
      if (row.refusal !== null) throw new SignInRefused(content.provider, row.refusal);
      const now = clock();
      const isRejected = tokens.accessToken === rejected && now - tokens.obtainedAt >= newForMs;
      const hasEnded = isRejected || tokens.endsAt <= now;
      if (!hasEnded && tokens.endsAt > now + marginMs) return tokens;
      try {
        await renewRow(row, content, tokens.refreshToken);
      } catch (error) {
        // One that is still good is used while the provider does not answer.
        if (hasEnded || error instanceof SignInRefused) throw error;
        return tokens;
      }
      const isOthers = (await findConnection(db))?.token_ends_at === row.token_ends_at;
      if (isOthers && !hasEnded) return tokens;
      if (isOthers) await pause(waitMs);
    }
  }

  /** Replaces what the environment sets. A restored site does not read the mailbox, which the first one may still read. */
  function withEnvironment(stored: ConnectedServers | null): ConnectedServers | null {
    if (!stored && !isSet.smtp && !isSet.imap) return null;
    const used = isFromEnvironment ? null : stored;
    const imapUrl = isSet.imap ? environment.imapUrl : used?.imapUrl;
    return {
      version: `${used?.version ?? 'environment'}${isHeld ? ' held' : ''}`,
      smtpUrl: environment.smtpUrl ?? used?.smtpUrl ?? null,
      imapUrl: (!isHeld && imapUrl) || null,
      signIn: {
        smtp: isSet.smtp ? null : (used?.signIn.smtp ?? null),
        imap: isSet.imap ? null : (used?.signIn.imap ?? null),
      },
      isTyped: {
        smtp: !isSet.smtp && (used?.isTyped.smtp ?? false),
        imap: !isSet.imap && (used?.isTyped.imap ?? false),
      },
      oauth: used?.oauth ?? null,
    };
  }

  /** The servers of a row. */
  function opened(row: ConnectionRow | undefined): ConnectedServers | null {
    const content = row && openColumn(cipher, row, 'content');
    if (!content) return null;
    const { version: of } = row;
    if (content.type === 'server')
      return {
        version: of,
        smtpUrl: content.smtpUrl,
        imapUrl: content.imapUrl,
        signIn: { smtp: null, imap: null },
        isTyped: { smtp: true, imap: true },
        oauth: null,
      };
    const { type: _, clientSecret: __, ...registration } = content;
    const { name, smtpUrl, imapUrl } = providers[content.provider];
    const signIn: TokenSignIn = {
      provider: content.provider,
      name,
      tokens: (rejected) => readTokens(of, renewalMarginMs, rejected),
    };
    return {
      version: of,
      smtpUrl: withUser(smtpUrl, content.address),
      imapUrl: content.readsMailbox ? withUser(imapUrl, content.address) : null,
      signIn: { smtp: signIn, imap: signIn },
      isTyped: { smtp: false, imap: false },
      oauth: { ...signIn, registration },
    };
  }

  async function follow(): Promise<void> {
    const [row, hold] = await Promise.all([findConnection(db), findDeliveryHold(db)]);
    if ((row?.version ?? '') === version && isHeld === (hold !== null)) return;
    isHeld = hold !== null;
    connected = opened(row);
    known = withEnvironment(connected);
    version = row?.version ?? '';
    notify();
  }

  return {
    current: () => known,
    environment: isSet,
    isFromEnvironment,
    isConnected: () => connected !== null,
    findIgnoredMailbox() {
      const mailbox = connected?.imapUrl && accountOf(connected.imapUrl);
      const isRead = !environment.imapUrl || mailbox === accountOf(environment.imapUrl);
      return mailbox && !isRead ? mailbox : null;
    },
    providers,
    redirectUri: `${appUrl}/desk/connections/oauth`,
    follow() {
      const next = following.catch(() => {}).then(follow);
      following = next;
      return next;
    },
    onChange(listener) {
      notify = listener;
    },
    async renew() {
      // Twice the margin of a delivery, which then need not wait.
      if (known?.oauth && !isHeld) await readTokens(version, 2 * renewalMarginMs);
    },
    async findRefusal() {
      return isFromEnvironment ? null : ((await findConnection(db))?.refusal ?? null);
    },
  };
}
