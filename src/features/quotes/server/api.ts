import { refuseUnknown, responses, withId } from '#platform/api/responses.ts';
import type { Routes } from '#platform/api/router.ts';
import { quoteCommands } from './commands.ts';
import { deskQuote, findQuote } from './quote-rows.ts';

/** GET /api/v1/desk/quotes/{id}, and the commands on quotes. */
export function deskQuotes(desk: Routes): void {
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/quotes/{id}',
      summary: 'A quote',
      request: withId,
      responses: responses([deskQuote, 'The quote.']),
    },
    async (context) => {
      const { db, clock } = context.get('services');
      const quote = await findQuote(db, context.req.valid('param').id, clock());
      return quote ? context.json(quote, 200) : refuseUnknown(context);
    },
  );

  desk.addCommands(quoteCommands, {
    current: deskQuote.nullable().optional().describe('The draft that stands, after `changed`.'),
  });
}
