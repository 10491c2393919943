import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { closedStages, type LeadTimer, type StaffName } from '../../lead.ts';
import { cargoColumnsOfGroup } from '../cargo-columns.ts';
import { type ChangeOutcome, changeLeadIn, lockLeads } from '../commands/change-lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { shownStage, waitsUntil } from '../lead-state.ts';
import { addSearchTerms } from '../search/lead-search.ts';
import { isShownLink, replaceSecretLink } from '../secret-links.ts';
import type { LeadTable } from '../tables.ts';
import { areOfOnePerson, identityOf, personOf } from './related-leads.ts';

/** A lead as it was on the page that merges it. */
interface SeenLead {
  id: string;
  version: number;
}

type MergeRefusal = 'same-lead' | 'erased' | 'spam' | 'notice';

/** `people`: whose the two requests are, where they are of different people and nobody confirmed that. */
export type MergeOutcome =
  | ChangeOutcome<MergeRefusal>
  | { ok: false; reason: 'different-people'; people: [string, string] };

/** Undoes the transaction: one of the leads was refused. */
class Refused extends Error {
  outcome: MergeOutcome;
  constructor(outcome: MergeOutcome) {
    super('A lead was not merged.');
    this.outcome = outcome;
  }
}

function accepted(outcome: ChangeOutcome<MergeRefusal>) {
  if (!outcome.ok) throw new Refused(outcome);
  return outcome;
}

/** Reason that two leads must stay apart: a sender who waits for an answer would never get one. */
function whyApart(kept: LeadTable, other: LeadTable): 'erased' | 'spam' | 'notice' | null {
  if (kept.erased_at !== null || other.erased_at !== null) return 'erased';
  if (other.waits_until === null) return null;
  const stage = shownStage(kept);
  return stage === 'spam' || stage === 'notice' ? stage : null;
}

function timerOf({
  replied_at: repliedAt,
  due_at: dueAt,
  customer_wrote_at: wroteAt,
  no_answer_needed_at: doneAt,
}: LeadTable): LeadTimer {
  return { repliedAt, dueAt, wroteAt, ...(doneAt === null ? {} : { doneAt }) };
}

export function timerColumns({ repliedAt, dueAt, wroteAt, doneAt }: LeadTimer) {
  return {
    replied_at: repliedAt,
    due_at: dueAt,
    customer_wrote_at: wroteAt,
    no_answer_needed_at: doneAt ?? null,
  };
}

/**
 * The timer of a lead once another is merged into it: where the other waits, the earlier due time of the two and the newest
 * message that waits for a reply. `isClosed`: the lead was won or lost, which keeps its stage and waits as for a message.
 */
export function withTimerOf(timer: LeadTimer, other: LeadTable, isClosed: boolean): LeadTimer {
  if (waitsUntil({ ...other, merged_into: null }) === null) return timer;
  const wroteAtOf = isClosed ? other.received_at : 0;
  const isRunning = timer.repliedAt === null && timer.doneAt === undefined;
  return {
    repliedAt: null,
    dueAt: isRunning ? Math.min(timer.dueAt, other.due_at) : other.due_at,
    wroteAt:
      Math.max((isRunning && timer.wroteAt) || 0, Number(other.customer_wrote_at ?? wroteAtOf)) || null,
  };
}

/**
 * Returns true when the kept lead's link has to end: replies to the other's sender follow on its page, and an address that
 * was typed into a form is not proven to be of the one whom its answer showed the link.
 */
async function needsNewLink(
  { mailLimit }: Pick<LeadDependencies, 'mailLimit'>,
  transaction: Db,
  { id, email, account_id: accountId }: LeadTable,
): Promise<boolean> {
  if (email === '' || !(await isShownLink(transaction, id))) return false;
  return !(await mailLimit.isOwn(transaction, { address: email, accountId }));
}

type MergeDependencies = Pick<
  LeadDependencies,
  'db' | 'cipher' | 'clock' | 'mailLimit' | 'outboxIsWaiting' | 'timelineSubscribers'
>;

interface Merge {
  keep: SeenLead;
  by: StaffName;
  differentPeople?: boolean | undefined;
}

