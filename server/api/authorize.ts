import type { Context } from 'hono';
import { deskOutcomes } from '../../app/content/en/desk/outcomes.ts';
import { messagesIn } from '../../app/content/messages.ts';
import type { StaffMember } from '../../contract/staff-member.ts';
import type { Policy, StaffPolicy } from '../commands/command.ts';
import { discardBody } from '../http/body-limit.ts';
import { findTokenHolder } from '../staff/api-tokens.ts';
import { findStaffSession } from '../staff/sessions.ts';
import { recordRefusal } from '../staff/staff-events.ts';
import { type ApiEnv, refuse } from './responses.ts';

interface StaffCaller {
  staff: StaffMember;
  mustEnrol: boolean;
  /** Absent for a session, which may do everything that its role may. */
  scope?: 'read' | 'write';
}

function bearerToken(context: Context): string | undefined {
  return context.req.header('authorization')?.match(/^bearer +(\S+) *$/i)?.[1];
}

/** The holder of the token, or of the cookie where there is none; a token that is worth nothing is not made good by a cookie. */
async function findStaffCaller(context: Context<ApiEnv>): Promise<StaffCaller | null> {
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
export async function isStillAuthorized(context: Context<ApiEnv>): Promise<boolean> {
  const { db, clock } = context.get('services');
  const token = bearerToken(context);
  const cookie = context.get('facts').staffToken ?? '';
  const caller =
    token === undefined
      ? await findStaffSession(db, cookie, clock(), { isUse: false })
      : await findTokenHolder(db, token, clock());
  return caller !== null && !caller.mustEnrol;
}

function refuseVisitor(context: Context, message: string): Response {
  context.header('WWW-Authenticate', 'Bearer');
  return refuse(context, 401, message);
}

async function keepOutOfAccount(context: Context<ApiEnv>): Promise<Response | null> {
  const session = await context.get('facts').session();
  if (!session) {
    return refuseVisitor(context, messagesIn(context.get('facts').locale).account.signInFirst);
  }
  context.set('customer', session);
  return null;
}

async function keepOutOfDesk(context: Context<ApiEnv>, policy: StaffPolicy): Promise<Response | null> {
  const caller = await findStaffCaller(context);
  if (!caller) {
    const isCustomer = await context.get('facts').session();
    if (!isCustomer) return refuseVisitor(context, deskOutcomes.signInFirst);
    return refuse(context, 404, `There is nothing at ${context.req.path}. See /api/v1/docs.`);
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
  return null;
}

/**
 * Stops who may not do this, before the body is kept: 401 for a visitor, 404 for a customer at the desk, 403 for staff
 * beyond their role or token.
 */
export function authorize(policy: Policy) {
  return async (context: Context<ApiEnv>, next: () => Promise<void>): Promise<Response | undefined> => {
    if (policy.role === 'anyone') {
      await next();
      return undefined;
    }
    const refusal =
      policy.role === 'customer' ? await keepOutOfAccount(context) : await keepOutOfDesk(context, policy);
    if (refusal) {
      await discardBody(context.req.raw);
      return refusal;
    }
    await next();
    return undefined;
  };
}
