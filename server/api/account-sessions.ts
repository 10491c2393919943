import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { messagesIn } from '../../contract/messages.ts';
import { listSessions } from '../accounts/list-sessions.ts';
import { endSession, signOut } from '../accounts/sign-out.ts';
import { type AccountsEnv, answers, done, refuse, signedIn } from './accounts-context.ts';

const session = z.object({
  id: z.string(),
  device: z.string().openapi({ example: 'Firefox on Windows' }),
  signedInAt: z.number().openapi({ description: 'Milliseconds since 1970.' }),
  usedAt: z.number(),
  current: z.boolean(),
});

const getSessions = createRoute({
  ...signedIn,
  method: 'get',
  path: '/account/sessions',
  summary: 'List the devices that are signed in',
  responses: answers([200, z.object({ sessions: z.array(session) }), 'The newest first.'], 401),
});

const deleteSessions = createRoute({
  ...signedIn,
  method: 'delete',
  path: '/account/sessions',
  summary: 'Sign out everywhere',
  responses: answers([200, done, 'Every session has ended, this one too.'], 401),
});

const deleteSession = createRoute({
  ...signedIn,
  method: 'delete',
  path: '/account/sessions/{id}',
  summary: 'Sign one device out',
  request: { params: z.object({ id: z.string() }) },
  responses: answers([200, done, 'That session has ended.'], 401, 404),
});

/** GET and DELETE /api/v1/account/sessions, DELETE /api/v1/account/sessions/{id}. */
export function accountSessions(api: OpenAPIHono<AccountsEnv>): void {
  const words = messagesIn('en').account;

  api.openapi(getSessions, async (context) => {
    const { db, clock } = context.get('services');
    return context.json({ sessions: await listSessions(db, context.get('session'), clock()) }, 200);
  });

  api.openapi(deleteSessions, async (context) => {
    await signOut(context.get('services').db, context.get('session'), { everywhere: true });
    context.get('facts').keepSession(null);
    return context.json({ msg: words.signedOut }, 200);
  });

  api.openapi(deleteSession, async (context) => {
    const { id } = context.req.valid('param');
    const own = context.get('session');
    if (!(await endSession(context.get('services').db, own, id))) {
      return refuse(context, 404, words.sessionUnknown);
    }
    if (id === own.id) context.get('facts').keepSession(null);
    return context.json({ msg: words.sessionEnded }, 200);
  });
}
