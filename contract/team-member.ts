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
export const teamMember = z.strictObject({
  name: z.string().min(1),
  role: z.enum(teamRoles, `A role is one of ${teamRoles.join(', ')}.`),
  email: z.email('An e-mail address is written name@company.com.'),
  /** The address of a square picture under public/. */
  image: z.string().startsWith('/', 'A picture is its path under public/, such as /portraits/sales.svg.'),
  /** True while the entry stands in for a person whom the owner has not entered yet; the page says so. */
  sample: z.boolean().optional(),
});

export type TeamMember = z.output<typeof teamMember>;
