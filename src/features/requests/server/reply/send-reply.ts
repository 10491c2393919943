import { v7 as uuidv7 } from 'uuid';
import type { Company } from '../../../../platform/company.ts';
import type { Db } from '../../../../platform/db/open-database.ts';
import { type ClaimedUploads, claimUploads, UploadsGone } from '../../../../platform/files/attachments.ts';
import { type Locale, localPath } from '../../../../platform/i18n/locale.ts';
import { momentInBothZones, zonesOf } from '../../../../platform/values/moment.ts';
import { lineLimit, proseLimit } from '../../../../platform/values/text.ts';
import { isService } from '../../../services/service.ts';
import { labelsIn } from '../../describe-answers.ts';
import { type LeadEventData, type StaffName, withdrawalMs } from '../../lead.ts';
import { type knownVariables, variablesIn } from '../../reply-variables.ts';
import {
  type ChangeOutcome,
  changeLead,
  type LeadChange,
  type PlannedChange,
} from '../commands/change-lead.ts';
import { type StageChoice, type StageRefusal, stagePlan } from '../commands/change-stage.ts';
import { followUpOfReply } from '../commands/follow-up.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { beforeAnswer, shownStage } from '../lead-state.ts';
import { addSearchTerms, namesIn } from '../search/lead-search.ts';
import { findWorkingLink } from '../secret-links.ts';
import type { LeadTable } from '../tables.ts';
import { discardDraft } from './draft.ts';

/** A reply as its author sends it; `stage` may change with it. */
export interface Reply {
  subject: string;
  body: string;
  stage?: StageChoice | undefined;
  /** Files that were uploaded for it. */
  uploads?: ClaimedUploads;
}

type TextRefusal = 'text-missing' | 'text-too-long';
export type ReplyRefusal = TextRefusal | StageRefusal | 'no-address' | 'no-link' | 'spam';

export type ReplyOutcome =
  /** `replyId`: withdraws it, until its mail leaves at `leavesAt`. */
  | { ok: true; version: number; replyId: string; leavesAt: number }
  | Extract<ChangeOutcome<ReplyRefusal>, { ok: false }>
  | { ok: false; reason: 'attachment-gone' }
  /** Variables stand in it that nobody filled in. */
  | { ok: false; reason: 'variables-missing'; missing: string[] };

function problemOf({ subject, body }: Reply): TextRefusal | null {
  if (subject.trim() === '' || body.trim() === '') return 'text-missing';
  return subject.length > lineLimit || body.length > proseLimit ? 'text-too-long' : null;
}

/**
 * Answers a lead by mail: the mail, the timeline's line, the stage and the end of the draft are stored together, and the
 * timer stops; a follow-up is proposed, and its author owns what nobody owned. The mail is due ten seconds later; until then
 * `withdrawReply` takes it back. Refused for a stale version (somebody may have answered since), an empty text, a variable
 * that nobody filled in, spam, a lead without an address, uploads that are not there, and files for a customer without a
 * link that works, by which they are downloaded. Throws when the database fails.
 */
export async function sendReply(
  dependencies: LeadDependencies,
  change: LeadChange & { by: StaffName },
  reply: Reply,
): Promise<ReplyOutcome> {
  const missing = variablesIn(`${reply.subject}\n${reply.body}`);
  if (missing.length > 0) return { ok: false, reason: 'variables-missing', missing };
  const problem = problemOf(reply);
  if (problem) return { ok: false, reason: problem };
  const now = dependencies.clock();
  const replyId = uuidv7();
  const { subject, body, uploads = { fileIds: [], uploadKey: '' } } = reply;
  const plan = async (row: LeadTable, transaction: Db) => {
    if (row.folder === 'spam') return { refused: 'spam' as const };
    if (row.email === '') return { refused: 'no-address' as const };
    const moved = await stageOf(reply, row, transaction, dependencies);
    if ('refused' in moved) return moved;
    if (uploads.fileIds.length > 0 && (await findWorkingLink(transaction, row.id)) === null)
      return { refused: 'no-link' as const };
    // A file belongs to one reply, so that taking this one back releases no other's.
    const attachments = await claimUploads(transaction, { ...uploads, leadId: row.id, isFirst: true });
    const data: LeadEventData = {
      type: 'reply',
      to: row.email,
      subject: subject.trim(),
      body: body.trim(),
      outboxId: replyId,
      ...(attachments.length > 0 ? { attachments } : {}),
      before: beforeAnswer(row),
    };
    const followUp = await followUpOfReply(transaction, { ...row, ...moved.set }, dependencies);
    return {
      set: { ...moved.set, ...followUp, replied_at: now },
      events: [data, ...moved.events],
      alsoWrite: async (inTransaction: Db) => {
        await addSearchTerms(inTransaction, row.number, `${subject} ${body} ${namesIn(attachments)}`);
        await discardDraft(inTransaction, row.id, change.by.id);
      },
    };
  };
  const outcome = await changeLead<ReplyRefusal>(dependencies, { ...change, isAnswer: true }, plan).catch(
    (error) => {
      if (error instanceof UploadsGone) return { ok: false, reason: 'attachment-gone' } as const;
      throw error;
    },
  );
  if (!outcome.ok) return outcome;
  // Without it, the mail would wait for the worker's next poll.
  setTimeout(dependencies.outboxIsWaiting, withdrawalMs).unref();
  return { ...outcome, replyId, leavesAt: now + withdrawalMs };
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
    service: isService(lead.service) ? services[lead.service] : '',
    due: momentInBothZones(lead.dueAt, zonesOf(company), locale),
    agent: agent.name,
    phone: company.phone,
    site: new URL(localPath('/', locale), company.website).href.replace(/\/$/, ''),
  };
}
