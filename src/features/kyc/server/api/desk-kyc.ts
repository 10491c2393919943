import { z } from '@hono/zod-openapi';
import { refuseUnknown, responses, withId } from '../../../../platform/api/responses.ts';
import type { Routes } from '../../../../platform/api/router.ts';
import { attachmentHeaders } from '../../../../platform/http/attachment-headers.ts';
import { moment } from '../../../../platform/values/moment-shape.ts';
import { documentTypes, kycStates } from '../../kyc-case.ts';
import { caseQueue } from '../../kyc-input.ts';
import { listAccessLog } from '../access-log.ts';
import { kycCommands } from '../commands.ts';
import { readDocument } from '../documents.ts';
import { findCase } from '../get-case.ts';
import { countCases, cursorOf, listCases, placeOf } from '../list-cases.ts';

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
      documents: z.number(),
    }),
  ),
  counts: z.record(z.string(), z.number()).describe('How many cases stand in each state.'),
  next: z.string().nullable(),
});

const access = z.object({
  id: z.string(),
  by: z.enum(['customer', 'staff', 'system']),
  byId: z.string(),
  action: z.string(),
  document: z.string().nullable(),
  at: moment,
});

const document = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(documentTypes),
  size: z.number(),
  addedAt: moment,
});

const whole = z.object({
  id: z.string(),
  state,
  customer: customer.extend({ id: z.string(), locale: z.string() }),
  changedAt: moment,
  sentAt: moment.nullable(),
  acceptedAt: moment.nullable(),
  expiresAt: moment.nullable(),
  reviewerComment: z.string(),
  answers: z.record(z.string(), z.string()).describe('By field id of the form.'),
  documents: z.array(document),
  accessLog: z.array(access),
});

/** GET /api/v1/desk/kyc and /kyc/{id}, and the commands on a case. */
export function deskKyc(desk: Routes): void {
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/kyc',
      summary: 'List KYC cases of one state',
      description: 'The one that waits longest first, fifty at once.',
      request: { query: caseQueue },
      responses: responses([queue, 'The queue.'], 422),
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
      responses: responses([whole, 'The case.']),
    },
    async (context) => {
      const { db, cipher, clock } = context.get('services');
      const { id } = context.req.valid('param');
      const found = await findCase({ db, cipher, clock }, id);
      if (!found || found.state === 'draft') return refuseUnknown(context);
      const { missing: _, changeable: __, documents, ...rest } = found;
      const shown = documents.map(({ removable: ___, ...file }) => file);
      return context.json({ ...rest, documents: shown, accessLog: await listAccessLog(db, id) }, 200);
    },
  );

  desk.addCommands(kycCommands);
}

/** GET /api/v1/desk/documents/{id}. */
export function deskKycDocuments(desk: Routes): void {
  desk.declare(
    {
      policy: { role: 'agent', browserOnly: true },
      method: 'get',
      path: '/documents/{id}',
      summary: 'Download a document of a KYC case',
      description: 'Each access is logged. Documents are for people: tokens are refused.',
      request: withId,
      responses: responses([z.string().openapi({ format: 'binary' }), 'The file, as an attachment.']),
    },
    async (context) => {
      const actor = { by: 'staff', id: context.get('staff').id } as const;
      const document = await readDocument(context.get('services'), context.req.valid('param').id, actor);
      if (!document) return refuseUnknown(context);
      return context.body(new Uint8Array(document.content), 200, attachmentHeaders(document));
    },
  );
}
