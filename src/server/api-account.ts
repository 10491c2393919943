import { z } from '@hono/zod-openapi';
import { customerAccounts } from '../features/identity/server/customers/customer-accounts.ts';
import { listSessions } from '../features/identity/server/sessions.ts';
import { exportOwnData } from '../features/people/server/own-data.ts';
import { listAccountLeads } from '../features/requests/server/customer/account-leads.ts';
import { answersShape } from '../features/requests/server/lead-shapes.ts';
import { responses } from '../platform/api/responses.ts';
import type { Routes } from '../platform/api/router.ts';
import { moment } from '../platform/values/moment-shape.ts';

const account = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  locale: z.string().describe('The language of its mails.'),
  company: z
    .string()
    .describe(
      'What the next rate request begins with, as `phone` and `address`; empty where nothing is kept.',
    ),
  phone: z.string(),
  address: z.string(),
});

const request = z.object({
  kind: z.string(),
  reference: z.string(),
  secret: z
    .string()
    .nullable()
    .describe(
      'The status page is /requests/{secret}. Null where its link was revoked, or is mailed alone and the account’s address is not confirmed.',
    ),
  stage: z.string(),
  receivedAt: moment,
  dueAt: moment,
  repliedAt: moment.nullable().describe('When a person answered.'),
  hasWritten: z
    .boolean()
    .describe('You wrote after the request was closed or before a reply, which is due by `dueAt`.'),
  answers: answersShape,
  isMerged: z
    .boolean()
    .describe('It is handled together with another request: the reply goes to the address of that one.'),
});

const session = z.object({
  id: z.string(),
  device: z.string().openapi({ example: 'Firefox on Windows' }),
  signedInAt: moment,
  usedAt: moment,
  current: z.boolean(),
});

const policy = { role: 'customer' } as const;

/** GET /api/v1/account and what lies under it. */
export function addAccountRoutes(routes: Routes): void {
  routes.declare(
    {
      policy,
      method: 'get',
      path: '/account',
      summary: 'Who is signed in',
      responses: responses([account, 'The account.']),
    },
    (context) => {
      const { id, ...rest } = context.get('customer').account;
      return context.json({ userId: id, ...rest }, 200);
    },
  );

  routes.declare(
    {
      policy,
      method: 'get',
      path: '/account/sessions',
      summary: 'List the devices that are signed in',
      responses: responses([z.object({ sessions: z.array(session) }), 'This one, then the newest first.']),
    },
    async (context) => {
      const { db, clock } = context.get('services');
      const { id, account: owner } = context.get('customer');
      const asking = { personId: owner.id, sessionId: id, now: clock() };
      return context.json({ sessions: await listSessions(db, customerAccounts, asking) }, 200);
    },
  );

  routes.declare(
    {
      policy,
      method: 'get',
      path: '/account/requests',
      summary: 'List the requests that were sent from the account',
      responses: responses([z.object({ requests: z.array(request) }), 'The newest first.']),
    },
    async (context) => {
      return context.json(
        { requests: await listAccountLeads(context.get('services'), context.get('customer').account.id) },
        200,
      );
    },
  );

  routes.declare(
    {
      policy,
      method: 'get',
      path: '/account/export',
      summary: 'Everything that is kept of the account',
      responses: responses([z.object({}).loose(), 'As a file to download.']),
    },
    async (context) => {
      const services = context.get('services');
      context.header('Content-Disposition', 'attachment; filename="account.json"');
      return context.json(await exportOwnData(services, context.get('customer'), services.clock()), 200);
    },
  );
}
