import { type Account, accountOf } from './account.ts';
import { type Auth, bearerHeaders } from './auth.ts';

/** A session that is under way. */
export interface Session {
  id: string;
  /** What the browser shows to be known; only its hash is stored. */
  token: string;
  account: Account;
  /** Milliseconds since 1970. Use moves it: a session ends 30 days after it was last used. */
  expiresAt: number;
}

/** What better-auth draws: 32 letters and digits. Anything else need not reach the database. */
const tokenPattern = /^[A-Za-z0-9]{32}$/;

/** The session of a token, or null when there is none or it has expired. Throws when the database fails. */
export async function findSession({ auth }: { auth: Auth }, token: string): Promise<Session | null> {
  if (!tokenPattern.test(token)) return null;
  const found = await auth.api.getSession({ headers: bearerHeaders(token) });
  if (!found) return null;
  return {
    id: found.session.id,
    token,
    account: accountOf(found.user),
    expiresAt: found.session.expiresAt.getTime(),
  };
}
