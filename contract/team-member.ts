import { z } from 'zod';

/** The eight roles of the team page (specification, section 2). */
export const teamRoles = [
  'managing-director',
  'project-manager',
  'it-assistant',
  'administration',
  'warehouse',
  'sales',
  'accounting',
  'human-resources',
] as const;

/** A person of the company, as the team page shows them. */
export const teamMember = z.object({
  name: z.string().min(1),
  role: z.enum(teamRoles),
  email: z.email(),
  /** The address of a square picture under public/. */
  image: z.string().startsWith('/'),
  /** True while the entry stands in for a person whom the owner has not entered yet; the page says so. */
  sample: z.boolean().optional(),
});

export type TeamMember = z.output<typeof teamMember>;
