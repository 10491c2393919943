import { z } from '@hono/zod-openapi';
import { responses } from '#platform/api/responses.ts';
import type { Routes } from '#platform/api/router.ts';
import { hour, minute } from '#platform/values/durations.ts';
import { leadFigures } from './lead-figures.ts';

/** Fewer answers make no typical time. */
export const fewestAnswers = 20;

const freshFor = hour;

const answerTime = z.object({
  median: z
    .int()
    .nullable()
    .describe(
      `Minutes of office time until half of the rate requests of the last 12 weeks had their first answer, rounded up; null with fewer than ${fewestAnswers} answers.`,
    ),
});

/** Adds GET /api/v1/answer-time: public, counted once an hour. */
export function addAnswerTimeRoute(routes: Routes): void {
  let counted: { at: number; body: Promise<z.output<typeof answerTime>> } | null = null;
  routes.declare(
    {
      policy: { role: 'anyone' },
      method: 'get',
      path: '/answer-time',
      summary: 'Get the median time to the first answer',
      responses: responses([answerTime, 'The median.']),
    },
    async (context) => {
      const services = context.get('services');
      const now = services.clock();
      if (!counted || now - counted.at >= freshFor) {
        const body = leadFigures(services, { weeks: 12, kind: 'rate-request' }).then(
          ({ answers: { answered, median } }) => ({
            median:
              answered < fewestAnswers || median === null ? null : Math.max(1, Math.ceil(median / minute)),
          }),
        );
        counted = { at: now, body };
        body.catch(() => {
          counted = null;
        });
      }
      return context.json(await counted.body, 200);
    },
  );
}
