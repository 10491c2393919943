import type { Db } from '../../../../platform/db/open-database.ts';
import { transact } from '../../../../platform/db/transact.ts';
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

type MergeRefusal = 'same-lead' | 'erased' | 'spam' | 'closed' | 'different-people';

/** `people`: whose the two requests are, where they are of different people and nobody confirmed that. */
export type MergeOutcome =
  | ChangeOutcome<Exclude<MergeRefusal, 'different-people'>>
  | { ok: false; reason: 'different-people'; people: [string, string] };

/** Undoes the transaction: of two leads, one was refused. */
class Refused extends Error {
  outcome: ChangeOutcome<MergeRefusal>;
  constructor(outcome: ChangeOutcome<MergeRefusal>) {
    super('A lead was not merged.');
    this.outcome = outcome;
  }
}

function accepted(outcome: ChangeOutcome<MergeRefusal>) {
  if (!outcome.ok) throw new Refused(outcome);
  return outcome;
}

/** Reason that two leads must stay apart: a sender who waits for an answer would never get one. */
function whyApart(kept: LeadTable, other: LeadTable): 'erased' | 'spam' | 'closed' | null {
  if (kept.erased_at !== null || other.erased_at !== null) return 'erased';
  if (other.waits_until === null) return null;
  const stage = shownStage(kept);
  if (stage === 'spam') return 'spam';
  return closedStages.includes(stage) ? 'closed' : null;
}

function timerOf({ replied_at: repliedAt, due_at: dueAt, customer_wrote_at: wroteAt }: LeadTable): LeadTimer {
  return { repliedAt, dueAt, wroteAt };
}

export function timerColumns({ repliedAt, dueAt, wroteAt }: LeadTimer) {
  return { replied_at: repliedAt, due_at: dueAt, customer_wrote_at: wroteAt };
}

/**
 * The timer of a lead once another is merged into it: where the other waits, the earlier due time of the two and the newest
 * message that waits for a reply.
 */
export function withTimerOf(timer: LeadTimer, other: LeadTable): LeadTimer {
  if (waitsUntil({ ...other, merged_into: null }) === null) return timer;
  const isRunning = timer.repliedAt === null;
  return {
    repliedAt: null,
    dueAt: isRunning ? Math.min(timer.dueAt, other.due_at) : other.due_at,
    wroteAt: Math.max((isRunning && timer.wroteAt) || 0, other.customer_wrote_at ?? 0) || null,
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

/**
 * Merges a lead into another: from then on that one alone is listed, found by the terms of both, and shown and answered with
 * both timelines. Nothing moves: every row stays with its lead, and `unmergeLead` clears the pointer. The kept one takes over
 * a timer that runs, and the columns of a shipment that it lacks; never a way to answer, as mails about it carry its link,
 * which is for its own sender. Nothing is merged when either page was stale, when data of either was deleted, or when
 * somebody waits for an answer to the merged one and the kept one is closed or spam; and where nothing shows that the
 * two are of one person, only with `differentPeople`. The kept one's sender is mailed its link, which ends where a form had
 * shown it and is then a new one. Throws when the database fails.
 */
export async function mergeLeads(
  dependencies: Pick<
    LeadDependencies,
    'db' | 'cipher' | 'clock' | 'mailLimit' | 'outboxIsWaiting' | 'timelineSubscribers'
  >,
  {
    keep,
    other,
    by,
    differentPeople = false,
  }: { keep: SeenLead; other: SeenLead; by: StaffName; differentPeople?: boolean | undefined },
): Promise<MergeOutcome> {
  if (keep.id === other.id) return { ok: false, reason: 'same-lead' };
  const { db, clock } = dependencies;
  const at = clock();
  let people: [string, string] = ['', ''];
  const merge = async (transaction: Db): Promise<MergeOutcome> => {
    const ids = [keep.id, other.id];
    const group = await transaction
      .selectFrom('leads')
      .select('id')
      .where((lead) => lead.or([lead('id', 'in', ids), lead('merged_into', 'in', ids)]))
      .execute();
    const rows = await lockLeads(
      transaction,
      group.map(({ id }) => id),
    );
    const [keptRow, otherRow] = [rows.get(keep.id), rows.get(other.id)];
    if (!keptRow || !otherRow) return { ok: false, reason: 'no-such-lead' };
    people = [personOf(keptRow), personOf(otherRow)];

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
      if (!differentPeople && !areOfOnePerson(identityOf(keptRow), identityOf(otherRow)))
        return { refused: 'different-people' };
      const hasNewLink = await needsNewLink(dependencies, transaction, keptRow);
      const { reference } = otherRow;
      // Spam is mailed nothing: its link ends, and the timeline does not say that a new one was mailed.
      const isMailed = hasNewLink && keptRow.folder === 'inbox';
      const timer = timerOf(keptRow);
      return {
        set: {
          ...timerColumns(withTimerOf(timer, otherRow)),
          ...(await cargoColumnsOfGroup(transaction, keptRow)),
        },
        events: [
          {
            type: 'merged-in',
            leadId: other.id,
            reference,
            timer,
            ...(isMailed ? { hasNewLink: true } : {}),
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
  };
  try {
    const outcome = await transact(db, merge);
    if (outcome.ok) dependencies.outboxIsWaiting();
    return outcome;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { outcome } = error;
    if (outcome.ok || outcome.reason !== 'different-people') return outcome as MergeOutcome;
    return { ok: false, reason: 'different-people', people };
  }
}
