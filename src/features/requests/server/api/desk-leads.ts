import { z } from '@hono/zod-openapi';
import { body, done, refuseUnknown, responses, withId } from '#platform/api/responses.ts';
import type { Routes } from '#platform/api/router.ts';
import { deskOutcomes } from '#platform/commands/strings/en/desk-messages.ts';
import { leadFilter, leadPage, leadSummary, presenceInput } from '../../lead-input.ts';
import { inboxCommands, savedViewCommands } from '../commands/inbox.ts';
import { leadCommands } from '../commands/leads.ts';
import { entryCommands } from '../commands/new-request.ts';
import { endPresence, showPresence } from '../commands/presence.ts';
import { countLeads } from '../inbox/count-leads.ts';
import { deskLead, findLead, listTimeline } from '../inbox/find-lead.ts';
import { listLeads } from '../inbox/list-leads.ts';
import { leadEvent, staffName } from '../lead-shapes.ts';
import { cannedReplyCommands } from '../reply/commands-canned-replies.ts';
import { listEventsByOthers } from '../timeline/event-feed.ts';

/** Others who have a lead open, and what they did since. */
const presenceShape = z.object({
  here: z.array(staffName.extend({ isTyping: z.boolean() })),
  since: z.array(leadEvent),
});

const leadWithTimeline = deskLead.extend({
  timeline: z.object({
    events: z.array(leadEvent),
    mails: z.array(z.looseObject({ id: z.string(), state: z.string() })),
  }),
});

const list = z.object({
  leads: z.array(leadSummary),
  next: z.string().nullable().describe('The `cursor` of the page behind this one.'),
  counts: z.object({
    stages: z.record(z.string(), z.number()),
    answered: z.number().describe('Of the stage new, those that were answered or need no answer.'),
    complete: z.boolean().describe('False when every count means "at least".'),
  }),
});

/** Further fields of a refused change. */
const leadRefused = {
  version: z.number().optional().describe('The one that stands now, after `changed`.'),
  since: z.array(leadEvent).optional().describe('What happened since, after `changed`.'),
  people: z.array(z.string()).optional().describe('The two people, after `different-people`.'),
};

/** GET /api/v1/desk/leads and /leads/{id}, POST and DELETE /leads/{id}/presence, and the commands. */
export function deskLeads(desk: Routes): void {
  // Before the path of one request, which would match its own.
  desk.addCommands(inboxCommands);
  desk.addCommands(entryCommands);

  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/leads',
      summary: 'List requests',
      description:
        'Without a stage: all but spam. The stage new has only those that wait for an answer. The counts are those of every stage under the other filters.',
      request: { query: leadFilter.extend(leadPage.shape) },
      responses: responses([list, 'A page of them.'], 422),
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
      summary: 'A request with its timeline',
      request: withId,
      responses: responses([leadWithTimeline, 'The request.']),
    },
    async (context) => {
      const services = context.get('services');
      const lead = await findLead(services, context.req.valid('param').id);
      if (!lead) return refuseUnknown(context);
      return context.json({ ...lead, timeline: await listTimeline(services.db, lead) }, 200);
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
        'To be said every 15 seconds, and every 4 seconds with `isTyping` while you type a reply. Answers who else has, and what others did after the position `after`, if it is given. GET /events with `lead` says at once when somebody comes, types or leaves.',
      request: { ...withId, ...body(presenceInput) },
      responses: responses([presenceShape, 'Noted.']),
    },
    async (context) => {
      const services = context.get('services');
      const { id: leadId } = context.req.valid('param');
      const { after = Number.MAX_SAFE_INTEGER, isTyping } = context.req.valid('json');
      const { id, name } = context.get('staff');
      const since = await listEventsByOthers(services.db, leadId, { after, notBy: id });
      if (!since) return refuseUnknown(context);
      return context.json({ here: await showPresence(services, leadId, { id, name, isTyping }), since }, 200);
    },
  );

  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'delete',
      path: '/leads/{id}/presence',
      summary: 'Say that you have closed a request',
      request: withId,
      responses: responses([done, 'Noted.']),
    },
    async (context) => {
      const { id } = context.req.valid('param');
      await endPresence(context.get('services'), id, context.get('staff').id);
      return context.json({ success: true as const, message: deskOutcomes.done }, 200);
    },
  );

  desk.addCommands(cannedReplyCommands);

  desk.addCommands(savedViewCommands);
}
