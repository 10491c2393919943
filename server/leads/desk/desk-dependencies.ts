import type { StaffMember } from '../../../contract/staff-member.ts';
import type { Database } from '../../db/open-database.ts';
import type { LeadDependencies } from '../submit-lead.ts';

/** What the desk's commands and queries need of the house. */
export interface DeskDependencies extends LeadDependencies {
  engine: Database['engine'];
  /** The people of the desk who may sign in now. */
  listStaff: () => Promise<StaffMember[]>;
}
