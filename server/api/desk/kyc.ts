import { z } from '@hono/zod-openapi';
import { deskOutcomes } from '../../../app/content/en/desk/outcomes.ts';
import { kycStates, paperTypes } from '../../../contract/kyc-case.ts';
import { caseQueue, reviewInput } from '../../../contract/kyc-input.ts';
import { listAccessLog } from '../../kyc/access-log.ts';
import { cursorOf, placeOf } from '../../kyc/case-cursor.ts';
import { decideCase } from '../../kyc/decide-case.ts';
import { findCase } from '../../kyc/get-case.ts';
import { countCases, listCases } from '../../kyc/list-cases.ts';
import type { Desk } from './desk.ts';
import {
  answers,
  body,
  done,
  moment,
  refuse,
  refuseFields,
  refuseUnknown,
  say,
  withId,
} from './desk-context.ts';

const state = z.enum(kycStates);
const customer = z.object({ name: z.string(), email: z.string() });

const queue = z.object({
  cases: z.array(
    z.object({
      id: z.string(),
      state,
      customer,
      sentAt: moment,
      changedAt: moment,
      expiresAt: moment.nullable(),
      papers: z.number(),
    }),
  ),
  counts: z.record(z.string(), z.number()).openapi({ description: 'How many cases stand in each state.' }),
  next: z.string().nullable(),
});

const access = z.object({
  id: z.string(),
  by: z.enum(['customer', 'staff', 'system']),
  byId: z.string(),
  action: z.string(),
  paper: z.string().nullable(),
  at: moment,
});

const paper = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(paperTypes),
  size: z.number(),
  addedAt: moment,
});

const whole = z.object({
  id: z.string(),
  state,
  customer: customer.extend({ id: z.string() }),
  changedAt: moment,
  sentAt: moment.nullable(),
  acceptedAt: moment.nullable(),
  expiresAt: moment.nullable(),
  reviewerComment: z.string(),
  answers: z.record(z.string(), z.string()).openapi({ description: 'By field id of the form.' }),
  papers: z.array(paper),
  accessLog: z.array(access),
});

/** GET /api/v1/desk/kyc and /kyc/{id}, POST /kyc/{id}/review. */
export function deskKyc(desk: Desk): void {
  const doneWith = {
    take: deskOutcomes.caseTaken,
    'ask-for-more': deskOutcomes.moreAskedFor,
    accept: deskOutcomes.caseAccepted,
  } as const;

  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/kyc',
      summary: 'List KYC cases of one state',
      description: 'The one that waits longest first, fifty at once.',
      request: { query: caseQueue },
      responses: answers([queue, 'The queue.'], 422),
    },
    async (context) => {
      const { db } = context.get('services');
      const { state: asked, cursor } = context.req.valid('query');
      const page = { state: asked, after: placeOf(cursor) };
      const [{ cases, next }, counts] = await Promise.all([listCases(db, page), countCases(db)]);
      return context.json({ cases, counts, next: cursorOf(next) }, 200);
    },
  );

  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/kyc/{id}',
      summary: 'A KYC case with its answers and its log',
      request: withId,
      responses: answers([whole, 'The case.']),
    },
    async (context) => {
      const { db, cipher, clock } = context.get('services');
      const { id } = context.req.valid('param');
      const found = await findCase({ db, cipher, clock }, id);
      if (!found || found.state === 'draft') return refuseUnknown(context);
      const { missing: _, changeable: __, papers, ...rest } = found;
      const shown = papers.map(({ removable: ___, ...file }) => file);
      return context.json({ ...rest, papers: shown, accessLog: await listAccessLog(db, id) }, 200);
    },
  );

  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'post',
      path: '/kyc/{id}/review',
      summary: 'Take a case into review, ask for more, or accept it',
      description: 'The customer is told by mail what was decided.',
      request: { ...withId, ...body(reviewInput) },
      responses: answers([done, 'Done.'], 409),
    },
    async (context) => {
      const { id: caseId } = context.req.valid('param');
      const input = context.req.valid('json');
      const services = context.get('services');
      const outcome = await decideCase(services, { caseId, staffId: context.get('staff').id, input });
      if (outcome.ok) return say(context, doneWith[input.decision]);
      if (outcome.reason === 'words-missing') return refuseFields(context, { words: 'required' });
      if (outcome.reason === 'words-too-long') return refuseFields(context, { words: 'too-long' });
      if (outcome.reason === 'expiry-past') return refuseFields(context, { until: 'day-past' });
      const now = outcome.reason === 'not-now' ? await findCase(services, caseId) : null;
      return now ? refuse(context, 409, deskOutcomes.caseChanged(now.state)) : refuseUnknown(context);
    },
  );
}
