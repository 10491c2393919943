import { z } from '@hono/zod-openapi';
import { customerQuoteCommands } from '../features/quotes/server/commands.ts';
import { listCustomerQuotes } from '../features/quotes/server/quotes-by-link.ts';
import { quoteStates } from '../features/rates/charges.ts';
import { lostReasons } from '../features/requests/lead.ts';
import { findLeadBySecret } from '../features/requests/server/customer/lead-by-link.ts';
import { moment, refuseUnknown, responses } from '../platform/api/responses.ts';
import type { Routes } from '../platform/api/router.ts';
import { locales } from '../platform/i18n/locale.ts';

const withSecret = {
  params: z.object({
    secret: z.string().openapi({ description: 'The last part of the status page’s address.' }),
  }),
};

/** A quote as its customer sees it, for the OpenAPI document. */
const customerQuote = z.object({
  id: z.string(),
  state: z.enum([...quoteStates, 'expired']).exclude(['draft']),
  document: z.object({
    locale: z.enum(locales),
    reference: z.string(),
    revision: z.number(),
    sentAt: moment,
    expiresAt: moment.openapi({ description: 'The end of its last day on the clock of our office.' }),
    customer: z.object({ name: z.string(), company: z.string() }),
    shipment: z
      .array(z.object({ name: z.string(), label: z.string(), value: z.string() }))
      .openapi({ description: 'The goods and what is known of their shipment, as the quote was sent.' }),
    quote: z.looseObject({ options: z.array(z.looseObject({ id: z.string() })) }),
  }),
  fileId: z.string().openapi({ description: 'The PDF, at /requests/{secret}/files/{fileId}.' }),
  decision: z
    .object({
      outcome: z.enum(['accepted', 'declined']),
      optionId: z.string().nullable(),
      reason: z.enum(lostReasons).nullable(),
      name: z.string(),
      at: moment,
    })
    .nullable(),
});

/** GET /api/v1/requests/{secret}/quotes, and what the holder of a request's link does with them. */
export function addRequestRoutes(routes: Routes): void {
  routes.declare(
    {
      policy: { role: 'anyone' },
      method: 'get',
      path: '/requests/{secret}/quotes',
      summary: 'The quotes of a request, by its link',
      request: withSecret,
      responses: responses([z.object({ quotes: z.array(customerQuote) }), 'The newest first.'], 404),
    },
    async (context) => {
      const services = context.get('services');
      const { secret } = context.req.valid('param');
      if (!(await findLeadBySecret(services.db, secret))) return refuseUnknown(context);
      return context.json({ quotes: await listCustomerQuotes(services, secret) }, 200);
    },
  );
  routes.addCommands(customerQuoteCommands);
}
