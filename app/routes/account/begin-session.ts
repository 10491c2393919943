import { redirect } from 'react-router';
import type { z } from 'zod';
import { messagesIn } from '../../../contract/messages.ts';
import { problemsOf } from '../../../contract/text.ts';
import type { SignInRequest } from '../../../server/accounts/account-dependencies.ts';
import type { SignInOutcome } from '../../../server/accounts/sign-in.ts';
import type { SignUpOutcome } from '../../../server/accounts/sign-up.ts';
import { type LoadContext, type Services, servicesContext } from '../../../server/context.ts';
import { fieldsOf, keepInput } from '../../../server/http/form-post.ts';
import { getFacts, limited, refused, unavailable } from './posted-form.ts';
import { pathAfterSignIn } from './require-session.ts';

interface Call {
  request: Request;
  context: LoadContext;
}

type Command<Input> = (
  services: Services,
  input: Input,
  origin: SignInRequest,
) => Promise<SignInOutcome | SignUpOutcome>;

function pathWanted(request: Request): string {
  return pathAfterSignIn(new URL(request.url).searchParams.get('to'));
}

/** Where a visitor goes once signed in. Who is signed in already goes there at once (throws the redirect). */
export async function pathAfterEntering({ request, context }: Call): Promise<string> {
  const to = pathWanted(request);
  const facts = getFacts(context);
  // The answer to a form holds what was typed: it is shown whether or not the database can be read.
  if (facts.method !== 'POST' && (await facts.session())) throw redirect(to);
  return to;
}

/**
 * Begins the session that a form posted without scripts asks for, by the same command as the API, and goes where the
 * reader wanted. A refusal or a fault of the database gives back what was typed, but for the password.
 */
export function beginSession<Input>(call: Call, schema: z.ZodType<Input>, command: Command<Input>) {
  return keepInput(call, () => begin(call, schema, command), unavailable);
}

async function begin<Input>({ request, context }: Call, schema: z.ZodType<Input>, command: Command<Input>) {
  const typed = await fieldsOf(request);
  const parsed = schema.safeParse(typed);
  if (!parsed.success) return refused(typed, problemsOf(parsed.error.issues));

  const facts = getFacts(context);
  const outcome = await command(context.get(servicesContext), parsed.data, facts);
  if (outcome.ok) {
    facts.keepSession(outcome.token);
    return redirect(pathWanted(request), 303);
  }
  const { account, fields } = messagesIn('en');
  switch (outcome.reason) {
    case 'limited':
      return limited(typed, outcome);
    case 'wrong-name-or-password':
      return refused(typed, {}, account.signInFailed, 401);
    case 'account-exists':
      return refused(typed, { username: outcome.reason }, fields[outcome.reason], 409);
    case 'email':
      return refused(typed, { username: outcome.reason });
    case 'password-common':
      return refused(typed, { password: outcome.reason });
  }
}
