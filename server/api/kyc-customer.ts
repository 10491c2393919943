import type { Context } from 'hono';
import { messagesIn } from '../../contract/messages.ts';
import type { RequestFacts, Services } from '../context.ts';
import { discardBody } from '../http/body-limit.ts';
import type { Customer } from '../kyc/kyc-dependencies.ts';
import { refuse } from './kyc-context.ts';

/** What every route of KYC finds in its Hono context; `customer` only behind `customerOnly`. */
export interface KycEnv {
  Variables: { services: Services; facts: RequestFacts; customer: Customer };
}

/** Who is signed in, or null. */
async function customerOf(context: Context<KycEnv>): Promise<Customer | null> {
  return (await context.get('facts').session())?.account ?? null;
}

/** Stops a request of nobody who is signed in before its body is kept: 401. No answer is cached. */
export async function customerOnly(
  context: Context<KycEnv>,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  context.header('Cache-Control', 'no-store');
  const customer = await customerOf(context);
  if (!customer) {
    await discardBody(context.req.raw);
    context.header('WWW-Authenticate', 'Bearer');
    return refuse(context, 401, messagesIn('en').kyc.signInFirst);
  }
  context.set('customer', customer);
  await next();
  return undefined;
}
