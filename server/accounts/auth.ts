import { randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import { v7 as uuidv7 } from 'uuid';
import { argon2id, type PasswordHash } from '../auth/password-hash.ts';
import type { Db } from '../db/open-database.ts';
import { authAdapter, hashingTokens } from './auth-adapter.ts';
import { forgetOneTimeTokens, storedIdentifier } from './one-time-token.ts';

const day = 24 * 60 * 60;

/** How long a session lasts after it was last used. */
export const sessionSeconds = 30 * day;

interface AuthOptions {
  report: (message: string, error: unknown) => void;
  inTransaction?: boolean;
  passwordHash?: PasswordHash;
}

/** Times that both our tables and better-auth's have. */
const times = { createdAt: 'created_at', updatedAt: 'updated_at' };

/**
 * better-auth on our tables (server/db/migrations/0001-baseline-people.ts). It has no routes here: commands call its API, and
 * limits, cookies, origins and the rules for passwords are ours. `report` hears of what goes wrong inside it. A command
 * that wants more in one transaction makes one on the transaction (`inTransaction`), with the slow work on passwords
 * done before: SQLite has one writer.
 */
export function createAuth(db: Db, { report, inTransaction = false, passwordHash = argon2id }: AuthOptions) {
  return betterAuth({
    // It signs what passes between our commands and itself, within this process; nothing signed is given out or stored.
    secret: randomBytes(32).toString('base64url'),
    baseURL: 'http://localhost',
    database: hashingTokens(authAdapter(db, { inTransaction })),
    plugins: [bearer()],
    user: {
      modelName: 'accounts',
      fields: { emailVerified: 'email_verified', ...times },
      additionalFields: { locale: { type: 'string', required: true } },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'account_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'device',
        ...times,
      },
      expiresIn: sessionSeconds,
      updateAge: day,
      freshAge: 0,
    },
    account: {
      modelName: 'credentials',
      fields: {
        userId: 'account_id',
        providerId: 'provider',
        accountId: 'provider_account_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...times,
      },
    },
    verification: {
      modelName: 'one_time_tokens',
      fields: { expiresAt: 'expires_at', ...times },
      storeIdentifier: { hash: async (identifier) => storedIdentifier(identifier) },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      // In UTF-16 units, of which a character has at most two; contract/account.ts counts characters.
      maxPasswordLength: 512,
      password: passwordHash,
      revokeSessionsOnPasswordReset: true,
      async onPasswordReset({ user }) {
        await forgetOneTimeTokens(db, 'reset-password', user.id);
        // Whoever used the link reads the mails of this address.
        await db.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', user.id).execute();
      },
    },
    advanced: {
      database: { generateId: () => uuidv7() },
      ipAddress: { disableIpTracking: true },
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...details) =>
        report(
          message,
          details.find((detail) => detail instanceof Error),
        ),
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** How better-auth is told whose session it is. */
export function bearerHeaders(token: string): Headers {
  return new Headers({ authorization: `Bearer ${token}` });
}
