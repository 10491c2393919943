import type { StaffName } from '../../../contract/lead.ts';
import { proseLimit } from '../../../contract/text.ts';
import type { Db } from '../../db/open-database.ts';
import { transact } from '../../db/transact.ts';
import type { DeskDependencies } from '../lead-dependencies.ts';
import { addSearchTerms } from '../search/lead-search.ts';
import { appendEvent } from '../timeline/lead-events.ts';
import { lockSurvivingLead } from './lock-lead.ts';
import { mentionsIn } from './mentions.ts';

export type NoteOutcome =
  | { ok: true; mentions: StaffName[] }
  | { ok: false; reason: 'no-such-lead' | 'text-missing' | 'text-too-long' };

/**
 * Adds a note for the desk. Whoever it names with `@` is told by mail, but not its author. Notes contradict nothing, so
 * they need no version and change none. Throws when the database fails.
 */
export async function addNote(
  dependencies: DeskDependencies,
  { leadId, by, text: typed }: { leadId: string; by: StaffName; text: string },
): Promise<NoteOutcome> {
  const { db, clock, listStaff, outboxIsWaiting } = dependencies;
  const text = typed.trim();
  if (text === '') return { ok: false, reason: 'text-missing' };
  if (text.length > proseLimit) return { ok: false, reason: 'text-too-long' };
  const mentions = mentionsIn(text, await listStaff());
  const at = clock();
  const store = async (transaction: Db): Promise<NoteOutcome> => {
    // Locked, so that an erasure misses no note. A merged lead's note is found where the surviving one is.
    const surviving = await lockSurvivingLead(transaction, leadId);
    if (!surviving) return { ok: false, reason: 'no-such-lead' };
    const lead = await transaction
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', leadId)
      .executeTakeFirstOrThrow();
    await addSearchTerms(transaction, surviving.number, text);
    await appendEvent(dependencies, transaction, { lead, by, at, data: { type: 'note', text, mentions } });
    return { ok: true, mentions };
  };
  const outcome = await transact(db, store);
  if (outcome.ok) outboxIsWaiting();
  return outcome;
}
