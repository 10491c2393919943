import { z } from '@hono/zod-openapi';
import { refuseUnknown, responses, withId } from '../../../platform/api/responses.ts';
import type { Routes } from '../../../platform/api/router.ts';
import { locales } from '../../../platform/i18n/locale.ts';
import { moment } from '../../../platform/values/moment-shape.ts';
import { kycStates } from '../../kyc/kyc-case.ts';
import { leadStages } from '../../requests/lead.ts';
import { peopleQuery, personQuery } from '../people-list.ts';
import { erasureCounts, peopleCommands } from './commands.ts';
import { planErasure } from './erase-person.ts';
import { findPerson, listAccountsAlone, listErasures, listPeople } from './list-people.ts';

const state = z.enum(kycStates);
const locale = z.enum(locales);

const list = z.object({
  people: z.array(
    z.object({
      key: z.string().describe('For the path of the person.'),
      email: z.string(),
      name: z.string(),
      company: z.string(),
      requests: z.number(),
      locale: locale.describe('Of the account, or else of the last request.'),
      lastAt: moment,
      account: z.object({ verified: z.boolean(), createdAt: moment }).nullable(),
      kyc: state.nullable(),
    }),
  ),
  next: z.string().nullable(),
});

const lead = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(['rate-request', 'contact-message']),
  stage: z.enum(leadStages),
  about: z.string(),
  receivedAt: moment,
});

const person = z.object({
  email: z.string(),
  name: z.string(),
  company: z.string(),
  phones: z.array(z.string()),
  locale,
  account: z.object({ id: z.string(), verified: z.boolean(), createdAt: moment }).nullable(),
  kyc: z.object({ id: z.string(), state }).nullable(),
  leads: z.array(lead).describe('The newest first, fifty at once.'),
  next: z.number().nullable(),
});

const erasurePlan = z.object({
  email: z.string(),
  counts: erasureCounts,
  others: z
    .array(z.object({ reference: z.string(), name: z.string() }))
    .describe('Requests of other people that were merged with theirs and are deleted too.'),
});

const record = z.object({
  erasures: z.array(
    z.object({
      id: z.string(),
      at: moment,
      by: z.object({ id: z.string(), name: z.string() }),
      emailHash: z.string().describe('SHA-256 of the address in lower case, in hex.'),
      counts: erasureCounts,
    }),
  ),
});

/** Adds GET /api/v1/desk/people, /people/{id}, /people/{id}/erasure and /erasures, and the commands on people. */
export function deskPeople(desk: Routes): void {
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/people',
      summary: 'List people by their e-mail address',
      description:
        'Those who sent requests, by the newest, or with `show=accounts` accounts that never did. A page of a search may be short with more behind it.',
      request: { query: peopleQuery },
      responses: responses([list, 'A page of them.'], 422),
    },
    async (context) => {
      const { show, ...page } = context.req.valid('query');
      const listed = show === 'accounts' ? listAccountsAlone : listPeople;
      const { people, next } = await listed(context.get('services'), page);
      const shown = people.map(({ account, ...rest }) => ({
        ...rest,
        account: account && { verified: account.verified, createdAt: account.createdAt },
      }));
      return context.json({ people: shown, next }, 200);
    },
  );

  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/people/{id}',
      summary: 'A person with their requests',
      description: 'By the id of the account or of any request.',
      request: { ...withId, query: personQuery },
      responses: responses([person, 'The person.'], 422),
    },
    async (context) => {
      const { id } = context.req.valid('param');
      const found = await findPerson(context.get('services'), id, context.req.valid('query'));
      if (!found) return refuseUnknown(context);
      const { account, leads, ...rest } = found;
      const shown = {
        ...rest,
        account: account && { id: account.id, verified: account.verified, createdAt: account.createdAt },
        leads: leads.map(({ id: leadId, reference, kind, stage, about, receivedAt }) => ({
          id: leadId,
          reference,
          kind,
          stage,
          about,
          receivedAt,
        })),
      };
      return context.json(shown, 200);
    },
  );

  desk.declare(
    {
      policy: { role: 'owner' },
      method: 'get',
      path: '/people/{id}/erasure',
      summary: 'What deleting a person’s data would delete',
      description: 'Changes nothing.',
      request: withId,
      responses: responses([erasurePlan, 'What there is.']),
    },
    async (context) => {
      const plan = await planErasure(context.get('services').db, context.req.valid('param').id);
      if (!plan) return refuseUnknown(context);
      const {
        person: { email },
        counts,
        others,
      } = plan;
      return context.json({ email, counts, others }, 200);
    },
  );

  desk.declare(
    {
      policy: { role: 'owner' },
      method: 'get',
      path: '/erasures',
      summary: 'The deletions that were done',
      request: { query: z.object({ before: z.string().optional() }) },
      responses: responses([record, 'The newest hundred, or those before the one with the id `before`.']),
    },
    async (context) => {
      const { before } = context.req.valid('query');
      return context.json({ erasures: await listErasures(context.get('services').db, { before }) }, 200);
    },
  );

  desk.addCommands(peopleCommands);
}
