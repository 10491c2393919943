import type { TimelineSubscriber } from './leads/lead-dependencies.ts';
import { createLeadMails } from './leads/timeline/lead-mails.ts';
import { keepQuotedLead } from './quotes/quote-figures.ts';
import { createQuoteMails } from './quotes/quote-mails.ts';
import { addOrderNumber } from './shipments/order-number.ts';
import { mailMilestones } from './shipments/shipment-mails.ts';
import { announceEvent } from './webhooks/announce.ts';

/** What follows from each event of a lead, in its transaction: the e-mails that it causes, its webhooks, figures and numbers. */
export function createTimelineSubscribers(
  dependencies: Parameters<typeof createLeadMails>[0],
): TimelineSubscriber[] {
  return [
    createLeadMails(dependencies),
    createQuoteMails(dependencies),
    mailMilestones,
    addOrderNumber,
    announceEvent,
    keepQuotedLead,
  ];
}
