import { z } from '@hono/zod-openapi';
import { body, done, refuseUnknown, responses, withId } from '../../../../platform/api/responses.ts';
import type { Routes } from '../../../../platform/api/router.ts';
import { deskOutcomes } from '../../../../platform/commands/strings/en/desk-messages.ts';
import { moment } from '../../../../platform/values/moment-shape.ts';
import { chargeModes } from '../../../cargo/chargeable-weight.ts';
import { cargoVersion, transportModes } from '../../../cargo/choices.ts';
import { services } from '../../../services/service.ts';
import { dueStates } from '../../../settings/due-state.ts';
import { answersShape } from '../../answers.ts';
import { leadStages, lostReasons } from '../../lead.ts';
import { type LeadSummary, leadFilter, leadPage, presenceInput } from '../../lead-input.ts';
import { inboxCommands, savedViewCommands } from '../commands/inbox.ts';
import { leadCommands } from '../commands/leads.ts';
import { entryCommands } from '../commands/new-request.ts';
import { endPresence, showPresence } from '../commands/presence.ts';
import { countLeads } from '../inbox/count-leads.ts';
import { findLead, listTimeline } from '../inbox/find-lead.ts';
import { listLeads } from '../inbox/list-leads.ts';
import { listRelatedLeads } from '../merge/related-leads.ts';
import { cannedReplyCommands } from '../reply/commands-canned-replies.ts';
import { findDraft } from '../reply/draft.ts';
import { findWaitingReply } from '../reply/waiting-reply.ts';
import { listEventsByOthers } from '../timeline/event-feed.ts';

const stage = z.enum(leadStages);
const staffName = z.object({ id: z.string(), name: z.string() });

/** A lead as lists show it, for the OpenAPI document. */
export const summaryShape = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(['rate-request', 'contact-message']),
  stage,
  version: z.number().describe('To be sent with a change; a stale one is refused with 409.'),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  service: z.enum(services).nullable(),
  about: z.string(),
  locale: z.string().describe('The language that the customer is written to in: `en`, `es` or `pt`.'),
  ownerId: z.string().nullable(),
  receivedAt: moment,
  dueAt: moment,
  mode: z.enum(transportModes).nullable().describe('Of the shipment, as what follows.'),
  grossKg: z.number().nullable(),
  volumeM3: z.number().nullable(),
  readyOn: z.iso.date().nullable(),
  laneFrom: z.string().nullable().describe('Where the goods come from, as lists show it.'),
  laneTo: z.string().nullable(),
  due: z.enum(dueStates).nullable().describe('Null when nobody waits for an answer.'),
  followUpAt: moment.nullable().describe('When staff ask about it again.'),
  isFollowUpDue: z.boolean(),
  hasMessage: z
    .boolean()
    .describe('The customer has written on their page or by mail, and waits for a reply.'),
}) satisfies z.ZodType<LeadSummary>;

/** A line of a lead's timeline, for the OpenAPI document. */
export const eventShape = z.object({
  position: z.number().describe('Grows with every event of every request.'),
  leadId: z.string(),
  version: z.number(),
  actor: z.discriminatedUnion('kind', [
    staffName.extend({ kind: z.literal('staff') }),
    z.object({ kind: z.literal('customer') }),
    z.object({ kind: z.literal('system') }),
  ]),
  at: moment,
  data: z
    .looseObject({ type: z.string() })
    .describe('What happened, with what is worth keeping of it: src/features/requests/lead.ts.'),
});

/** Others who have a lead open, and what they did since. */
const presenceShape = z.object({
  here: z.array(staffName.extend({ isTyping: z.boolean() })),
  since: z.array(eventShape),
});

/** A lead with all that the desk knows of it, for the OpenAPI document. */
export const leadShape = summaryShape.extend({
  answers: answersShape,
  shipment: z
    .looseObject({ version: z.literal(cargoVersion) })
    .nullable()
    .describe('The shipment of `answers`, as POST /raterequestform takes it; null without one.'),
  measures: z
    .object({
      pieces: z.number().nullable(),
      containers: z.number().nullable(),
      grossKg: z.number().nullable(),
      volumeM3: z.number().nullable(),
      chargeable: z
        .number()
        .nullable()
        .describe('In kg, by sea in W/M (freight tons). Null for a mode that charges a whole unit.'),
      chargeMode: z.enum(chargeModes).nullable(),
    })
    .nullable()
    .describe('Totals of the shipment, each null where it is not known; null without one.'),
  link: z
    .object({ id: z.string(), createdAt: moment })
    .nullable()
    .describe('The link to the customer’s status page, without its secret; null where it was revoked.'),
  openedAt: moment.nullable().describe('When the customer last opened the status page.'),
  accountId: z.string().nullable(),
  erasedAt: moment.nullable(),
  lostReason: z.enum(lostReasons).nullable(),
  repliedAt: moment.nullable(),
  spamReasons: z.array(z.string()),
  mergedInto: z.string().nullable(),
  merged: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      kind: z.enum(['rate-request', 'contact-message']),
      receivedAt: moment,
      answers: answersShape,
      isSeparable: z.boolean().describe('Whether its merge can be undone from here.'),
    }),
  ),
  timeline: z.object({
    events: z.array(eventShape),
    mails: z.array(z.looseObject({ id: z.string(), state: z.string() })),
    accessLog: z.array(z.looseObject({ staffId: z.string(), at: moment })),
  }),
  related: z.array(
    summaryShape.extend({
      ties: z.array(z.enum(['same-person', 'same-company', 'same-phone'])),
      duplicate: z.boolean(),
      mentioned: z.boolean().describe('One of the two names the reference of the other.'),
      revision: z
        .enum(['earlier', 'later'])
        .nullable()
        .describe('It was sent before or after this one, by “Send again with changes”.'),
    }),
  ),
  waitingReply: z
    .object({
      ...{ replyId: z.string(), leadId: z.string(), by: staffName },
      ...{ subject: z.string(), body: z.string(), sendAt: moment },
    })
    .nullable()
    .describe('A reply that is sent at `sendAt`.'),
  draft: z
    .object({
      ...{ subject: z.string(), body: z.string(), savedAt: moment },
      returned: z
        .object({ at: moment, reason: z.string().nullable(), files: z.array(z.string()) })
        .nullable()
        .describe('It was to be sent and was not: you took it back, or it was refused for `reason`.'),
    })
    .nullable()
    .describe('The reader’s own.'),
});

const list = z.object({
  leads: z.array(summaryShape),
  next: z.string().nullable().describe('The `cursor` of the page behind this one.'),
  counts: z.object({
    stages: z.record(z.string(), z.number()),
    complete: z.boolean().describe('False when every count means "at least".'),
  }),
});

/** What the refusal of a change to a lead holds besides. */
const leadRefused = {
  version: z.number().optional().describe('The one that stands now, after `changed`.'),
  since: z.array(eventShape).optional().describe('What happened since, after `changed`.'),
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
        'Without a stage: all but spam. The counts are those of every stage under the other filters.',
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
      summary: 'A request with its timeline, related requests and your draft',
      request: withId,
      responses: responses([leadShape, 'The request.']),
    },
    async (context) => {
      const services = context.get('services');
      const lead = await findLead(services, context.req.valid('param').id);
      if (!lead) return refuseUnknown(context);
      const [timeline, related, waitingReply, draft] = await Promise.all([
        listTimeline(services.db, lead),
        listRelatedLeads(services, lead.id),
        findWaitingReply(services.db, lead.id),
        findDraft(services.db, lead.id, context.get('staff').id),
      ]);
      return context.json({ ...lead, timeline, related, waitingReply, draft }, 200);
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
