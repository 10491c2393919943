import { z } from 'zod';
import { company } from './company.ts';
import { lane } from './lane.ts';
import { teamMember } from './team-member.ts';

/** Everything that the owner's file holds. A mistake in it stops the build with its line and field (scripts/check-company.mjs). */
export const ownerFile = z.object({
  company,
  team: z.array(teamMember),
  lanes: z.array(lane).refine((lanes) => new Set(lanes.map(({ id }) => id)).size === lanes.length, {
    error: 'Each lane has an id of its own.',
  }),
});
