import { z } from '@hono/zod-openapi';
import { moment, responses } from '../../../platform/api/responses.ts';
import type { Routes } from '../../../platform/api/router.ts';
import { locales } from '../../../platform/i18n/locale.ts';
import { currencies } from '../../../platform/values/money.ts';
import { containerCodes, transportModes } from '../../cargo/choices.ts';
import { chargeBases, chargeCodes, quoteStates } from '../../rates/charges.ts';
import { quoteTemplateInput, rateQuestion, templateQuestion } from '../../rates/rate-input.ts';
import type { ProposedRate } from '../../rates/rates.ts';
import { quoteTemplateCommands, rateSheetCommands } from '../../rates/server/commands.ts';
import { listRateSheets, proposeRates } from '../../rates/server/rate-sheets.ts';
import { lostReasons } from '../../requests/lead.ts';
import { services } from '../../services/service.ts';
import type { ListedQuote, QuoteFigures } from '../list.ts';
import { quoteFiguresQuestion, quoteFilter, quotePage } from '../list-input.ts';
import { quoteFigures } from './quote-figures.ts';
import { countQuotes, listAllQuotes } from './quote-list.ts';
import { listQuoteTemplates } from './templates.ts';

const sheets = z.object({
  sheets: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      lineCount: z.number(),
      importedAt: moment,
      importedBy: z.string().openapi({ description: 'The id of a member of staff.' }),
      isConfirmed: z.boolean().openapi({ description: 'Whether its lines are proposed.' }),
    }),
  ),
});

const proposedRate = z.object({
  from: z.string(),
  to: z.string(),
  mode: z.enum(transportModes),
  code: z.enum(chargeCodes),
  text: z.string(),
  basis: z.enum(chargeBases),
  container: z.enum(containerCodes).nullable(),
  rate: z.string().openapi({ description: 'A decimal.' }),
  cost: z.string().nullable(),
  currency: z.enum(currencies),
  minimum: z.number().nullable().openapi({ description: 'In minor units.' }),
  validFrom: z.iso.date().nullable(),
  validUntil: z.iso.date().nullable(),
  transitDays: z.tuple([z.number(), z.number()]).nullable(),
  sheetId: z.string(),
  sheet: z.string(),
  number: z.number(),
}) satisfies z.ZodType<ProposedRate>;

const templates = z.object({
  templates: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      service: z.enum(services).nullable(),
      mode: z.enum(transportModes).nullable(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      locale: z
        .enum(locales)
        .nullable()
        .openapi({ description: 'The language of its texts; null where it is not known.' }),
      content: quoteTemplateInput.shape.content,
      changedAt: moment,
      isMatch: z.boolean().openapi({ description: 'Whether all that it is for is what was asked for.' }),
    }),
  ),
});

const listedQuotes = z.object({
  quotes: z.array(
    z.object({
      id: z.string(),
      leadId: z.string(),
      reference: z.string(),
      revision: z.number(),
      name: z.string(),
      company: z.string(),
      service: z.string().nullable(),
      laneFrom: z.string().nullable(),
      laneTo: z.string().nullable(),
      ownerId: z.string().nullable(),
      state: z.enum([...quoteStates, 'expired']),
      amounts: z
        .array(z.object({ currency: z.enum(currencies), price: z.number(), cost: z.number().nullable() }))
        .openapi({ description: 'In minor units: of the accepted option, else of the first one.' }),
      otherOptions: z.number(),
      validUntil: z.iso.date().nullable(),
      begunAt: moment,
      sentAt: moment.nullable(),
      expiresAt: moment.nullable(),
    }) satisfies z.ZodType<ListedQuote>,
  ),
  next: z.string().nullable().openapi({ description: 'The `cursor` of the page behind this one.' }),
  counts: z.record(z.string(), z.number()),
});

const outcomes = { quoted: z.number(), won: z.number(), lost: z.number() };

const figuresShape = z.object({
  from: moment,
  to: moment,
  ...outcomes,
  reasons: z.record(z.enum(lostReasons), z.number()),
  revenue: z.array(
    z.object({
      currency: z.enum(currencies),
      count: z.number(),
      price: z.number().openapi({ description: 'In minor units, as what follows.' }),
      costedPrice: z.number().openapi({ description: 'The part of `price` whose cost is known.' }),
      cost: z.number(),
    }),
  ),
  timeToQuote: z.object({
    median: z.number().nullable().openapi({ description: 'Milliseconds of opening time.' }),
    ninetieth: z.number().nullable(),
  }),
  lanes: z.array(z.object({ from: z.string(), to: z.string(), ...outcomes })),
  services: z.array(z.object({ service: z.string(), ...outcomes })),
}) satisfies z.ZodType<QuoteFigures>;

/** GET /api/v1/desk/quotes and /figures/quotes. */
export function deskQuoteLists(desk: Routes): void {
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/quotes',
      summary: 'List quotes',
      description:
        'Of one state; `all` are all that were sent. `sort` is newest where it is left out, and of expiring and expired ones their end; drafts and all cannot be sorted by their end. The counts are those of every state.',
      request: { query: quoteFilter.extend(quotePage.shape) },
      responses: responses([listedQuotes, 'A page of them.'], 422),
    },
    async (context) => {
      const services = context.get('services');
      const { sort, cursor, limit, ...filter } = context.req.valid('query');
      const [found, counts] = await Promise.all([
        listAllQuotes(services, filter, { sort, cursor, limit }),
        countQuotes(services, filter.text),
      ]);
      return context.json({ ...found, counts }, 200);
    },
  );
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/figures/quotes',
      summary: 'How quotes did over the last weeks',
      description:
        'Requests that were first quoted in the period, by their stage of today; what was accepted, by currency; and the time to the first quote.',
      request: { query: quoteFiguresQuestion },
      responses: responses([figuresShape, 'The figures.'], 422),
    },
    async (context) =>
      context.json(await quoteFigures(context.get('services'), context.req.valid('query')), 200),
  );
}

const problem = z.object({
  line: z.number(),
  column: z.string(),
  problem: z.string(),
  value: z.string(),
  text: z.string(),
});

/** GET /api/v1/desk/rate-sheets, /rates and /quote-templates, and their commands. */
export function deskRates(desk: Routes): void {
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/rate-sheets',
      summary: 'List rate sheets',
      responses: responses([sheets, 'The newest first.']),
    },
    async (context) => context.json({ sheets: await listRateSheets(context.get('services').db) }, 200),
  );
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/rates',
      summary: 'The company’s own rates for a lane',
      description:
        'Of confirmed rate sheets, the newest that has the lane by each mode. `from` and `to` are codes or names of places, `on` the day on which the rates must hold.',
      request: { query: rateQuestion },
      responses: responses([z.object({ rates: z.array(proposedRate) }), 'Lines for a quote.'], 422),
    },
    async (context) =>
      context.json({ rates: await proposeRates(context.get('services'), context.req.valid('query')) }, 200),
  );
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/quote-templates',
      summary: 'List quote templates',
      description:
        'Those that fit the shipment of the query come first, of these those in the language `locale`, then those that fit best.',
      request: { query: templateQuestion },
      responses: responses([templates, 'All of them.'], 422),
    },
    async (context) =>
      context.json(
        { templates: await listQuoteTemplates(context.get('services').db, context.req.valid('query')) },
        200,
      ),
  );
  desk.addCommands(quoteTemplateCommands);
}

/** The commands on rate sheets, whose body may be larger than others. */
export function deskRateSheets(desk: Routes): void {
  desk.addCommands(rateSheetCommands, { problems: z.array(problem).optional() });
}
