import { z } from '@hono/zod-openapi';
import { lostReasons } from '../../../contract/lead.ts';
import { figuresQuestion, noService } from '../../../contract/lead-input.ts';
import { services } from '../../../contract/service.ts';
import { leadFigures } from '../../leads/figures/lead-figures.ts';
import { answers, moment } from '../responses.ts';
import type { Routes } from '../router.ts';

const openingTime = z.number().nullable().openapi({
  description: 'Milliseconds of opening hours until the first answer; null when nobody was answered.',
});

const figures = z.object({
  from: moment,
  to: moment,
  count: z.number(),
  weeks: z
    .array(
      z.object({
        start: z.string(),
        count: z.number(),
        services: z.partialRecord(z.enum([...services, noService]), z.number()),
        locales: z.record(z.string(), z.number()),
      }),
    )
    .openapi({
      description: 'From Monday on the office’s calendar, the oldest first; the last is not over.',
    }),
  answers: z.object({
    answered: z.number(),
    median: openingTime,
    ninetieth: openingTime,
    inTime: z.number(),
    late: z.number().openapi({ description: 'Answered too late, or still not although the time is over.' }),
  }),
  outcomes: z.object({
    won: z.number(),
    lost: z.number(),
    reasons: z.record(z.enum(lostReasons), z.number()),
  }),
});

/** GET /api/v1/desk/figures. */
export function deskFigures(desk: Routes): void {
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/figures',
      summary: 'How many requests came in, how soon they were answered, and what became of them',
      description:
        'Of the last weeks, the present one included. Spam and what was merged into another request do not count; what was deleted on request does.',
      request: { query: figuresQuestion },
      responses: answers([figures, 'The figures.'], 422),
    },
    async (context) =>
      context.json(await leadFigures(context.get('services'), context.req.valid('query')), 200),
  );
}
