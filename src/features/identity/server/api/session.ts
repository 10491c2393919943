import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Session, StaffSession } from '#platform/commands/caller.ts';
import { sessionMarker } from '#ui/forms/session-marker.ts';
import { customerAccounts } from '../customers/customer-accounts.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { findSession } from '../sessions.ts';
import { codeWithinMs } from '../sign-in.ts';
import { staffAccounts } from '../staff/staff-accounts.ts';

/** A cookie that holds a session's token, out of reach of scripts. */
interface HostCookie {
  /** Token of the request; undefined without one. */
  read: (context: Context) => string | undefined;
  /** True if the request shows the name that is used over http, which over https counts for nothing. */
  hasPlain: (context: Context) => boolean;
  /** Sends the cookie with this answer, or with null removes it. */
  send: (context: Context, token: string | null, maxAge?: number) => void;
}

/** The name that browsers are given: over https it begins with `__Host-`. */
export function hostCookieName(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name;
}

/**
 * Makes a session's cookie. Over https only this very host can set a name with `__Host-`: without it, another host of
 * the domain could sign a reader in as somebody else. Sending or removing it also removes the name without the prefix.
 */
function hostCookie(name: string, https: boolean): HostCookie {
  const fullName = hostCookieName(name, https);
  // Lax, as links in mails lead to pages of one reader; what changes something also asks for our origin.
  const options: CookieOptions = { path: '/', secure: https, sameSite: 'Lax' };
  const hasPlain = (context: Context) => https && getCookie(context, name) !== undefined;
  return {
    read: (context) => getCookie(context, fullName),
    hasPlain,
    send(context, token, maxAge) {
      if (hasPlain(context)) deleteCookie(context, name, options);
      if (token === null) deleteCookie(context, fullName, options);
      else setCookie(context, fullName, token, { ...options, httpOnly: true, ...(maxAge ? { maxAge } : {}) });
    },
  };
}

interface SessionAccess {
  /**
   * The session of the bearer token or, where that is missing or no longer known, of the cookie; null for a visitor.
   * Looked up when it is first asked for: what never asks costs nothing and can be cached.
   */
  session: () => Promise<Session | null>;
  /** The tokens that the request shows of sessions and of a sign-in that waits for its code: what signing out ends. */
  sessionTokens: string[];
  /** The token of the cookie of a sign-in that waits for its code. */
  signInToken: string | undefined;
  /** Gives the browser that cookie with this answer; null takes it away, as `keepSession` does. */
  keepSignIn: (token: string | null) => void;
  /** Gives the browser the cookies of a session with this answer; null takes them away. */
  keepSession: (token: string | null) => void;
}

/** The token of the Authorization header. */
export function bearerToken(context: Context): string | undefined {
  return context.req.header('authorization')?.match(/^bearer +(\S+) *$/i)?.[1];
}

type SessionOptions = Pick<IdentityDependencies, 'db' | 'clock'> & { https: boolean };

/** Seconds. */
const sessionSeconds = customerAccounts.lifetime.idleMs / 1000;

/** Lifetime of the cookie in seconds; the database may end the session sooner. */
const staffSessionSeconds = staffAccounts.lifetime.longestMs / 1000;

/** Looks a session up when it is first asked for. A failure is not kept: the page that answers a failed form may ask again. */
function askedOnce<Found>(lookUp: () => Promise<Found>): () => Promise<Found> {
  let found: Promise<Found> | null = null;
  return () => {
    found ??= lookUp().catch((error) => {
      found = null;
      throw error;
    });
    return found;
  };
}

/** Makes the session part of a request's facts, and sends the cookies with the response. */
export function sessionAccess(options: SessionOptions): {
  accessOf: (context: Context) => SessionAccess;
  sendCookies: MiddlewareHandler;
} {
  const kept = new WeakMap<Context, { token: string | null; seconds: number }>();
  const keptSignIns = new WeakMap<Context, string | null>();
  const sessionCookie = hostCookie('session', options.https);
  const signInCookie = hostCookie('sign-in', options.https);
  // The marker has one name everywhere: scripts of pages that are kept for all read it, and it proves nothing to the server.
  const base = { path: '/', secure: options.https, sameSite: 'Lax' } as const;

  function accessOf(context: Context): SessionAccess {
    const bearer = bearerToken(context);
    const cookie = sessionCookie.read(context);
    const signInToken = signInCookie.read(context);
    async function lookUp(): Promise<Session | null> {
      const shown = bearer === undefined ? null : await findSession(options, customerAccounts, bearer);
      if (shown) return shown;
      // A form that was posted without scripts may have brought a newer session than the page's scripts know.
      if (cookie === undefined) {
        if (sessionCookie.hasPlain(context) && !kept.has(context))
          kept.set(context, { token: null, seconds: 0 });
        return null;
      }
      const session = await findSession(options, customerAccounts, cookie);
      const seconds = session ? Math.floor((session.expiresAt - options.clock()) / 1000) : 0;
      // Use moves the end of a session once a day, and the cookies' with it; those of one that ended only mislead.
      const moved = seconds > sessionSeconds - 60;
      if ((moved || !session) && !kept.has(context)) {
        kept.set(context, { token: session ? cookie : null, seconds });
      }
      return session;
    }

    return {
      session: askedOnce(lookUp),
      sessionTokens: [bearer, cookie, signInToken].filter((token) => token !== undefined),
      signInToken,
      keepSession(token) {
        kept.set(context, { token, seconds: sessionSeconds });
        if (signInToken !== undefined) keptSignIns.set(context, null);
      },
      keepSignIn(token) {
        keptSignIns.set(context, token);
      },
    };
  }

  return {
    accessOf,
    async sendCookies(context, next) {
      await next();
      const signIn = keptSignIns.get(context);
      if (signIn !== undefined) signInCookie.send(context, signIn, codeWithinMs / 1000);
      const cookies = kept.get(context);
      if (!cookies) return;
      if (cookies.token === null) {
        sessionCookie.send(context, null);
        deleteCookie(context, sessionMarker.name, base);
        return;
      }
      const lasting = { ...base, maxAge: cookies.seconds };
      sessionCookie.send(context, cookies.token, cookies.seconds);
      setCookie(context, sessionMarker.name, sessionMarker.value, lasting);
    },
  };
}

/** The name of the desk's cookie over http; over https it has a prefix (hostCookieName). */
export const staffCookieName = 'desk-session';

interface StaffAccess {
  /** The session of the cookie; null for everybody else. Looked up when it is first asked for. */
  staff: () => Promise<StaffSession | null>;
  /** The cookie's token, of a session or of a sign-in that waits for its code. */
  staffToken: string | undefined;
  /** Gives the browser the cookie with this answer; null takes it away. */
  keepStaffSession: (token: string | null) => void;
}

/** Makes the staff part of a request's facts, and sends the cookie with the response. */
export function staffAccess(options: SessionOptions): {
  staffAccessOf: (context: Context) => StaffAccess;
  sendStaffCookie: MiddlewareHandler;
} {
  const kept = new WeakMap<Context, string | null>();
  const cookie = hostCookie(staffCookieName, options.https);
  return {
    staffAccessOf(context) {
      const token = cookie.read(context);
      return {
        staff: askedOnce(async () => (token ? findSession(options, staffAccounts, token) : null)),
        staffToken: token,
        keepStaffSession(next) {
          kept.set(context, next);
        },
      };
    },
    async sendStaffCookie(context, next) {
      await next();
      const token = kept.get(context);
      if (token !== undefined) cookie.send(context, token, staffSessionSeconds);
    },
  };
}
