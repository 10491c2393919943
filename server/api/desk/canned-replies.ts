import { z } from '@hono/zod-openapi';
import { deskOutcomes } from '../../../app/content/en/desk/outcomes.ts';
import { cannedReplyInput } from '../../../contract/lead-input.ts';
import { deleteCannedReply, listCannedReplies, saveCannedReply } from '../../replies/canned-replies.ts';
import type { Desk } from './desk.ts';
import { answers, body, done, refuseFields, refuseUnknown, say, withId } from './desk-context.ts';

const list = z.object({
  replies: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      body: z.string(),
      variables: z.array(z.string()).openapi({ description: 'What it leaves open, such as {{name}}.' }),
    }),
  ),
});

/** GET and POST /api/v1/desk/canned-replies, PUT and DELETE /canned-replies/{id}. */
export function deskCannedReplies(desk: Desk): void {
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/canned-replies',
      summary: 'List canned replies',
      responses: answers([list, 'All of them, by title.']),
    },
    async (context) => context.json({ replies: await listCannedReplies(context.get('services')) }, 200),
  );

  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'post',
      path: '/canned-replies',
      summary: 'Write a canned reply',
      request: body(cannedReplyInput),
      responses: answers([done.extend({ id: z.string() }), 'Stored.']),
    },
    async (context) => {
      const { id, name } = context.get('staff');
      const reply = context.req.valid('json');
      const outcome = await saveCannedReply(context.get('services'), { id, name }, reply);
      if (!outcome.ok) return refuseFields(context, { body: 'required' });
      return context.json({ success: true as const, message: deskOutcomes.saved, id: outcome.id }, 200);
    },
  );

  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'put',
      path: '/canned-replies/{id}',
      summary: 'Change a canned reply',
      request: { ...withId, ...body(cannedReplyInput) },
      responses: answers([done, 'Stored.']),
    },
    async (context) => {
      const { id: staffId, name } = context.get('staff');
      const reply = { ...context.req.valid('param'), ...context.req.valid('json') };
      const outcome = await saveCannedReply(context.get('services'), { id: staffId, name }, reply);
      if (outcome.ok) return say(context, deskOutcomes.saved);
      if (outcome.reason === 'no-such-reply') return refuseUnknown(context);
      return refuseFields(context, { body: 'required' });
    },
  );

  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'delete',
      path: '/canned-replies/{id}',
      summary: 'Delete a canned reply',
      description: 'What was sent with it stays as it was sent.',
      request: withId,
      responses: answers([done, 'Deleted.']),
    },
    async (context) => {
      const isDeleted = await deleteCannedReply(context.get('services'), context.req.valid('param').id);
      return isDeleted ? say(context, deskOutcomes.deleted) : refuseUnknown(context);
    },
  );
}
