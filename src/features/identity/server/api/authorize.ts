import type { Context } from 'hono';
import type { ApiEnv } from '#platform/api/responses.ts';
import type { StaffPolicy } from '#platform/commands/caller.ts';
import type { Policy } from '#platform/commands/command.ts';
import { messagesIn } from '#platform/commands/messages.ts';
import { deskOutcomes } from '#platform/commands/strings/en/desk-messages.ts';
import { discardBody } from '#platform/http/body-limit.ts';
import { refuse, refusePath } from '#platform/http/refuse.ts';
import { findSession } from '../sessions.ts';
import { findTokenHolder } from '../staff/api-tokens.ts';
import { authorizeStaff, type StaffCaller } from '../staff/authorize-staff.ts';
import { staffAccounts } from '../staff/staff-accounts.ts';
import { bearerToken } from './session.ts';

/** The holder of the token, or of the cookie where there is none; a token that is worth nothing is not made good by a cookie. */
export async function findStaffCaller(context: Context<ApiEnv>): Promise<StaffCaller | null> {
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
 * Returns true while an authorized caller still is: a stream outlives sign-outs and deactivations, which must end it.
 * An open page is no use of the session. Throws when the database fails.
 */
export async function isStillAuthorized(context: Context<ApiEnv>): Promise<boolean> {
  const services = context.get('services');
  const token = bearerToken(context);
  const cookie = context.get('facts').staffToken ?? '';
  const caller =
    token === undefined
      ? await findSession(services, staffAccounts, cookie, { isUse: false })
      : await findTokenHolder(services.db, token, services.clock());
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

/** Messages to staff who lack permission, with 403. */
const refusals = {
  'two-factor-first': deskOutcomes.twoFactorFirst,
  'not-your-role': deskOutcomes.notYourRole,
  'not-by-token': deskOutcomes.notByToken,
  'read-only-token': deskOutcomes.readOnlyToken,
};

async function keepOutOfDesk(context: Context<ApiEnv>, policy: StaffPolicy): Promise<Response | null> {
  const { path, method } = context.req;
  const facts = context.get('facts');
  const access = await authorizeStaff(context.get('services'), policy, {
    caller: await findStaffCaller(context),
    isCustomer: async () => (await facts.session()) !== null,
    path,
    address: facts.address,
    isRead: method === 'GET' || method === 'HEAD',
  });
  if (access.ok) {
    context.set('staff', access.caller.staff);
    return null;
  }
  if (access.reason === 'not-signed-in') return refuseVisitor(context, deskOutcomes.signInFirst);
  if (access.reason === 'customer') return refusePath(context);
  return refuse(context, 403, refusals[access.reason]);
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
