import { queuePricing } from '#features/quotes/server/draft-quotes.ts';
import { keepQuotedLead } from '#features/quotes/server/quote-figures.ts';
import { createQuoteMails } from '#features/quotes/server/quote-mails.ts';
import type { TimelineSubscriber } from '#features/requests/server/lead-dependencies.ts';
import { createLeadMails } from '#features/requests/server/timeline/lead-mails.ts';
import { mailDocuments } from '#features/shipments/server/document-mails.ts';
import { addOrderNumber } from '#features/shipments/server/order-number.ts';
import { mailMilestones, mailShipmentState } from '#features/shipments/server/shipment-mails.ts';
import { announceEvent } from '#features/webhooks/server/announce.ts';

/** Subscribers to events of leads, run in the event's transaction: e-mails, webhooks, figures and numbers. */
export function createTimelineSubscribers(
  dependencies: Parameters<typeof createLeadMails>[0],
): TimelineSubscriber[] {
  return [
    createLeadMails(dependencies),
    createQuoteMails(dependencies),
    mailMilestones,
    mailShipmentState,
    mailDocuments,
    addOrderNumber,
    announceEvent,
    keepQuotedLead,
    queuePricing,
  ];
}
