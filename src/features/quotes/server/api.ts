import { z } from '@hono/zod-openapi';
import { moment, refuseUnknown, responses, withId } from '../../../platform/api/responses.ts';
import type { Routes } from '../../../platform/api/router.ts';
import { locales } from '../../../platform/i18n/locale.ts';
import { decisionChannels, quoteStates } from '../../rates/charges.ts';
import { lostReasons } from '../../requests/lead.ts';
import { quoteCommands } from './commands.ts';
import { findProposal } from './propose-quote.ts';
import { findQuote, listQuotesOf } from './quote-rows.ts';
import { copyOfQuote } from './save-draft.ts';

/** What a quote says, for the OpenAPI document: as PUT /desk/leads/{id}/quote-draft takes it. */
const content = z.looseObject({ version: z.literal(1), options: z.array(z.looseObject({ id: z.string() })) });

const staffName = z.object({ id: z.string(), name: z.string() });

/** A quote as the desk sees it, for the OpenAPI document. */
const quoteShape = z.object({
  id: z.string(),
  leadId: z.string(),
  revision: z.number().openapi({ description: 'From 1, over all quotes of the request.' }),
  state: z.enum([...quoteStates, 'expired']),
  version: z.number(),
  content,
  subject: z.string(),
  message: z.string(),
  validUntil: z.iso.date().nullable(),
  expiresAt: moment.nullable(),
  savedAt: moment,
  savedBy: staffName,
  sentAt: moment.nullable(),
  settledAt: moment.nullable(),
  file: z.object({ fileId: z.string(), digest: z.string() }).nullable().openapi({
    description: 'Its PDF, at /desk/requests/{leadId}/files/{fileId}, and the SHA-256 of that in hex.',
  }),
  decision: z
    .object({
      outcome: z.enum(['accepted', 'declined']),
      via: z.enum(decisionChannels),
      optionId: z.string().nullable(),
      reason: z.enum(lostReasons).nullable(),
      comment: z.string(),
      name: z.string(),
      orderNumber: z.string(),
      recordedBy: staffName.nullable(),
      at: moment,
    })
    .nullable()
    .openapi({ description: 'The decision that stands.' }),
});

/** GET /api/v1/desk/leads/{id}/quotes, /leads/{id}/quote-proposal, /quotes/{id} and /quotes/{id}/copy, and the commands on quotes. */
export function deskQuotes(desk: Routes): void {
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/leads/{id}/quotes',
      summary: 'List the quotes of a request',
      description: 'With those of requests that were merged into it.',
      request: withId,
      responses: responses([z.object({ quotes: z.array(quoteShape) }), 'The newest first.']),
    },
    async (context) => {
      const { db, clock } = context.get('services');
      const quotes = await listQuotesOf(db, context.req.valid('param').id, clock());
      return context.json({ quotes }, 200);
    },
  );

  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/leads/{id}/quote-proposal',
      summary: 'What the first quote of a request begins with',
      description:
        'The lines that are usual for its shipment, with rates of 0 that a person fills in, and the usual texts in the customer’s language.',
      request: withId,
      responses: responses([z.object({ content }), 'To be saved as a draft.']),
    },
    async (context) => {
      const { db, clock, company } = context.get('services');
      const proposed = await findProposal(db, context.req.valid('param').id, { now: clock(), company });
      return proposed ? context.json({ content: proposed }, 200) : refuseUnknown(context);
    },
  );

  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/quotes/{id}',
      summary: 'A quote',
      request: withId,
      responses: responses([quoteShape, 'The quote.']),
    },
    async (context) => {
      const { db, clock } = context.get('services');
      const quote = await findQuote(db, context.req.valid('param').id, clock());
      return quote ? context.json(quote, 200) : refuseUnknown(context);
    },
  );

  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/quotes/{id}/copy',
      summary: 'What a copy of a quote begins with',
      description:
        'Its content without validity, and the language of its texts; quantities that followed its shipment are open again.',
      request: withId,
      responses: responses([z.object({ locale: z.enum(locales), content }), 'To be saved as a draft.']),
    },
    async (context) => {
      const copy = await copyOfQuote(context.get('services').db, context.req.valid('param').id);
      return copy ? context.json(copy, 200) : refuseUnknown(context);
    },
  );

  desk.addCommands(quoteCommands, {
    current: quoteShape
      .nullable()
      .optional()
      .openapi({ description: 'The draft that stands, after `changed`.' }),
  });
}
