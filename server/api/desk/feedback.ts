import { z } from '@hono/zod-openapi';
import { feedbackPage } from '../../../contract/feedback-list.ts';
import { feedbackFigures } from '../../feedback/feedback-figures.ts';
import { listFeedback } from '../../feedback/list-feedback.ts';
import { answers, moment } from '../responses.ts';
import type { Routes } from '../router.ts';

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

const figures = z.object({
  count: z.number(),
  average: z.number().nullable(),
  share: z
    .object({ nineOrTen: z.number(), oneToFour: z.number() })
    .openapi({ description: 'Of all, between 0 and 1.' }),
  months: z.array(z.object({ month: z.string(), count: z.number(), average: z.number().nullable() })),
});

/** GET /api/v1/desk/feedback and /feedback/figures. */
export function deskFeedback(desk: Routes): void {
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/feedback',
      summary: 'List feedback',
      description: 'The newest first, with marks from `from` to `to`; spam lies in a folder of its own.',
      request: { query: feedbackPage },
      responses: answers([list, 'A page of it.'], 422),
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
      responses: answers([figures, 'The figures.']),
    },
    async (context) => {
      const { db, clock, company } = context.get('services');
      return context.json(await feedbackFigures(db, clock(), company.hours.timeZone), 200);
    },
  );
}
