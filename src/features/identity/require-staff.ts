import { data, redirect } from 'react-router';
import type { StaffPolicy } from '#platform/commands/caller.ts';
import { type LoadContext, requestContext, servicesContext } from '#platform/context.ts';
import { authorizeStaff } from './server/staff/authorize-staff.ts';

/** The page's address as the reader sees it, without the suffix of React Router's own requests. */
function pageOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const parameters = new URLSearchParams(search);
  parameters.delete('_routes');
  const query = parameters.toString();
  return `${pathname.replace(/\.data$/, '')}${query ? `?${query}` : ''}`;
}

/**
 * The staff session of a page of the desk; every loader and action there calls it first. Throws what keeps others out:
 * a visitor is sent to sign in and back, a customer finds nothing (404), an agent beyond the role is refused (403), which
 * is on record, and who must set up two-factor is sent there.
 */
export async function requireStaff(request: Request, context: LoadContext, policy: StaffPolicy) {
  const facts = context.get(requestContext);
  const access = await authorizeStaff(context.get(servicesContext), policy, {
    caller: await facts.staff(),
    isCustomer: async () => Boolean(await facts.session()),
    path: new URL(request.url).pathname,
    address: facts.address,
    isRead: request.method === 'GET',
  });
  if (access.ok) return access.caller;
  switch (access.reason) {
    case 'not-signed-in':
      throw redirect(`/desk/signin?to=${encodeURIComponent(pageOf(request))}`);
    case 'two-factor-first':
      throw redirect('/desk/twofactor');
    case 'customer':
      throw data(null, { status: 404 });
    default:
      throw data(null, { status: 403 });
  }
}

/** Returns the page after signing in: a path of the desk, or its first page when the target cannot be trusted. */
export function pathInDesk(target: string | null | undefined): string {
  // A browser reads a backslash as a slash and leaves out line ends and tabs; no header holds what is not ASCII.
  if (!target || !/^\/desk(?:[/?#][\x21-\x5b\x5d-\x7e]*)?$/.test(target)) return '/desk';
  // It also goes up for two dots, however they are written.
  const { pathname } = new URL(target, 'http://desk');
  return /^\/desk(?:\/|$)/.test(pathname) && !pathname.includes('//') ? target : '/desk';
}
