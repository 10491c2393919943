import { z } from '@hono/zod-openapi';
import { responses } from '../../../platform/api/responses.ts';
import type { Routes } from '../../../platform/api/router.ts';
import { moment } from '../../../platform/values/moment-shape.ts';
import { leadFigures } from '../../figures/server/lead-figures.ts';
import { lostReasons } from '../../requests/lead.ts';
import { figuresQuestion, noService } from '../../requests/lead-input.ts';
import { services } from '../../services/service.ts';
import { feedbackPage } from '../feedback-list.ts';
import { feedbackFigures, listFeedback } from './list-feedback.ts';

const list = z.object({
  feedback: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      folder: z.enum(['inbox', 'spam']),
      name: z.string(),
      rating: z.number(),
      comments: z.string(),
      locale: z.string(),
      receivedAt: moment,
    }),
  ),
  next: z.string().nullable(),
});

const feedbackFiguresShape = z.object({
  count: z.number(),
  average: z.number().nullable(),
  share: z.object({ nineOrTen: z.number(), oneToFour: z.number() }).describe('Of all, between 0 and 1.'),
  months: z.array(z.object({ month: z.string(), count: z.number(), average: z.number().nullable() })),
});

/** Adds GET /api/v1/desk/feedback and /feedback/figures. */
export function deskFeedback(desk: Routes): void {
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/feedback',
      summary: 'List feedback',
      description: 'The newest first, with marks from `from` to `to`; spam lies in a folder of its own.',
      request: { query: feedbackPage },
      responses: responses([list, 'A page of it.'], 422),
    },
    async (context) =>
      context.json(await listFeedback(context.get('services').db, context.req.valid('query')), 200),
  );

  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/feedback/figures',
      summary: 'How feedback stands, overall and by month',
      description: 'Spam does not count.',
      responses: responses([feedbackFiguresShape, 'The figures.']),
    },
    async (context) => {
      const { db, clock, company } = context.get('services');
      return context.json(await feedbackFigures(db, clock(), company.hours.timeZone), 200);
    },
  );
}

const openingTime = z
  .number()
  .nullable()
  .describe('Milliseconds of opening hours until the first answer; null when nobody was answered.');

const leadFiguresShape = z.object({
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
    .describe('From Monday on the office’s calendar, the oldest first; the last is not over.'),
  answers: z.object({
    answered: z.number(),
    median: openingTime,
    ninetieth: openingTime,
    inTime: z.number(),
    late: z.number().describe('Answered too late, or still not although the time is over.'),
  }),
  outcomes: z.object({
    won: z.number(),
    lost: z.number(),
    reasons: z.record(z.enum(lostReasons), z.number()),
  }),
});

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
      responses: responses([leadFiguresShape, 'The figures.'], 422),
    },
    async (context) =>
      context.json(await leadFigures(context.get('services'), context.req.valid('query')), 200),
  );
}
