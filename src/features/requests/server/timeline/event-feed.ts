import type { Database, Db } from '#platform/db/open-database.ts';
import type { LeadEvent, LeadFeedItem } from '../../lead.ts';
import { shownStage } from '../lead-state.ts';
import { eventsOf, listEventsAfter } from './lead-events.ts';

/** Events of all leads after a position with whom they are about, in their order; at most `limit`. */
export async function listFeedItemsAfter(
  database: Pick<Database, 'db' | 'engine'>,
  position: number,
  limit: number,
): Promise<LeadFeedItem[]> {
  const events = await listEventsAfter(database, position, limit);
  if (events.length === 0) return [];
  const ids = [...new Set(events.map(({ leadId }) => leadId))];
  const rows = await database.db
    .selectFrom('leads')
    .select(['id', 'reference', 'name', 'folder', 'stage', 'owner_id'])
    .where('id', 'in', ids)
    .execute();
  const leads = new Map(rows.map((row) => [row.id, row]));
  return events.flatMap((event) => {
    const row = leads.get(event.leadId);
    if (!row) return [];
    const { reference, name, owner_id: ownerId } = row;
    return [{ ...event, lead: { reference, name, stage: shownStage(row), ownerId } }];
  });
}

/**
 * Returns the events of one lead by others after a position, the oldest first, 20 at most; null for an unknown lead.
 */
export async function listEventsByOthers(
  db: Db,
  leadId: string,
  { after, notBy }: { after: number; notBy: string },
): Promise<LeadEvent[] | null> {
  const lead = await db.selectFrom('leads').select('id').where('id', '=', leadId).executeTakeFirst();
  if (!lead) return null;
  const rows = await db
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('position', '>', after)
    .where((event) => event.or([event('actor_id', 'is', null), event('actor_id', '!=', notBy)]))
    .orderBy('position')
    .limit(20)
    .execute();
  return eventsOf(db, rows);
}

const pauseMs = 1000;
const mostAtOnce = 100;

interface Waiter {
  position: number;
  until: number;
  resolve: (items: LeadFeedItem[] | null) => void;
}

/** The events of all leads, for any number of followers, each at its own position. */
export interface EventFeed {
  /**
   * Waits for events after a position. Empty when none came within `patienceMs`; null when the feed is closed or `signal`
   * aborts. A database that fails is tried again, and is reported once.
   */
  after(
    position: number,
    { patienceMs, signal }: { patienceMs: number; signal: AbortSignal },
  ): Promise<LeadFeedItem[] | null>;
  /** Ends every wait for good, so that a server can stop. */
  close(): void;
}

/**
 * Opens the feed. It reads the database once a second for all followers, and not at all without any; events that
 * another instance wrote are among them.
 */
export function createEventFeed(
  database: Pick<Database, 'db' | 'engine'> & { report: (error: unknown) => void },
): EventFeed {
  const waiting = new Set<Waiter>();
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;
  let isFailing = false;
  let pause = 0;

  const release = (waiter: Waiter, items: LeadFeedItem[] | null) => {
    waiting.delete(waiter);
    waiter.resolve(items);
  };

  /** Reads from the lowest position of some waiters; returns those whose position lies beyond what was read. */
  const readFor = async (waiters: Waiter[]): Promise<Waiter[]> => {
    const from = Math.min(...waiters.map(({ position }) => position));
    const items = await listFeedItemsAfter(database, from, mostAtOnce);
    for (const waiter of waiters) {
      const unseen = items.filter(({ position }) => position > waiter.position);
      if (unseen.length > 0 && waiting.has(waiter)) release(waiter, unseen);
    }
    const last = items.at(-1);
    if (!last || items.length < mostAtOnce) return [];
    // A follower far behind catches up without pauses.
    pause = 0;
    return waiters.filter(({ position }) => position >= last.position);
  };

  const read = async () => {
    pause = pauseMs;
    // A follower that catches up must not delay the others.
    for (let waiters = [...waiting]; waiters.length > 0; ) waiters = await readFor(waiters);
  };

  const poll = async () => {
    try {
      if (waiting.size > 0) await read();
      isFailing = false;
    } catch (error) {
      pause = pauseMs;
      if (!isFailing && !isClosed) database.report(error);
      isFailing = true;
    }
    const now = Date.now();
    for (const waiter of [...waiting]) if (waiter.until <= now) release(waiter, []);
    timer = null;
    scheduleRead();
  };

  const scheduleRead = () => {
    if (isClosed || timer || waiting.size === 0) return;
    timer = setTimeout(poll, pause);
    timer.unref();
  };

  return {
    after(position, { patienceMs, signal }) {
      if (isClosed || signal.aborted) return Promise.resolve(null);
      return new Promise((done) => {
        const leave = () => release(waiter, null);
        const resolve = (items: LeadFeedItem[] | null) => {
          signal.removeEventListener('abort', leave);
          done(items);
        };
        const waiter = { position, until: Date.now() + patienceMs, resolve };
        waiting.add(waiter);
        signal.addEventListener('abort', leave);
        scheduleRead();
      });
    },
    close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      for (const waiter of [...waiting]) release(waiter, null);
    },
  };
}

declare module '#platform/context.ts' {
  interface Services {
    deskEvents: EventFeed;
  }
}
