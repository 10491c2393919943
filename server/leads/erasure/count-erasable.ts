import type { ErasureCounts } from '../../../contract/erasure.ts';
import type { Db } from '../../db/open-database.ts';
import type { Person } from '../senders/leads-of-person.ts';
import { findErasable } from './erasable-parts.ts';

/** What happened to leads, with what is needed to find the mails about them. */
export interface ErasedLeads {
  counts: Pick<ErasureCounts, 'requests' | 'texts' | 'drafts'>;
  /** The person's leads: every mail about them goes. */
  leadIds: string[];
  /** Leads of others that were merged with them, of which the mails go that name the person. */
  keptIds: string[];
  isNaming: (text: string) => boolean;
}

/** What an erasure of a person's leads would touch; changes nothing. */
export async function countErasable(db: Db, person: Person): Promise<ErasedLeads> {
  const { gone, kept, positions, drafts, isNaming } = await findErasable(db, person);
  return {
    counts: { requests: gone.length, texts: positions.length, drafts: drafts.length },
    leadIds: gone.map(({ id }) => id),
    keptIds: kept.map(({ id }) => id),
    isNaming,
  };
}
