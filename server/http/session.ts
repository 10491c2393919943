import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { sessionMarker } from '../../contract/session-marker.ts';
import { findSession, type Session, sessionSeconds } from '../accounts/sessions.ts';
import { hostCookie } from './host-cookie.ts';

/** How a request's session is found, and given to the browser. */
export interface SessionAccess {
  /**
   * The session of the bearer token or, where that is missing or no longer known, of the cookie; null for a visitor.
   * Looked up when it is first asked for: what never asks costs nothing and can be cached.
   */
  session: () => Promise<Session | null>;
  /** Every session that the request shows, by token and by cookie: what signing out ends. */
  sessions: () => Promise<Session[]>;
  /** Gives the browser the cookies of a session with this answer; null takes them away. */
  keepSession: (token: string | null) => void;
}

function bearerToken(context: Context): string | undefined {
  return context.req.header('authorization')?.match(/^bearer +(\S+) *$/i)?.[1];
}

/** Makes the part of a request's facts that knows its session, and sends the cookies when the answer is made. */
export function sessionAccess(options: Parameters<typeof findSession>[0] & { https: boolean }): {
  accessOf: (context: Context) => SessionAccess;
  sendCookies: MiddlewareHandler;
} {
  const kept = new WeakMap<Context, { token: string | null; seconds: number }>();
  const sessionCookie = hostCookie('session', options.https);
  // The marker has one name everywhere: scripts of prerendered pages read it, and it proves nothing to the server.
  const base = { path: '/', secure: options.https, sameSite: 'Lax' } as const;

  function accessOf(context: Context): SessionAccess {
    const bearer = bearerToken(context);
    const cookie = sessionCookie.read(context);
    let found: Promise<Session | null> | null = null;

    async function lookUp(): Promise<Session | null> {
      const shown = bearer === undefined ? null : await findSession(options, bearer);
      if (shown) return shown;
      // A form that was posted without scripts may have brought a newer session than the page's scripts know.
      if (cookie === undefined) {
        if (sessionCookie.hasPlain(context) && !kept.has(context))
          kept.set(context, { token: null, seconds: 0 });
        return null;
      }
      const session = await findSession(options, cookie);
      const seconds = session ? Math.floor((session.expiresAt - options.clock()) / 1000) : 0;
      // Use moves the end of a session once a day, and the cookies' with it; those of one that ended only mislead.
      const moved = seconds > sessionSeconds - 60;
      if ((moved || !session) && !kept.has(context)) {
        kept.set(context, { token: session ? cookie : null, seconds });
      }
      return session;
    }

    return {
      session() {
        // A failure is not kept: the page that answers a failed form may ask again.
        found ??= lookUp().catch((error) => {
          found = null;
          throw error;
        });
        return found;
      },
      async sessions() {
        const tokens = new Set([bearer, cookie].filter((token) => token !== undefined));
        const sessions = await Promise.all([...tokens].map((token) => findSession(options, token)));
        return sessions.filter((session) => session !== null);
      },
      keepSession(token) {
        kept.set(context, { token, seconds: sessionSeconds });
      },
    };
  }

  return {
    accessOf,
    async sendCookies(context, next) {
      await next();
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
