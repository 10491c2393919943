import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';

/** A cookie that holds a session's token, out of reach of scripts. */
export interface HostCookie {
  /** What the request shows; undefined without it. */
  read: (context: Context) => string | undefined;
  /** Whether the request shows the name that is used over http, which over https counts for nothing. */
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
export function hostCookie(name: string, https: boolean): HostCookie {
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
