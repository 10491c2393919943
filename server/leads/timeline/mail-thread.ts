import { knownLocale } from '../../../contract/locale.ts';
import type { Db } from '../../db/open-database.ts';
import type { InboundOutcome, LeadTable } from '../../db/tables.ts';
import { type EmailName, emailNames } from '../../mail/emails.ts';
import type { MailThread } from '../../mail/mail-thread.ts';
import { eventsOf } from './lead-events.ts';

/** The mails whose subject staff choose. */
const ofStaff: string[] = ['lead-reply', 'quote-sent'] satisfies EmailName[];

/** The subject of the first reply or quote to a lead whose mail was not taken back; null without one. */
async function findFirstSubject(db: Db, leadId: string): Promise<string | null> {
  const rows = await db
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('type', 'in', ['reply', 'reply-withdrawn', 'quote-sent', 'quote-unsent'])
    .orderBy('position')
    .execute();
  const events = (await eventsOf(db, rows)).map(({ data }) => data);
  const withdrawn = events.flatMap((data) =>
    data.type === 'reply-withdrawn' || data.type === 'quote-unsent' ? [data.outboxId] : [],
  );
  const sent = events.flatMap((data) => (data.type === 'reply' || data.type === 'quote-sent' ? [data] : []));
  return sent.find(({ outboxId }) => !withdrawn.includes(outboxId))?.subject ?? null;
}

/** The Message-ID of the mail that a lead came by; null where it came otherwise, or the mail has none. */
export async function findFirstMail(db: Db, leadId: string): Promise<string | null> {
  const row = await db
    .selectFrom('inbound_mails')
    .select('message_id')
    .where('lead_id', '=', leadId)
    .where('outcome', '=', 'lead' satisfies InboundOutcome)
    .executeTakeFirst();
  return row?.message_id ?? null;
}

/** The Message-IDs of the mails that the sender of a lead and their colleagues wrote about it, or about one merged into it. */
async function listReceived(db: Db, { id, email_key }: Pick<LeadTable, 'id' | 'email_key'>) {
  const rows = await db
    .selectFrom('lead_messages')
    .innerJoin('leads', 'leads.id', 'lead_messages.lead_id')
    .select(['lead_messages.message_id', 'lead_messages.at'])
    .where('lead_messages.message_id', 'is not', null)
    .where((lead) =>
      lead.or([
        lead('leads.id', '=', id),
        lead.and([lead('leads.merged_into', '=', id), lead('leads.email_key', '=', email_key)]),
      ]),
    )
    .execute();
  return rows.flatMap(({ message_id, at }) =>
    message_id === null ? [] : [{ id: message_id, at: Number(at) }],
  );
}

/**
 * The mails that went to and came from the sender of a lead, which the next mail to them follows. `except` is the id of
 * that mail, whose event is stored already.
 */
export async function findMailThread(
  db: Db,
  lead: Pick<LeadTable, 'id' | 'kind' | 'email_key'>,
  { except }: { except: string },
): Promise<MailThread> {
  const sent = await db
    .selectFrom('outbox')
    .select(['id', 'type', 'locale', 'created_at'])
    .where('subject_id', '=', lead.id)
    .where('id', '!=', except)
    .where(
      'type',
      'in',
      emailNames(({ thread }) => thread !== false),
    )
    .orderBy('id')
    .execute();
  const mails = [
    ...sent.map(({ id, created_at }) => ({ id, at: Number(created_at) })),
    ...(await listReceived(db, lead)),
  ].sort((one, other) => one.at - other.at);
  const first = await findFirstMail(db, lead.id);
  const acknowledged = sent.find(({ type }) => type === ('lead-acknowledgement' satisfies EmailName));
  const isFirst = !sent.some(({ type }) => ofStaff.includes(type));
  const subject = acknowledged || isFirst ? null : await findFirstSubject(db, lead.id);
  return {
    references: [...(first ? [first] : []), ...mails.map(({ id }) => id)],
    begunBy: acknowledged
      ? // Its subject is in the language that the lead had then.
        { acknowledged: lead.kind, locale: knownLocale(acknowledged.locale) }
      : subject === null
        ? null
        : { subject },
  };
}
