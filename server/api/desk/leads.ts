import { z } from '@hono/zod-openapi';
import { deskOutcomes } from '../../../app/content/en/desk/outcomes.ts';
import { leadFilter, leadPage, presenceInput } from '../../../contract/lead-input.ts';
import { cannedReplyCommands } from '../../commands/canned-replies.ts';
import { inboxCommands } from '../../commands/inbox.ts';
import { leadCommands } from '../../commands/leads.ts';
import { endPresence, showPresence } from '../../leads/commands/presence.ts';
import { countLeads } from '../../leads/inbox/count-leads.ts';
import { findLead, listTimeline } from '../../leads/inbox/find-lead.ts';
import { listLeads } from '../../leads/inbox/list-leads.ts';
import { listRelatedLeads } from '../../leads/merge/related-leads.ts';
import { findDraft } from '../../leads/reply/draft.ts';
import { listNewsOfLead } from '../../leads/timeline/lead-news.ts';
import { listCannedReplies } from '../../replies/canned-replies.ts';
import { answers, body, done, refuseUnknown, withId } from '../responses.ts';
import type { Routes } from '../router.ts';
import { eventShape, leadShape, presenceShape, summaryShape } from './lead-shapes.ts';

const list = z.object({
  leads: z.array(summaryShape),
  next: z.string().nullable().openapi({ description: 'The `cursor` of the page behind this one.' }),
  counts: z.object({
    stages: z.record(z.string(), z.number()),
    complete: z.boolean().openapi({ description: 'False when every count means "at least".' }),
  }),
});

/** What the refusal of a change to a lead holds besides. */
const leadRefused = {
  version: z.number().optional().openapi({ description: 'The one that stands now, after `changed`.' }),
  since: z.array(eventShape).optional().openapi({ description: 'What happened since, after `changed`.' }),
  people: z
    .array(z.string())
    .optional()
    .openapi({ description: 'The two people, after `different-people`.' }),
};

const cannedReplies = z.object({
  replies: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      body: z.string(),
      variables: z.array(z.string()).openapi({ description: 'What it leaves open, such as {{name}}.' }),
    }),
  ),
});

/** GET /api/v1/desk/leads, /leads/{id} and /canned-replies, POST and DELETE /leads/{id}/presence, and the commands. */
export function deskLeads(desk: Routes): void {
  // Before the path of one request, which would match its own.
  desk.addCommands(inboxCommands);

  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/leads',
      summary: 'List requests',
      description:
        'Without a stage: all but spam. The counts are those of every stage under the other filters.',
      request: { query: leadFilter.extend(leadPage.shape) },
      responses: answers([list, 'A page of them.'], 422),
    },
    async (context) => {
      const services = context.get('services');
      const { sort, cursor, limit, ...filter } = context.req.valid('query');
      const page = { sort, limit, ...(cursor === undefined ? {} : { cursor }) };
      const [found, counts] = await Promise.all([
        listLeads(services, filter, page),
        countLeads(services, filter),
      ]);
      return context.json({ ...found, counts }, 200);
    },
  );

  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/leads/{id}',
      summary: 'A request with its timeline, related requests and your draft',
      request: withId,
      responses: answers([leadShape, 'The request.']),
    },
    async (context) => {
      const services = context.get('services');
      const lead = await findLead(services, context.req.valid('param').id);
      if (!lead) return refuseUnknown(context);
      const [timeline, related, draft] = await Promise.all([
        listTimeline(services.db, lead),
        listRelatedLeads(services, lead.id),
        findDraft(services.db, lead.id, context.get('staff').id),
      ]);
      // Whoever has the secret sees the customer's own page.
      const { secret: _, ...shown } = lead;
      return context.json({ ...shown, timeline, related, draft }, 200);
    },
  );

  desk.addCommands(leadCommands, leadRefused);

  desk.declare(
    {
      policy: { role: 'agent' },
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
      policy: { role: 'agent' },
      method: 'delete',
      path: '/leads/{id}/presence',
      summary: 'Say that you have closed a request',
      request: withId,
      responses: answers([done, 'Noted.']),
    },
    async (context) => {
      const { id } = context.req.valid('param');
      await endPresence(context.get('services'), id, context.get('staff').id);
      return context.json({ success: true as const, message: deskOutcomes.done }, 200);
    },
  );

  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/canned-replies',
      summary: 'List canned replies',
      responses: answers([cannedReplies, 'All of them, by title.']),
    },
    async (context) => context.json({ replies: await listCannedReplies(context.get('services')) }, 200),
  );

  desk.addCommands(cannedReplyCommands);
}
