import { z } from '@hono/zod-openapi';
import { deskOutcomes } from '../../../app/content/en/desk/outcomes.ts';
import { bulkInput } from '../../../contract/lead-input.ts';
import { changeMany } from '../../leads/commands/change-many.ts';
import type { Desk } from './desk.ts';
import { answers, body, done } from './desk-context.ts';

const results = done.extend({
  changed: z.number(),
  results: z.array(
    z.object({
      id: z.string(),
      ok: z.boolean(),
      version: z.number().optional(),
      reason: z.string().optional(),
    }),
  ),
});

/** POST /api/v1/desk/leads/changes. */
export function deskBulkChanges(desk: Desk): void {
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'post',
      path: '/leads/changes',
      summary: 'Change up to 200 requests at once',
      description:
        'Each is changed or refused by itself: `results` says how it went, in the order of `leads`.',
      request: body(bulkInput),
      responses: answers([results, 'Done, as far as it could be.']),
    },
    async (context) => {
      const { id, name } = context.get('staff');
      const input = context.req.valid('json');
      const outcomes = await changeMany(context.get('services'), {
        leads: input.leads,
        by: { id, name },
        change: input.change,
      });
      const shown = outcomes.map(({ leadId, outcome }) =>
        outcome.ok
          ? { id: leadId, ok: true, version: outcome.version }
          : { id: leadId, ok: false, reason: outcome.reason },
      );
      const changed = shown.filter(({ ok }) => ok).length;
      const message = deskOutcomes.changedOf(changed, shown.length);
      return context.json({ success: true as const, message, changed, results: shown }, 200);
    },
  );
}
