import { redirect } from 'react-router';
import type { Session } from '#platform/commands/caller.ts';
import { type LoadContext, requestContext } from '#platform/context.ts';
import { localeOf, localPath, plainPath } from '#platform/i18n/locale.ts';

/**
 * Returns the page after signing in: a path of this site without its locale, or the profile when the target cannot be
 * trusted.
 */
export function pathAfterSignIn(target: string | null | undefined): string {
  // A browser reads a backslash as a slash and leaves out line ends and tabs; no header holds what is not ASCII.
  const isOwnPath = target && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(target);
  return isOwnPath ? plainPath(target) : '/profile';
}

/**
 * The session of who is signed in. Sends a visitor to /signin (throws the redirect), which brings them back to where
 * they wanted to go.
 */
export async function requireSession(url: URL, context: LoadContext): Promise<Session> {
  const session = await context.get(requestContext).session();
  if (session) return session;
  const query = new URLSearchParams(url.searchParams);
  // The message of what was done before is not shown again.
  query.delete('done');
  const target = plainPath(url.pathname) + (query.size > 0 ? `?${query}` : '');
  throw redirect(localPath(`/signin?to=${encodeURIComponent(target)}`, localeOf(url)));
}
