import { z } from '@hono/zod-openapi';
import { leadFilter, leadPage } from '../../../contract/lead-input.ts';
import { countLeads } from '../../leads/inbox/count-leads.ts';
import { findLead, listTimeline } from '../../leads/inbox/find-lead.ts';
import { listLeads } from '../../leads/inbox/list-leads.ts';
import { listRelatedLeads } from '../../leads/merge/related-leads.ts';
import { findDraft } from '../../leads/reply/draft.ts';
import type { Desk } from './desk.ts';
import { answers, refuseUnknown, withId } from './desk-context.ts';
import { leadShape, summaryShape } from './lead-shapes.ts';

const list = z.object({
  leads: z.array(summaryShape),
  next: z.string().nullable().openapi({ description: 'The `cursor` of the page behind this one.' }),
  counts: z.object({
    stages: z.record(z.string(), z.number()),
    complete: z.boolean().openapi({ description: 'False when every count means "at least".' }),
  }),
});

/** GET /api/v1/desk/leads and /leads/{id}. */
export function deskLeads(desk: Desk): void {
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
}
