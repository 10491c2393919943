import { data, redirect } from 'react-router';
import type { StaffRole } from '../../../contract/staff-member.ts';
import { type LoadContext, requestContext, servicesContext } from '../../../server/context.ts';
import { recordRefusal } from '../../../server/staff/staff-events.ts';

interface Guard {
  role: StaffRole;
  /** For the page where two-factor is set up: lets those in who must set it up first. */
  whileEnrolling?: boolean;
}

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
export async function requireStaff(request: Request, context: LoadContext, { role, whileEnrolling }: Guard) {
  const facts = context.get(requestContext);
  const session = await facts?.staff();
  if (!session) {
    if (await facts?.session()) throw data(null, { status: 404 });
    throw redirect(`/desk/signin?to=${encodeURIComponent(pageOf(request))}`);
  }
  if (session.mustEnrol && !whileEnrolling) throw redirect('/desk/twofactor');
  if (role === 'owner' && session.staff.role !== 'owner') {
    const refused = {
      by: session.staff,
      detail: new URL(request.url).pathname,
      address: facts?.address ?? '',
    };
    await recordRefusal(context.get(servicesContext), 'access-refused', refused);
    throw data(null, { status: 403 });
  }
  return session;
}

/** Where to go after signing in: a path of the desk, or its first page when there is none that could be trusted. */
export function pathInDesk(target: string | null | undefined): string {
  // A browser reads a backslash as a slash and leaves out line ends and tabs; no header holds what is not ASCII.
  if (!target || !/^\/desk(?:[/?#][\x21-\x5b\x5d-\x7e]*)?$/.test(target)) return '/desk';
  // It also goes up for two dots, however they are written.
  const { pathname } = new URL(target, 'http://desk');
  return /^\/desk(?:\/|$)/.test(pathname) && !pathname.includes('//') ? target : '/desk';
}
