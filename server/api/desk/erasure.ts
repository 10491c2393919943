import { z } from '@hono/zod-openapi';
import { deskOutcomes } from '../../../app/content/en/desk/outcomes.ts';
import { erasureInput } from '../../../contract/people-list.ts';
import { erasePerson, planErasure } from '../../people/erase-person.ts';
import { listErasures } from '../../people/list-erasures.ts';
import type { Desk } from './desk.ts';
import { answers, body, done, moment, refuseFields, refuseUnknown, withId } from './desk-context.ts';

const counts = z
  .object({
    requests: z.number(),
    texts: z.number(),
    drafts: z.number(),
    mails: z.number(),
    accounts: z.number(),
    sessions: z.number(),
    kycCases: z.number(),
    papers: z.number(),
  })
  .openapi({ description: 'How many of what.' });

const record = z.object({
  erasures: z.array(
    z.object({
      id: z.string(),
      at: moment,
      by: z.object({ id: z.string(), name: z.string() }),
      emailHash: z.string().openapi({ description: 'SHA-256 of the address in lower case, in hex.' }),
      counts,
    }),
  ),
});

/** GET and POST /api/v1/desk/people/{id}/erasure, GET /erasures. */
export function deskErasure(desk: Desk): void {
  desk.declare(
    {
      policy: { role: 'owner' },
      method: 'get',
      path: '/people/{id}/erasure',
      summary: 'What deleting a person’s data would delete',
      description: 'Changes nothing.',
      request: withId,
      responses: answers([z.object({ email: z.string(), counts }), 'What there is.']),
    },
    async (context) => {
      const plan = await planErasure(context.get('services').db, context.req.valid('param').id);
      if (!plan) return refuseUnknown(context);
      return context.json({ email: plan.person.email, counts: plan.counts }, 200);
    },
  );

  desk.declare(
    {
      policy: { role: 'owner', browserOnly: true },
      method: 'post',
      path: '/people/{id}/erasure',
      summary: 'Delete a person’s data, on their request',
      description:
        'Cannot be undone. Of requests, reference, kind, service, stage and times stay. `email` is the person’s address, typed.',
      request: { ...withId, ...body(erasureInput) },
      responses: answers([done.extend({ counts }), 'Deleted.']),
    },
    async (context) => {
      const { id: key } = context.req.valid('param');
      const { email: confirmation } = context.req.valid('json');
      const { id, name } = context.get('staff');
      const asked = { key, by: { id, name }, confirmation };
      const outcome = await erasePerson(context.get('services'), asked);
      if (outcome.ok)
        return context.json(
          { success: true as const, message: deskOutcomes.erased, counts: outcome.counts },
          200,
        );
      if (outcome.reason === 'no-such-person') return refuseUnknown(context);
      return refuseFields(context, { email: 'not-confirmed' });
    },
  );

  desk.declare(
    {
      policy: { role: 'owner' },
      method: 'get',
      path: '/erasures',
      summary: 'The deletions that were done',
      request: { query: z.object({ before: z.string().optional() }) },
      responses: answers([record, 'The newest hundred, or those before the one with the id `before`.']),
    },
    async (context) => {
      const { before } = context.req.valid('query');
      return context.json({ erasures: await listErasures(context.get('services').db, { before }) }, 200);
    },
  );
}
