import type { Context, MiddlewareHandler } from 'hono';
import { findStaffSession, type StaffSession, staffSessionSeconds } from '../staff/sessions.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { hostCookie } from './host-cookie.ts';

/** The name of the desk's cookie over http; over https it has a prefix (host-cookie.ts). */
export const staffCookieName = 'desk-session';

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
  const cookie = hostCookie(staffCookieName, https);
  return {
    staffAccessOf(context) {
      const token = cookie.read(context);
      let found: Promise<StaffSession | null> | null = null;
      return {
        staff() {
          const lookUp = async () => (token ? findStaffSession(db, token, clock()) : null);
          // A failure is not kept: the page that answers a failed form may ask again.
          found ??= lookUp().catch((error) => {
            found = null;
            throw error;
          });
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
      if (token !== undefined) cookie.send(context, token, staffSessionSeconds);
    },
  };
}
