import type { Context } from 'hono';
import { deskOutcomes } from '../../../app/content/en/desk/outcomes.ts';
import type { StaffMember } from '../../../contract/staff-member.ts';
import type { Policy } from '../../commands/command.ts';
import { findTokenHolder } from '../../staff/api-tokens.ts';
import { findStaffSession } from '../../staff/sessions.ts';
import { recordRefusal } from '../../staff/sign-in-events.ts';
import { type DeskEnv, refuse } from './desk-context.ts';

interface Caller {
  staff: StaffMember;
  mustEnrol: boolean;
  /** Absent for a session, which may do everything that its role may. */
  scope?: 'read' | 'write';
}

function bearerToken(context: Context): string | undefined {
  return context.req.header('authorization')?.match(/^bearer +(\S+) *$/i)?.[1];
}

/** The holder of the token, or of the cookie where there is none; a token that is worth nothing is not made good by a cookie. */
async function findCaller(context: Context<DeskEnv>): Promise<Caller | null> {
  const token = bearerToken(context);
  if (token !== undefined) {
    const { db, clock } = context.get('services');
    return findTokenHolder(db, token, clock());
  }
  const session = await context.get('facts').staff();
  if (session) context.set('session', session);
  return session;
}

/**
 * Whether an authorized caller still would be: a stream outlives sign-outs and deactivations, which must end it. A page that
 * is merely open is no use of the session. Throws when the database fails.
 */
export async function isStillAuthorized(context: Context<DeskEnv>): Promise<boolean> {
  const { db, clock } = context.get('services');
  const token = bearerToken(context);
  const cookie = context.get('facts').staffToken ?? '';
  const caller =
    token === undefined
      ? await findStaffSession(db, cookie, clock(), { isUse: false })
      : await findTokenHolder(db, token, clock());
  return caller !== null && !caller.mustEnrol;
}

/** Stops who may not do this: 401 for a visitor, 404 for a customer, 403 for staff beyond their role or token. */
export function authorize(policy: Policy) {
  return async (context: Context<DeskEnv>, next: () => Promise<void>): Promise<Response | undefined> => {
    const caller = await findCaller(context);
    if (!caller) {
      if (await context.get('facts').session()) {
        return refuse(context, 404, `There is nothing at ${context.req.path}. See /api/v1/docs.`);
      }
      context.header('WWW-Authenticate', 'Bearer');
      return refuse(context, 401, deskOutcomes.signInFirst);
    }
    const { staff, scope, mustEnrol } = caller;
    if (policy.role === 'owner' && staff.role !== 'owner') {
      const refused = { by: staff, detail: context.req.path, address: context.get('facts').address };
      await recordRefusal(context.get('services'), 'access-refused', refused);
      return refuse(context, 403, deskOutcomes.notYourRole);
    }
    if (policy.browserOnly && scope) return refuse(context, 403, deskOutcomes.notByToken);
    const reads = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (scope === 'read' && !reads) return refuse(context, 403, deskOutcomes.readOnlyToken);
    if (mustEnrol && !policy.whileEnrolling) return refuse(context, 403, deskOutcomes.twoFactorFirst);
    context.set('staff', staff);
    await next();
    return undefined;
  };
}
