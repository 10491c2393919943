import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { signInInput, signUpInput } from '../../contract/account.ts';
import { messagesIn } from '../../contract/messages.ts';
import { signIn } from '../accounts/sign-in.ts';
import { signOut } from '../accounts/sign-out.ts';
import { signUp } from '../accounts/sign-up.ts';
import {
  type AccountsEnv,
  answers,
  body,
  done,
  refuse,
  refuseFields,
  refuseLimited,
} from './accounts-context.ts';

const token = z.string().openapi({ description: 'For `Authorization: Bearer …`.' });

const signedUp = z.object({
  id: z.string(),
  fullname: z.string(),
  email: z.string(),
  token,
  msg: z.string(),
});

const signedIn = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  token,
  msg: z.string(),
});

const postSignUp = createRoute({
  method: 'post',
  path: '/signup',
  summary: 'Open an account',
  description: 'The username is an e-mail address. The answer also sets the session as a cookie.',
  request: body(signUpInput),
  responses: answers([201, signedUp, 'Opened and signed in.'], 400, 409, 415, 422, 429),
});

const postSignIn = createRoute({
  method: 'post',
  path: '/signin',
  summary: 'Sign in',
  description:
    'Ten failures for one account from one address in 15 minutes are answered 429, and a hundred for whichever.',
  request: body(signInInput),
  responses: answers([200, signedIn, 'Signed in.'], 400, 401, 415, 422, 429),
});

const postSignOut = createRoute({
  method: 'post',
  path: '/signout',
  summary: 'Sign out',
  description:
    'Ends the session of the token or cookie. Without one there is nothing to end, and the answer is the same.',
  security: [{ bearer: [] }, {}],
  responses: answers([200, done, 'Signed out.']),
});

/** POST /api/v1/signup, /signin and /signout. */
export function accountSignIn(api: OpenAPIHono<AccountsEnv>): void {
  const words = messagesIn('en').account;

  api.openapi(postSignUp, async (context) => {
    const { fullname, username, password } = context.req.valid('json');
    const facts = context.get('facts');
    const person = { name: fullname, email: username, password };
    const outcome = await signUp(context.get('services'), person, facts);
    if (outcome.ok) {
      const { id, name, email } = outcome.account;
      facts.keepSession(outcome.token);
      return context.json({ id, fullname: name, email, token: outcome.token, msg: words.signedUp }, 201);
    }
    if (outcome.reason === 'limited') return refuseLimited(context, outcome);
    if (outcome.reason === 'account-exists') {
      const message = messagesIn('en').fields['account-exists'];
      return refuse(context, 409, message, { username: message });
    }
    return refuseFields(context, { [outcome.reason === 'email' ? 'username' : 'password']: outcome.reason });
  });

  api.openapi(postSignIn, async (context) => {
    const { username, password } = context.req.valid('json');
    const facts = context.get('facts');
    const outcome = await signIn(context.get('services'), { email: username, password }, facts);
    if (outcome.ok) {
      const { id, name, email } = outcome.account;
      facts.keepSession(outcome.token);
      return context.json({ userId: id, name, email, token: outcome.token, msg: words.signedIn }, 200);
    }
    if (outcome.reason === 'limited') return refuseLimited(context, outcome);
    return refuse(context, 401, words.signInFailed);
  });

  api.openapi(postSignOut, async (context) => {
    const facts = context.get('facts');
    for (const session of await facts.sessions()) {
      await signOut(context.get('services').db, session, { everywhere: false });
    }
    facts.keepSession(null);
    return context.json({ msg: words.signedOut }, 200);
  });
}
