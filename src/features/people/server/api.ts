import { z } from '@hono/zod-openapi';
import { responses } from '../../../platform/api/responses.ts';
import type { Routes } from '../../../platform/api/router.ts';
import { peopleCommands } from './commands.ts';
import { erasure, listErasures } from './list-people.ts';

/** GET /api/v1/desk/erasures, and the commands on people. */
export function deskPeople(desk: Routes): void {
  desk.declare(
    {
      policy: { role: 'owner' },
      method: 'get',
      path: '/erasures',
      summary: 'The deletions that were done',
      request: { query: z.object({ before: z.string().optional() }) },
      responses: responses([
        z.object({ erasures: z.array(erasure) }),
        'The newest hundred, or those before the one with the id `before`.',
      ]),
    },
    async (context) => {
      const { before } = context.req.valid('query');
      return context.json({ erasures: await listErasures(context.get('services').db, { before }) }, 200);
    },
  );

  desk.addCommands(peopleCommands);
}
