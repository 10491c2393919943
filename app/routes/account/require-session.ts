import { redirect } from 'react-router';
import type { Session } from '../../../server/accounts/find-session.ts';
import { type LoadContext, requestContext } from '../../../server/context.ts';

/** Where to go after signing in: a path of this site, or the profile when there is none that could be trusted. */
export function pathAfterSignIn(wanted: string | null | undefined): string {
  // A browser reads a backslash as a slash and leaves out line ends and tabs; no header holds what is not ASCII.
  const isOwnPath = wanted && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(wanted);
  return isOwnPath ? wanted : '/profile';
}

/**
 * The session of who is signed in. Sends a visitor to /signin (throws the redirect), which brings them back to where
 * they wanted to go.
 */
export async function requireSession(request: Request, context: LoadContext): Promise<Session> {
  const session = await context.get(requestContext)?.session();
  if (session) return session;
  const { pathname, searchParams } = new URL(request.url);
  // React's router asks for a page's data with parts in another spelling; what was done before is news no more.
  for (const name of ['_routes', 'done']) searchParams.delete(name);
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  const wanted = pathname.replace(/\.data$/, '') + search;
  throw redirect(`/signin?to=${encodeURIComponent(wanted)}`);
}
