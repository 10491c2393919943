import type { Company } from '#platform/company.ts';
import type { Db } from '#platform/db/open-database.ts';
import { type ClaimedUploads, claimUploads } from '#platform/files/attachments.ts';
import { type Locale, localPath } from '#platform/i18n/locale.ts';
import { momentInBothZones } from '#platform/values/moment.ts';
import { lineLimit, proseLimit } from '#platform/values/text.ts';
import { zonesOf } from '#platform/values/zones.ts';
import { labelsIn } from '../../describe-answers.ts';
import type { LeadEventData, StaffName, StageChoice } from '../../lead.ts';
import { mayHaveLink } from '../../recipients.ts';
import type { knownVariables } from '../../reply-variables.ts';
import {
  type ChangeOutcome,
  changeLeadIn,
  type LeadChange,
  type PlannedChange,
} from '../commands/change-lead.ts';
import { type StageRefusal, stagePlan } from '../commands/change-stage.ts';
import { followUpOfReply } from '../commands/follow-up.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { shownStage } from '../lead-state.ts';
import { addSearchTerms, namesIn } from '../search/lead-search.ts';
import { findWorkingLink } from '../secret-links.ts';
import type { LeadTable } from '../tables.ts';
import { findRecipient } from './recipients.ts';

/** A reply as its author sends it; `stage` may change with it. */
export interface Reply {
  /** The address that it goes to; without, that of who wrote last on the customer's side. */
  to?: string | null | undefined;
  subject: string;
  body: string;
  stage?: StageChoice | undefined;
  /** Files that were uploaded for it. */
  uploads?: ClaimedUploads;
}

type TextRefusal = 'text-missing' | 'text-too-long';
export type ReplyRefusal =
  | TextRefusal
  | StageRefusal
  | 'no-address'
  | 'no-such-recipient'
  | 'no-link'
  | 'spam';

/** Returns the problem of a text as a reply, or null. */
export function textProblemOf({ subject, body }: Reply): TextRefusal | null {
  if (subject.trim() === '' || body.trim() === '') return 'text-missing';
  return subject.length > lineLimit || body.length > proseLimit ? 'text-too-long' : null;
}

/** Returns the refusal of a reply to a lead in its present state, or null. */
export async function refusalOf(
  reply: Reply,
  row: LeadTable,
  transaction: Db,
  dependencies: LeadDependencies,
): Promise<ReplyRefusal | null> {
  if (row.folder === 'spam') return 'spam';
  const recipient = await findRecipient(transaction, row, reply.to);
  if (!recipient) return reply.to ? 'no-such-recipient' : 'no-address';
  const moved = await stageOf(reply, row, transaction, dependencies);
  if ('refused' in moved) return moved.refused;
  const hasFiles = (reply.uploads?.fileIds ?? []).length > 0;
  const hasLink = mayHaveLink(row.email, recipient.address) && (await findWorkingLink(transaction, row.id));
  return hasFiles && !hasLink ? 'no-link' : null;
}

/**
 * Answers a lead by mail in the caller's transaction: the mail, the timeline's line and the stage are stored together, and
 * the timer stops; a follow-up is proposed, and its author owns what nobody owned. Refused for a stale version (somebody may
 * have answered since), spam, a lead without an address, a
 * recipient who is none of its people, and files for a customer without a link that works, by which they
 * are downloaded. Throws UploadsGone where the uploads are not there.
 */
export function sendReplyIn(
  dependencies: LeadDependencies,
  transaction: Db,
  change: LeadChange & { by: StaffName; at: number },
  reply: Reply & { id: string },
): Promise<ChangeOutcome<ReplyRefusal>> {
  const { id, subject, body, uploads = { fileIds: [], uploadKey: '' } } = reply;
  return changeLeadIn<ReplyRefusal>(dependencies, transaction, { ...change, isAnswer: true }, async (row) => {
    const refused = await refusalOf(reply, row, transaction, dependencies);
    if (refused) return { refused };
    const moved = await stageOf(reply, row, transaction, dependencies);
    if ('refused' in moved) return moved;
    // A file belongs to one reply.
    const attachments = await claimUploads(transaction, { ...uploads, leadId: row.id, isFirst: true });
    const recipient = await findRecipient(transaction, row, reply.to);
    const data: LeadEventData = {
      type: 'reply',
      to: recipient?.address ?? row.email,
      subject: subject.trim(),
      body: body.trim(),
      outboxId: id,
      ...(attachments.length > 0 ? { attachments } : {}),
    };
    const followUp = await followUpOfReply(transaction, { ...row, ...moved.set }, dependencies);
    return {
      set: { ...moved.set, ...followUp, replied_at: change.at },
      events: [data, ...moved.events],
      alsoWrite: (inTransaction) =>
        addSearchTerms(inTransaction, row.number, `${subject} ${body} ${namesIn(attachments)}`),
    };
  });
}

/** The move that goes with the reply; none when the lead stands there already. */
async function stageOf(
  { stage }: Reply,
  row: LeadTable,
  transaction: Db,
  dependencies: LeadDependencies,
): Promise<PlannedChange | { refused: StageRefusal }> {
  if (!stage || stage.to === shownStage(row)) return { set: {}, events: [] };
  return stagePlan(stage, dependencies)(row, transaction);
}

interface Subject extends Pick<LeadTable, 'name' | 'company' | 'reference' | 'service'> {
  dueAt: number;
}

/**
 * The values of a canned reply's variables in the language of its text; one that is not known is empty, and its author
 * must fill it in.
 */
export function replyValues(
  lead: Subject,
  agent: StaffName,
  { company, locale }: { company: Company; locale: Locale },
): Record<(typeof knownVariables)[number], string> {
  const { services } = labelsIn(locale);
  return {
    name: lead.name,
    company: lead.company,
    reference: lead.reference,
    service: services[lead.service ?? ''] ?? lead.service ?? '',
    due: momentInBothZones(lead.dueAt, zonesOf(company), locale),
    agent: agent.name,
    phone: company.phone,
    site: new URL(localPath('/', locale), company.website).href.replace(/\/$/, ''),
  };
}
