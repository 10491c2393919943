import type { ExpressionBuilder } from 'kysely';
import type { EmailName, StoredProps } from '../../../mails/emails.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { knownLocale } from '../../../platform/i18n/locale.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { sendDelayMs } from '../../requests/lead.ts';
import type { NewLeadEvent, TimelineSubscriber } from '../../requests/server/lead-dependencies.ts';
import type { LeadTable } from '../../requests/server/tables.ts';
import { findMailThread } from '../../requests/server/timeline/mail-thread.ts';
import type { MilestoneCode } from '../milestones.ts';
import { isDelayed } from '../progress.ts';
import type { DeskShipment } from '../shipment.ts';
import { getShipment } from './find-shipment.ts';

type ShipmentMilestoneProps = StoredProps<'shipment-milestone'>;

type Latest = ShipmentMilestoneProps['latest'];

const email = 'shipment-milestone' satisfies EmailName;

/** What happens to an empty container concerns the carrier. */
const ofCarrier: MilestoneCode[] = ['empty-picked-up', 'empty-returned'];

/** What an event says that its customer is mailed: that a milestone has happened, or is delayed. */
function latestIn({ data }: NewLeadEvent): Latest {
  if (data.type !== 'milestone' || data.kind === 'planned' || ofCarrier.includes(data.code)) return [];
  const { milestoneId, kind } = data;
  return kind === 'actual' || data.delay ? [{ milestoneId, kind }] : [];
}

/** Finds the request that the shipment was begun for: its link shows the shipment, so its sender gets the mail. */
async function findRecipient(transaction: Db, leadId: string, surviving: NewLeadEvent['lead']) {
  if (surviving.id === leadId) return surviving;
  return transaction.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirstOrThrow();
}

/** A mail that no worker has claimed, so that it cannot have left. */
function isUnclaimed(row: ExpressionBuilder<Tables, 'outbox'>) {
  return row.and([
    row('outbox.type', '=', email),
    row('outbox.state', '=', 'pending'),
    row('outbox.attempts', '=', 0),
  ]);
}

/** The mail about a shipment that has not left. The lead's lock keeps another change from making one beside it. */
async function findWaiting(transaction: Db, { id: leadId }: Pick<LeadTable, 'id'>, shipmentId: string) {
  const rows = await transaction
    .selectFrom('outbox')
    .where(isUnclaimed)
    .select(['outbox.id', 'outbox.props'])
    .where('outbox.subject_id', '=', leadId)
    .orderBy('outbox.id', 'desc')
    .execute();
  const mails = rows.map(({ id, props }) => ({ id, props: JSON.parse(props) as ShipmentMilestoneProps }));
  return mails.find(({ props }) => props.shipmentId === shipmentId) ?? null;
}

/** Of what was to be mailed, what is still so. */
function stillTrue(latest: Latest, { milestones }: DeskShipment): Latest {
  const unique = new Map(latest.map((each) => [`${each.milestoneId} ${each.kind}`, each]));
  return [...unique.values()].filter(({ milestoneId, kind }) => {
    const milestone = milestones.find(({ id }) => id === milestoneId);
    if (!milestone || milestone[kind] === null) return false;
    return kind === 'actual' || (milestone.actual === null && isDelayed(milestone));
  });
}

/** Deletes or changes a mail unless a worker has claimed it; returns whether it was there. */
async function replaceWaiting(
  transaction: Db,
  id: string,
  props: ShipmentMilestoneProps | null,
): Promise<boolean> {
  if (props === null) {
    const { numDeletedRows } = await transaction
      .deleteFrom('outbox')
      .where('outbox.id', '=', id)
      .where(isUnclaimed)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }
  const { numUpdatedRows } = await transaction
    .updateTable('outbox')
    .set({ props: JSON.stringify(props) })
    .where('outbox.id', '=', id)
    .where(isUnclaimed)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
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
    references: references.map(({ kind, text }) => ({ kind, text })),
    year: new Date(now).getUTCFullYear(),
    thread: await findMailThread(transaction, recipient, { except }),
  };
}

/**
 * The timeline's subscriber that mails customers what happens to their shipment. The mail waits ten seconds, in which what
 * else is entered joins it and what is taken back leaves it: several milestones of one save are one mail, and a mistake that
 * is undone at once is none. Nobody is mailed who does not want it, and nothing of a canceled shipment.
 */
export const mailMilestones: TimelineSubscriber = async (transaction, event) => {
  const { data, lead, at: now } = event;
  if (!('shipmentId' in data)) return;
  const shipment = await getShipment(transaction, data.shipmentId);
  if (!shipment) return;
  const recipient = await findRecipient(transaction, shipment.leadId, lead);
  const waiting = await findWaiting(transaction, recipient, shipment.id);
  const wanted = shipment.wantsMail && shipment.state !== 'cancelled' && recipient.email !== '';
  const added = latestIn(event);
  if (!waiting && added.length === 0) return;
  const latest = wanted ? stillTrue([...(waiting?.props.latest ?? []), ...added], shipment) : [];
  const make = (found: Latest, except: string) =>
    propsOf(transaction, recipient, { shipment, latest: found, now, except });
  if (waiting) {
    const props = latest.length > 0 ? await make(latest, waiting.id) : null;
    if (await replaceWaiting(transaction, waiting.id, props)) return;
  }
  // Without a mail that waits, or when it has just begun to leave.
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
