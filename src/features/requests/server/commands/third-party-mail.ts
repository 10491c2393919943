import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { setInternal } from '#platform/files/attachments.ts';
import {
  closedStages,
  isUnverifiedColleague,
  type LeadEventData,
  type MailHeaders,
  type StaffName,
} from '../../lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { waitsUntil } from '../lead-state.ts';
import { selectGroup } from '../merge/merge-group.ts';
import { addSearchTerms, namesIn } from '../search/lead-search.ts';
import type { LeadTable } from '../tables.ts';
import { appendEvent, findEvent } from '../timeline/lead-events.ts';
import { changeLeadIn, lockSurvivingLead } from './change-lead.ts';
import {
  attachmentsOf,
  isStored,
  messageKeyOf,
  type NewMessage,
  newestPosition,
  type Receiving,
} from './receive-message.ts';

type NewThirdPartyMail = Pick<
  NewMessage,
  | 'leadId'
  | 'key'
  | 'messageId'
  | 'isOverLimit'
  | 'isUnverified'
  | 'from'
  | 'text'
  | 'quoted'
  | 'note'
  | 'fileIds'
  | 'at'
> & {
  headers: MailHeaders;
  /** The author of a mail from an address of the staff; `unverified` where From may be forged. */
  ofStaff?: StaffName | 'unverified';
  /** From another address of the company. */
  isOfCompany?: boolean;
};

/**
 * The follow-up by which an open request is to do at once: nobody waits for a reply, but what an agent answers must not lie
 * until the follow-up that was chosen before. Null where it stays as it is.
 */
function dueFollowUp(row: LeadTable, at: number): number | null {
  const isOpen = row.folder === 'inbox' && !closedStages.includes(row.stage);
  const isDue = row.follow_up_at !== null && row.follow_up_at <= at;
  return isOpen && waitsUntil(row) === null && !isDue ? at : null;
}

/** The mail that says what has come is the reminder of this follow-up. */
async function claimFollowUp(transaction: Db, leadId: string, at: number): Promise<void> {
  await transaction
    .insertInto('lead_reminders')
    .values({ lead_id: leadId, due_at: at, kind: 'follow-up' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Stores a mail about a request from somebody who is not on the customer's side, once for each key, for the desk alone. The
 * customer's timer stays as it is; where nobody waits, the request is to be followed up now, and its owner is mailed, unless
 * it is from the staff. Refused for a lead that does not exist or was erased; throws when the database fails.
 */
export async function receiveThirdPartyMail(
  deps: Receiving,
  mail: NewThirdPartyMail,
): Promise<{ ok: true; isRepeat: boolean } | { ok: false; reason: 'no-such-lead' }> {
  const { leadId, from, text, quoted, headers, at, ofStaff } = mail;
  const key = messageKeyOf(mail.key);
  const outcome = await transact(deps.db, async (transaction) => {
    const lead = await lockSurvivingLead(transaction, leadId);
    if (!lead || lead.erased_at !== null) return { ok: false, reason: 'no-such-lead' } as const;
    if (await isStored(transaction, 'third_party_mails', key)) return { ok: true, isRepeat: true } as const;
    const attachments = await attachmentsOf(transaction, mail.fileIds, [leadId, lead.id]);
    const data: LeadEventData = {
      type: 'third-party-mail',
      ...{ from, text, quoted, attachments, headers },
      ...(mail.note ? { note: mail.note } : {}),
      ...(ofStaff ? { isOfStaff: true } : {}),
      ...(mail.isOfCompany ? { isOfCompany: true } : {}),
      ...(mail.isOverLimit ? { isOverLimit: true } : {}),
      ...(mail.isUnverified ? { isUnverified: true } : {}),
      ...(lead.id === leadId ? {} : { aboutId: leadId }),
    };
    const followUp = ofStaff ? null : dueFollowUp(lead, at);
    if (followUp !== null) await claimFollowUp(transaction, lead.id, followUp);
    const by = ofStaff && ofStaff !== 'unverified' ? ofStaff : 'system';
    const change = { leadId: lead.id, version: lead.version, by, at } as const;
    const changed = await changeLeadIn(deps, transaction, change, () => ({
      set: followUp === null ? {} : { follow_up_at: followUp },
      events: [data],
      alsoWrite: (_, row) =>
        addSearchTerms(transaction, row.number, [text, from, namesIn(attachments)].join('\n')),
    }));
    if (!changed.ok) throw new Error(`A mail could not be stored: ${changed.reason}`);
    const position = await newestPosition(transaction, lead.id, 'third-party-mail');
    await transaction
      .insertInto('third_party_mails')
      .values({
        ...{ key, lead_id: leadId, position, at },
        ...{ message_id: mail.messageId ?? null, shown_at: null },
      })
      .execute();
    return { ok: true, isRepeat: false } as const;
  });
  if (outcome.ok && !outcome.isRepeat) deps.outboxIsWaiting();
  return outcome;
}

export type ShowOutcome =
  | { ok: true; version: number }
  | { ok: false; reason: 'no-such-lead' | 'no-such-mail' | 'unverified-colleague' };

/**
 * Shows a third party's mail with its files on the customer's page, or hides it again. It contradicts nothing, so it needs
 * no version and changes none; a repeat changes nothing. Refuses to show a mail in a colleague's name whose sender is not
 * verified. Throws when the database fails.
 */
export async function showThirdPartyMail(
  deps: Pick<LeadDependencies, 'db' | 'clock' | 'timelineSubscribers'>,
  { leadId, position, isShown, by }: { leadId: string; position: number; isShown: boolean; by: StaffName },
): Promise<ShowOutcome> {
  const at = deps.clock();
  return transact(deps.db, async (transaction): Promise<ShowOutcome> => {
    const lead = await lockSurvivingLead(transaction, leadId);
    if (!lead || lead.erased_at !== null) return { ok: false, reason: 'no-such-lead' };
    const event = Number.isSafeInteger(position) ? await findEvent(transaction, position) : null;
    const group = await selectGroup(transaction, lead.id).execute();
    if (event?.data.type !== 'third-party-mail' || !group.some(({ id }) => id === event.leadId))
      return { ok: false, reason: 'no-such-mail' };
    if (isShown && isUnverifiedColleague(event.data)) return { ok: false, reason: 'unverified-colleague' };
    const { version } = lead;
    const { numUpdatedRows } = await transaction
      .updateTable('third_party_mails')
      .set({ shown_at: isShown ? at : null })
      .where('position', '=', position)
      .where('shown_at', isShown ? 'is' : 'is not', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return { ok: true, version };
    const fileIds = event.data.attachments.map(({ fileId }) => fileId);
    await setInternal(transaction, { fileIds, isInternal: !isShown });
    await appendEvent(deps, transaction, {
      lead,
      by,
      at,
      data: { type: isShown ? 'third-party-mail-shown' : 'third-party-mail-hidden', mail: position },
    });
    return { ok: true, version };
  });
}
