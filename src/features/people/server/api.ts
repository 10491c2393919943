import { z } from '@hono/zod-openapi';
import { recordStaffEvent } from '#features/identity/server/staff/staff-events.ts';
import { refuseUnknown, responses, withId } from '#platform/api/responses.ts';
import type { Routes } from '#platform/api/router.ts';
import { slugOf } from '#platform/values/slug.ts';
import { peopleCommands } from './commands.ts';
import { hashOfEmail } from './erase-person.ts';
import { erasure, listErasures } from './list-people.ts';
import { exportPersonData } from './own-data.ts';

/** GET /api/v1/desk/erasures and /people/{id}/data.json, and the commands on people. */
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

  desk.declare(
    {
      policy: { role: 'owner', browserOnly: true },
      method: 'get',
      path: '/people/{id}/data.json',
      summary: 'Download the data of a person, on their request',
      description:
        'What the person sent and got: account, requests, replies, quotes, shipments and KYC case. Files are listed; notes of staff are left out.',
      request: withId,
      responses: responses([z.object({}).loose(), 'As a file to download.']),
    },
    async (context) => {
      const services = context.get('services');
      const now = services.clock();
      const found = await exportPersonData(services, context.req.valid('param').id, now);
      if (!found) return refuseUnknown(context);
      await recordStaffEvent(services.db, {
        at: now,
        by: context.get('staff'),
        action: 'person-exported',
        detail: hashOfEmail(found.email),
      });
      const file = ['personal-data', slugOf(found.name)].filter(Boolean).join('-');
      context.header('Content-Disposition', `attachment; filename="${file}.json"`);
      return context.json(found.data, 200);
    },
  );

  desk.addCommands(peopleCommands);
}
