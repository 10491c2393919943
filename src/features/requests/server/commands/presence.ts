import type { Db } from '#platform/db/open-database.ts';
import type { PresentStaff, StaffName } from '../../lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';

/** A page that has not called for so long is closed, or offline. */
const awayAfter = 45_000;

/** Validity of a report of typing, in ms; a page repeats it every four seconds. */
const typingFor = 8_000;

interface PresenceDependencies extends Pick<LeadDependencies, 'db' | 'clock'> {
  deskPresence: Pick<PresenceFeed, 'notify'>;
}

/**
 * Records that somebody has a lead open, and whether they are typing a reply, unless that is left out; returns who else
 * has. A page calls it every 15 seconds. A table holds it rather than memory, because two people may be on two instances.
 */
export async function showPresence(
  { db, clock, deskPresence }: PresenceDependencies,
  leadId: string,
  { isTyping, ...by }: StaffName & { isTyping?: boolean | undefined },
): Promise<PresentStaff[]> {
  const now = clock();
  const seen = {
    staff_name: by.name,
    seen_at: now,
    ...(isTyping === undefined ? {} : { typing_at: isTyping ? now : null }),
  };
  await db
    .insertInto('lead_presence')
    .values({ lead_id: leadId, staff_id: by.id, ...seen })
    .onConflict((conflict) => conflict.columns(['lead_id', 'staff_id']).doUpdateSet(seen))
    .execute();
  deskPresence.notify();
  return othersOf(await listPresent(db, [leadId], now), { leadId, staffId: by.id });
}

interface Present extends PresentStaff {
  leadId: string;
}

/** Everybody who has some leads open, by name. */
async function listPresent(db: Db, leadIds: string[], now: number): Promise<Present[]> {
  const rows = await db
    .selectFrom('lead_presence')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .where('seen_at', '>', now - awayAfter)
    // Later than now: seen before the clock was set back.
    .where('seen_at', '<=', now + awayAfter)
    .orderBy('staff_name')
    .orderBy('staff_id')
    .execute();
  return rows.map(({ lead_id: leadId, staff_id: id, staff_name: name, typing_at }) => ({
    leadId,
    id,
    name,
    isTyping: typing_at !== null && Math.abs(now - typing_at) < typingFor,
  }));
}

function othersOf(present: Present[], { leadId, staffId }: Omit<Follower, 'onChange'>): PresentStaff[] {
  return present
    .filter((other) => other.leadId === leadId && other.id !== staffId)
    .map(({ id, name, isTyping }) => ({ id, name, isTyping }));
}

/** The names of others who have some leads open, by the lead's id. Throws when the database fails. */
export async function listPresence(
  { db, clock }: Pick<LeadDependencies, 'db' | 'clock'>,
  leadIds: string[],
  staffId: string,
): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  if (leadIds.length === 0) return names;
  for (const { leadId, id, name } of await listPresent(db, leadIds, clock()))
    if (id !== staffId) names.set(leadId, [...(names.get(leadId) ?? []), name]);
  return names;
}

/** Records that somebody closed a lead's page. */
export async function endPresence(
  { db, deskPresence }: Pick<PresenceDependencies, 'db' | 'deskPresence'>,
  leadId: string,
  staffId: string,
): Promise<void> {
  await db
    .deleteFrom('lead_presence')
    .where('lead_id', '=', leadId)
    .where('staff_id', '=', staffId)
    .execute();
  deskPresence.notify();
}

/** Deletes the presence of pages that no longer call. */
export async function deleteOldPresence({
  db,
  clock,
}: Pick<LeadDependencies, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('lead_presence')
    .where('seen_at', '<=', clock() - awayAfter)
    .execute();
}

interface Follower {
  leadId: string;
  /** The follower, who is left out of the list. */
  staffId: string;
  onChange: (here: PresentStaff[]) => void;
}

/** Staff who have leads open, for any number of followers. */
export interface PresenceFeed {
  /** Calls `onChange` with the others who have a lead open, soon and whenever it changes, until the returned function is called. */
  follow(follower: Follower): () => void;
  /** Reads at once, since this process changed something. */
  notify(): void;
  /** Ends all reading. */
  close(): void;
}

const pauseMs = 1000;

/**
 * Opens the feed. It reads the database once a second for all followers, as somebody may be on another instance, and not
 * at all without any. A database that fails is tried again, and is reported once.
 */
export function createPresenceFeed({
  db,
  clock,
  report,
}: Pick<LeadDependencies, 'db' | 'clock'> & { report: (error: unknown) => void }): PresenceFeed {
  /** The list that each follower got last, as JSON. */
  const followers = new Map<Follower, string>();
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;
  let isChanged = false;
  let isClosed = false;
  let isFailing = false;

  const read = async () => {
    const leadIds = [...new Set([...followers.keys()].map(({ leadId }) => leadId))];
    const present = await listPresent(db, leadIds, clock());
    for (const [follower, before] of [...followers]) {
      const here = othersOf(present, follower);
      const text = JSON.stringify(here);
      // One that began while this was read waits for the next.
      if (text === before || !followers.has(follower) || !leadIds.includes(follower.leadId)) continue;
      followers.set(follower, text);
      follower.onChange(here);
    }
  };
  const poll = async () => {
    clearTimeout(timer);
    if (isClosed || followers.size === 0) return;
    if (isReading) {
      isChanged = true;
      return;
    }
    isReading = true;
    isChanged = false;
    try {
      await read();
      isFailing = false;
    } catch (error) {
      if (!isFailing && !isClosed) report(error);
      isFailing = true;
    }
    isReading = false;
    if (isChanged && !isFailing) return poll();
    timer = setTimeout(poll, pauseMs);
    timer.unref();
  };

  return {
    follow(follower) {
      followers.set(follower, '');
      void poll();
      return () => followers.delete(follower);
    },
    notify: () => void poll(),
    close() {
      isClosed = true;
      clearTimeout(timer);
      followers.clear();
    },
  };
}

declare module '#platform/context.ts' {
  interface Services {
    deskPresence: PresenceFeed;
  }
}
