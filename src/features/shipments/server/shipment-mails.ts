import { sendDelayMs } from '#features/requests/lead.ts';
import type { NewLeadEvent, TimelineSubscriber } from '#features/requests/server/lead-dependencies.ts';
import { findMailThread } from '#features/requests/server/timeline/mail-thread.ts';
import type { Db } from '#platform/db/open-database.ts';
import { knownLocale } from '#platform/i18n/locale.ts';
import type { EmailName, StoredProps } from '#platform/mail/emails.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import type { MilestoneCode } from '../milestones.ts';
import { isDelayed } from '../progress.ts';
import type { DeskShipment } from '../shipment.ts';
import { getShipment, releasedReferences } from './find-shipment.ts';
import { findWaiting, replaceWaiting } from './waiting-mail.ts';

type ShipmentMilestoneProps = StoredProps<'shipment-milestone'>;

type Latest = ShipmentMilestoneProps['latest'];

const email = 'shipment-milestone' satisfies EmailName;
const stateEmail = 'shipment-state' satisfies EmailName;

/** Empty containers concern only the carrier. */
const ofCarrier: MilestoneCode[] = ['empty-picked-up', 'empty-returned'];

/** Returns the facts of an event that its customer is mailed: a milestone has happened, or is delayed. */
function latestIn({ data }: NewLeadEvent): Latest {
  if (data.type !== 'milestone' || data.kind === 'planned' || ofCarrier.includes(data.code)) return [];
  const { milestoneId, kind } = data;
  return kind === 'actual' || data.delay ? [{ milestoneId, kind }] : [];
}

/** Finds the request that the shipment was created for: its link shows the shipment, so its sender gets the mail. */
export async function findRecipient(transaction: Db, leadId: string, surviving: NewLeadEvent['lead']) {
  if (surviving.id === leadId) return surviving;
  return transaction.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirstOrThrow();
}

/** Keeps the facts that are still true. */
function stillTrue(latest: Latest, { milestones }: DeskShipment): Latest {
  const unique = new Map(latest.map((each) => [`${each.milestoneId} ${each.kind}`, each]));
  return [...unique.values()].filter(({ milestoneId, kind }) => {
    const milestone = milestones.find(({ id }) => id === milestoneId);
    if (!milestone || milestone[kind] === null) return false;
    return kind === 'actual' || (milestone.actual === null && isDelayed(milestone));
  });
}

async function propsOf(
  transaction: Db,
  recipient: NewLeadEvent['lead'],
  { shipment, latest, now, except }: { shipment: DeskShipment; latest: Latest; now: number; except: string },
): Promise<ShipmentMilestoneProps> {
  const { id: shipmentId, milestones, mode, from, to, references } = shipment;
  return {
    address: recipient.email,
    reference: recipient.reference,
    shipmentId,
    latest,
    milestones: milestones.map(({ postedBy: _by, postedAt: _at, ...milestone }) => milestone),
    mode,
    from: from.text,
    to: to.text,
    references: releasedReferences(references).map(({ kind, text }) => ({ kind, text })),
    year: new Date(now).getUTCFullYear(),
    thread: await findMailThread(transaction, recipient, { except }),
  };
}

/**
 * Subscribes to the timeline: mails customers the milestones of their shipment. The mail is delayed by ten seconds, in
 * which later changes are added and undone ones removed: several milestones of one save are one mail, and an undone
 * mistake sends none. Skips customers who opted out, and canceled shipments.
 */
export const mailMilestones: TimelineSubscriber = async (transaction, event) => {
  const { data, lead, at: now } = event;
  if (!('shipmentId' in data)) return;
  const shipment = await getShipment(transaction, data.shipmentId);
  if (!shipment) return;
  const recipient = await findRecipient(transaction, shipment.leadId, lead);
  const waiting = await findWaiting(transaction, email, { leadId: recipient.id, shipmentId: shipment.id });
  const wanted = shipment.wantsMail && shipment.state !== 'cancelled' && recipient.email !== '';
  const added = latestIn(event);
  if (!waiting && added.length === 0) return;
  const latest = wanted ? stillTrue([...(waiting?.props.latest ?? []), ...added], shipment) : [];
  const make = (found: Latest, except: string) =>
    propsOf(transaction, recipient, { shipment, latest: found, now, except });
  if (waiting) {
    const props = latest.length > 0 ? await make(latest, waiting.id) : null;
    if (await replaceWaiting(transaction, email, { id: waiting.id, props })) return;
  }
  // Without an unsent mail, or when a worker has just claimed it.
  const own = wanted ? stillTrue(added, shipment) : [];
  if (own.length === 0) return;
  await enqueueMail(transaction, email, {
    props: await make(own, ''),
    locale: knownLocale(recipient.locale),
    subjectId: recipient.id,
    now,
    dueAt: now + sendDelayMs,
  });
};

/** Returns what an event changes about whether a shipment goes on; null for any other event. */
function stateChangeIn({ data }: NewLeadEvent): StoredProps<typeof stateEmail>['change'] | null {
  if (data.type === 'shipment-cancelled') return 'cancelled';
  return data.type === 'shipment-changed' && data.what.includes('state') ? 'resumed' : null;
}

/**
 * Subscribes to the timeline: mails customers that their shipment was canceled, or goes on after all, also those who chose
 * no mails about milestones. The mail is delayed by ten seconds; a cancellation undone within them sends none.
 */
export const mailShipmentState: TimelineSubscriber = async (transaction, event) => {
  const { data, lead, at: now } = event;
  const change = stateChangeIn(event);
  const shipment = change && 'shipmentId' in data && (await getShipment(transaction, data.shipmentId));
  if (!change || !shipment) return;
  const recipient = await findRecipient(transaction, shipment.leadId, lead);
  const { numDeletedRows: undone } = await transaction
    .deleteFrom('outbox')
    .where('type', '=', stateEmail)
    .where('state', '=', 'pending')
    .where('attempts', '=', 0)
    .where('subject_id', '=', recipient.id)
    .executeTakeFirstOrThrow();
  if (undone > 0n || recipient.email === '') return;
  await enqueueMail(transaction, stateEmail, {
    props: {
      address: recipient.email,
      reference: recipient.reference,
      shipmentId: shipment.id,
      change,
      from: shipment.from.text,
      to: shipment.to.text,
      thread: await findMailThread(transaction, recipient, { except: '' }),
    },
    locale: knownLocale(recipient.locale),
    subjectId: recipient.id,
    now,
    dueAt: now + sendDelayMs,
  });
};
