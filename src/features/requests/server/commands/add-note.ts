import type { StaffMember } from '#platform/commands/caller.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { fold } from '#platform/values/fold.ts';
import { proseLimit } from '#platform/values/text.ts';
import type { StaffName } from '../../lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { addSearchTerms } from '../search/lead-search.ts';
import { appendEvent } from '../timeline/lead-events.ts';
import { lockSurvivingLead } from './change-lead.ts';

/** A letter or digit right behind a name belongs to another, longer name. */
function namesHere(text: string, name: string): boolean {
  return name !== '' && text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length));
}

/**
 * The people whom a note names: `@` and the whole name, the first name where only one person has it, or what stands
 * before the at sign of their address. Where names begin alike it is the longest. Case and accents do not count.
 */
export function mentionsIn(text: string, staff: StaffMember[]): StaffName[] {
  const folded = fold(text);
  const starts = [...folded.matchAll(/(?<![\p{L}\p{N}])@(?!@)/gu)].map(({ index }) =>
    folded.slice(index + 1),
  );
  // Once, not for every `@`: a text of nothing else must not keep the server busy.
  const called = staff.map((member) => {
    const name = fold(member.name);
    return {
      member,
      whole: [name, fold(member.email.split('@')[0] ?? '')],
      first: name.split(' ')[0] ?? '',
    };
  });
  const known = (start: string) => {
    const lengths = called.map(({ whole }) =>
      Math.max(0, ...whole.filter((name) => namesHere(start, name)).map((name) => name.length)),
    );
    const longest = Math.max(0, ...lengths);
    const byWholeName = called.filter((_one, at) => longest > 0 && lengths[at] === longest);
    if (byWholeName.length > 0) return byWholeName.map(({ member }) => member);
    const byFirstName = called.filter(({ first }) => namesHere(start, first));
    return byFirstName.length === 1 ? byFirstName.map(({ member }) => member) : [];
  };
  const found = new Map(starts.flatMap(known).map(({ id, name }) => [id, { id, name }]));
  return [...found.values()];
}

export type NoteOutcome =
  | { ok: true; mentions: StaffName[] }
  | { ok: false; reason: 'no-such-lead' | 'text-missing' | 'text-too-long' };

/**
 * Adds a note for the desk. Everybody whom it names with `@` gets a mail, except its author. Notes contradict nothing, so
 * they need no version and change none. Throws when the database fails.
 */
export async function addNote(
  dependencies: LeadDependencies,
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
