import { presenceInput } from '../../../contract/lead-changes.ts';
import { messagesIn } from '../../../contract/messages.ts';
import { listNewsOfLead } from '../../leads/desk/lead-news.ts';
import { endPresence, showPresence } from '../../leads/desk/presence.ts';
import type { Desk } from './desk.ts';
import { answers, body, done, refuseUnknown, say, withId } from './desk-context.ts';
import { presenceShape } from './lead-shapes.ts';

/** POST and DELETE /api/v1/desk/leads/{id}/presence. */
export function deskPresence(desk: Desk): void {
  desk.declare(
    {
      need: { role: 'agent' },
      method: 'post',
      path: '/leads/{id}/presence',
      summary: 'Say that you have a request open',
      description:
        'To be said every 15 seconds. Answers who else has, and what others did after the position `after`, if it is given.',
      request: { ...withId, ...body(presenceInput) },
      responses: answers([presenceShape, 'Noted.']),
    },
    async (context) => {
      const services = context.get('services');
      const { id: leadId } = context.req.valid('param');
      const { after = Number.MAX_SAFE_INTEGER } = context.req.valid('json');
      const { id, name } = context.get('staff');
      const since = await listNewsOfLead(services.db, leadId, { after, notBy: id });
      if (!since) return refuseUnknown(context);
      return context.json({ here: await showPresence(services, leadId, { id, name }), since }, 200);
    },
  );

  desk.declare(
    {
      need: { role: 'agent' },
      method: 'delete',
      path: '/leads/{id}/presence',
      summary: 'Say that you have closed a request',
      request: withId,
      responses: answers([done, 'Noted.']),
    },
    async (context) => {
      const { id } = context.req.valid('param');
      await endPresence(context.get('services'), id, context.get('staff').id);
      return say(context, messagesIn('en').desk.done);
    },
  );
}
