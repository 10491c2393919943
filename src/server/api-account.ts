import { z } from '@hono/zod-openapi';
import { exportOwnData } from '#features/people/server/own-data.ts';
import { responses } from '#platform/api/responses.ts';
import type { Routes } from '#platform/api/router.ts';

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