/** Merges one lead into another in the caller's transaction, which has locked both. Throws Refused. */
async function mergeOne(
  dependencies: MergeDependencies,
  transaction: Db,
  { keep, other, by, at, differentPeople }: Merge & { other: SeenLead; at: number },
): Promise<{ ok: true; version: number }> {
  const rowOf = ({ id }: SeenLead) =>
    transaction.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  const [keptRow, otherRow] = [await rowOf(keep), await rowOf(other)];
  if (!keptRow || !otherRow) throw new Refused({ ok: false, reason: 'no-such-lead' });
  const people: [string, string] = [personOf(keptRow), personOf(otherRow)];
  const change = ({ id: leadId, version }: SeenLead) => ({ leadId, version, by, at });
  accepted(
    await changeLeadIn<MergeRefusal>(dependencies, transaction, change(other), () => ({
      set: { merged_into: keep.id },
      events: [{ type: 'merged-into', leadId: keep.id, reference: keptRow.reference }],
    })),
  );
  // Those merged into the other before belong to the kept one too.
  await transaction
    .updateTable('leads')
    .set({ merged_into: keep.id })
    .where('merged_into', '=', other.id)
    .execute();
  const outcome = await changeLeadIn<MergeRefusal>(dependencies, transaction, change(keep), async () => {
    const refused = whyApart(keptRow, otherRow);
    if (refused) return { refused };
    const isNotice = otherRow.folder === 'notices';
    if (!differentPeople && !isNotice && !areOfOnePerson(identityOf(keptRow), identityOf(otherRow)))
      throw new Refused({ ok: false, reason: 'different-people', people });
    const hasNewLink = !isNotice && (await needsNewLink(dependencies, transaction, keptRow));
    const { reference } = otherRow;
    // Spam is mailed nothing: its link ends, and the timeline does not say that a new one was mailed.
    const isMailed = hasNewLink && keptRow.folder === 'inbox';
    const timer = timerOf(keptRow);
    return {
      set: {
        ...timerColumns(withTimerOf(timer, otherRow, closedStages.includes(keptRow.stage))),
        ...(await cargoColumnsOfGroup(transaction, keptRow)),
      },
      events: [
        {
          type: 'merged-in',
          leadId: other.id,
          reference,
          timer,
          ...(isMailed ? { hasNewLink: true } : {}),
          ...(isNotice ? { isNotice: true } : {}),
        },
      ],
      async alsoWrite() {
        if (hasNewLink)
          await replaceSecretLink(dependencies, transaction, { leadId: keep.id, at, by: by.id });
      },
    };
  });
  const { terms } = await transaction
    .selectFrom('lead_search')
    .select('terms')
    .where('rowid', '=', otherRow.number)
    .executeTakeFirstOrThrow();
  await addSearchTerms(transaction, keptRow.number, terms);
  return accepted(outcome);
}

/**
 * Merges leads into another, all or none: from then on that one alone is listed, found by the terms of all, and shown and
 * answered with all timelines. Nothing moves: every row stays with its lead, and `unmergeLead` clears the pointer. The kept one takes over
 * a timer that runs, and the columns of a shipment that it lacks; never a way to answer, as mails about it carry its link,
 * which is for its own sender. A closed one keeps its stage. Nothing is merged when a page was stale, when data of
 * any was deleted, or when somebody waits for an answer to a merged one and the kept one is a notice or spam; and where
 * nothing shows that they are of one person, only with `differentPeople`. The kept one's sender is mailed its link, which
 * ends where a form had shown it and is then a new one. A notice is put on any request, and nobody is mailed for it. Throws
 * when the database fails.
 */
export async function mergeAll(
  dependencies: MergeDependencies,
  { keep, others, ...merge }: Merge & { others: SeenLead[] },
): Promise<MergeOutcome> {
  const { db, clock } = dependencies;
  const ids = [keep, ...others].map(({ id }) => id);
  if (new Set(ids).size < ids.length) return { ok: false, reason: 'same-lead' };
  const at = clock();
  const mergeEach = async (transaction: Db): Promise<MergeOutcome> => {
    const group = await transaction
      .selectFrom('leads')
      .select('id')
      .where((lead) => lead.or([lead('id', 'in', ids), lead('merged_into', 'in', ids)]))
      .execute();
    await lockLeads(
      transaction,
      group.map(({ id }) => id),
    );
    let { version } = keep;
    for (const other of others) {
      const options = { ...merge, keep: { id: keep.id, version }, other, at };
      ({ version } = await mergeOne(dependencies, transaction, options));
    }
    return { ok: true, version };
  };
  try {
    const outcome = await transact(db, mergeEach);
    dependencies.outboxIsWaiting();
    return outcome;
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}

/** Merges one lead into another: see `mergeAll`. */
export function mergeLeads(
  dependencies: MergeDependencies,
  { other, ...merge }: Merge & { other: SeenLead },
): Promise<MergeOutcome> {
  return mergeAll(dependencies, { ...merge, others: [other] });
}
