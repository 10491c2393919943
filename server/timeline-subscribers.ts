import type { TimelineSubscriber } from './leads/lead-dependencies.ts';
import { createLeadMails } from './leads/timeline/lead-mails.ts';
import { announceEvent } from './webhooks/announce.ts';

/** What follows from each event of a lead, in its transaction: the e-mails that it causes, and its webhooks. */
export function createTimelineSubscribers(
  dependencies: Parameters<typeof createLeadMails>[0],
): TimelineSubscriber[] {
  return [createLeadMails(dependencies), announceEvent];
}
