import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { findStaffSession, type StaffSession, staffSessionSeconds } from '../staff/sessions.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';

/** Lax, as the links in mails to staff lead to pages of the desk; what changes something also asks for our origin. */
const cookieName = 'desk-session';

/** How a request's staff session is found, and given to the browser. */
export interface StaffAccess {
  /** The session of the cookie; null for everybody else. Looked up when it is first asked for. */
  staff: () => Promise<StaffSession | null>;
  /** The cookie's token, of a session or of a sign-in that waits for its code. */
  staffToken: string | undefined;
  /** Gives the browser the cookie with this answer; null takes it away. */
  keepStaffSession: (token: string | null) => void;
}

/** Makes the part of a request's facts that knows who of the staff it is, and sends the cookie when the answer is made. */
export function staffAccess({
  db,
  clock,
  https,
}: Pick<StaffDependencies, 'db' | 'clock'> & { https: boolean }): {
  staffAccessOf: (context: Context) => StaffAccess;
  sendStaffCookie: MiddlewareHandler;
} {
  const kept = new WeakMap<Context, string | null>();
  const base = { path: '/', secure: https, sameSite: 'Lax' } as const;
  return {
    staffAccessOf(context) {
      const token = getCookie(context, cookieName);
      let found: Promise<StaffSession | null> | null = null;
      return {
        staff() {
          found ??= token ? findStaffSession(db, token, clock()) : Promise.resolve(null);
          return found;
        },
        staffToken: token,
        keepStaffSession(next) {
          kept.set(context, next);
        },
      };
    },
    async sendStaffCookie(context, next) {
      await next();
      const token = kept.get(context);
      if (token === null) deleteCookie(context, cookieName, base);
      else if (token !== undefined) {
        setCookie(context, cookieName, token, { ...base, httpOnly: true, maxAge: staffSessionSeconds });
      }
    },
  };
}
