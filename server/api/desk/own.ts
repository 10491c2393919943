import { z } from '@hono/zod-openapi';
import { messagesIn } from '../../../contract/messages.ts';
import { changeOwnKeysInput, changeOwnNameInput } from '../../../contract/staff.ts';
import { changeOwnKeys } from '../../staff/change-own-keys.ts';
import { changeOwnName } from '../../staff/change-own-name.ts';
import { endOwnSession, endOwnSessions, listOwnSessions } from '../../staff/own-sessions.ts';
import type { Desk } from './desk.ts';
import { answers, body, done, moment, refuseUnknown, say, withId } from './desk-context.ts';

const own = { role: 'agent', browserOnly: true } as const;

const listed = z.object({
  id: z.string(),
  device: z.string().openapi({ example: 'Firefox on Windows' }),
  signedInAt: moment,
  usedAt: moment,
  current: z.boolean(),
});

/** PUT /api/v1/desk/name and /shortcuts, GET and DELETE /sessions, DELETE /sessions/{id}. */
export function deskOwn(desk: Desk): void {
  const words = messagesIn('en').desk;

  desk.declare(
    {
      policy: own,
      method: 'put',
      path: '/name',
      summary: 'Change one’s own name',
      description: 'What was done before stays on record under the name of then.',
      request: body(changeOwnNameInput),
      responses: answers([done, 'Changed.']),
    },
    async (context) => {
      const { name } = context.req.valid('json');
      await changeOwnName(context.get('services'), context.get('session'), name);
      return say(context, words.nameChanged);
    },
  );

  desk.declare(
    {
      policy: own,
      method: 'put',
      path: '/shortcuts',
      summary: 'Turn one’s own single-key shortcuts on or off',
      request: body(changeOwnKeysInput),
      responses: answers([done, 'Changed, on every device.']),
    },
    async (context) => {
      const { singleKeys } = context.req.valid('json');
      await changeOwnKeys(context.get('services'), context.get('session'), singleKeys);
      return say(context, singleKeys ? words.singleKeysOn : words.singleKeysOff);
    },
  );

  desk.declare(
    {
      policy: own,
      method: 'get',
      path: '/sessions',
      summary: 'List the devices on which one is signed in',
      responses: answers([z.object({ sessions: z.array(listed) }), 'This one, then the newest first.']),
    },
    async (context) => {
      const { db, clock } = context.get('services');
      return context.json({ sessions: await listOwnSessions(db, context.get('session'), clock()) }, 200);
    },
  );

  desk.declare(
    {
      policy: own,
      method: 'delete',
      path: '/sessions',
      summary: 'Sign out everywhere',
      responses: answers([done, 'Every session has ended, this one too. Tokens of the API stay.']),
    },
    async (context) => {
      await endOwnSessions(context.get('services').db, context.get('session'));
      context.get('facts').keepStaffSession(null);
      return say(context, words.signedOutEverywhere);
    },
  );

  desk.declare(
    {
      policy: own,
      method: 'delete',
      path: '/sessions/{id}',
      summary: 'Sign one device out',
      request: withId,
      responses: answers([done, 'That session has ended.']),
    },
    async (context) => {
      const { id } = context.req.valid('param');
      const session = context.get('session');
      if (!(await endOwnSession(context.get('services').db, session, id))) return refuseUnknown(context);
      if (id === session.id) context.get('facts').keepStaffSession(null);
      return say(context, words.sessionEnded);
    },
  );
}
