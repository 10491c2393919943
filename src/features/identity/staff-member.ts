/** What a member of staff may do: an agent works on requests, an owner runs the desk as well. */
export const staffRoles = ['agent', 'owner'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** A person who works at the desk. */
export interface StaffMember {
  id: string;
  name: string;
  /** Also the name to sign in with; in lower case. */
  email: string;
  role: StaffRole;
}
