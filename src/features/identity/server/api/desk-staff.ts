import { z } from '@hono/zod-openapi';
import { responses } from '#platform/api/responses.ts';
import type { Routes } from '#platform/api/router.ts';
import { staffRoles } from '#platform/commands/caller.ts';
import { ownAccountCommands, tokenCommands } from '../commands/own-account.ts';
import { staffCommands } from '../commands/staff.ts';
import { staffTwoFactorCommands } from '../commands/two-factor.ts';

/** A member of staff, for the OpenAPI document. */
const staffSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
});

/** GET /api/v1/desk/session, and the commands on staff and on one's own account. */
export function deskStaff(desk: Routes): void {
  desk.addCommands(ownAccountCommands);
  desk.addCommands(tokenCommands);
  desk.addCommands(staffTwoFactorCommands);

  desk.declare(
    {
      policy: { role: 'agent', whileEnrolling: true },
      method: 'get',
      path: '/session',
      summary: 'Who is signed in at the desk',
      responses: responses([staffSchema, 'The member of staff.']),
    },
    (context) => {
      const { id, name, email, role } = context.get('staff');
      return context.json({ id, name, email, role }, 200);
    },
  );

  desk.addCommands(staffCommands);
}
