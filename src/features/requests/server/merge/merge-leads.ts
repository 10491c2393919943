import type { Db } from '../../../../platform/db/open-database.ts';
import { transact } from '../../../../platform/db/transact.ts';
import { textOf } from '../../answers.ts';
import { closedStages, type StaffName } from '../../lead.ts';
import { cargoColumnsOf, cargoTakenOver } from '../cargo-columns.ts';
import { type ChangeOutcome, changeLeadIn, lockLeads } from '../commands/change-lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { shownStage, waitsUntil } from '../lead-state.ts';
import { moveDrafts } from '../reply/draft.ts';
import { addSearchTerms } from '../search/lead-search.ts';
import { isShownLink, replaceSecretLink } from '../secret-links.ts';
import type { LeadTable } from '../tables.ts';
import { findMergeGroup } from './merge-group.ts';
import { areOfOnePerson, identityOf, personOf } from './related-leads.ts';

/** The e-mail address or phone number that a lead was sent with itself; empty where it was sent without. */
export function ownAnswer(lead: LeadTable, field: 'email' | 'phone'): string {
  return textOf({ answers: JSON.parse(lead.payload) }, field);
}

function survivingId({ id, merged_into }: LeadTable): string {
  return merged_into ?? id;
}

/**
 * How a lead is answered and listed once some of those that were merged into it leave: what it took over of them is replaced by what
 * those that stay were sent with, or by nothing. The same goes for the shipment that it is listed by.
 */
export function columnsWithout(
  lead: LeadTable,
  { leaving, staying }: { leaving: LeadTable[]; staying: LeadTable[] },
): Partial<LeadTable> {
  const others = staying.filter(({ merged_into }) => merged_into === lead.id);
  const isTheirs = (field: 'email' | 'phone') =>
    lead[field] !== '' &&
    ownAnswer(lead, field) === '' &&
    leaving.some((other) => survivingId(other) === survivingId(lead) && other[field] === lead[field]);
  const instead = (field: 'email' | 'phone') =>
    others.map((other) => ownAnswer(other, field)).find((answer) => answer !== '') ?? '';
  const email = instead('email');
  return {
    // With an account, the address is the account's.
    ...(isTheirs('email') && lead.account_id === null ? { email, email_key: email.toLowerCase() } : {}),
    ...(isTheirs('phone') ? { phone: instead('phone') } : {}),
    ...cargoColumnsOf(...[lead, ...others].map(({ payload }) => JSON.parse(payload))),
  };
}

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

/** Why two leads must stay apart: a sender who waits for an answer would never get one. */
function whyApart(kept: LeadTable, other: LeadTable): 'erased' | 'spam' | 'closed' | null {
  if (kept.erased_at !== null || other.erased_at !== null) return 'erased';
  if (other.waits_until === null) return null;
  const stage = shownStage(kept);
  if (stage === 'spam') return 'spam';
  return closedStages.includes(stage) ? 'closed' : null;
}

/** The timer of a lead, and when its customer last wrote. */
export type Timer = Pick<LeadTable, 'replied_at' | 'due_at' | 'customer_wrote_at'>;

/**
 * The timer of a lead once another is merged into it: where the other waits, the earlier due time of the two and the newest
 * message that waits for a reply.
 */
export function withTimerOf(timer: Timer, other: LeadTable): Timer {
  if (waitsUntil({ ...other, merged_into: null }) === null) return timer;
  const isRunning = timer.replied_at === null;
  const wroteAt = Math.max((isRunning && timer.customer_wrote_at) || 0, other.customer_wrote_at ?? 0);
  return {
    replied_at: null,
    due_at: isRunning ? Math.min(timer.due_at, other.due_at) : other.due_at,
    customer_wrote_at: wroteAt || null,
  };
}

/**
 * Returns the columns that the kept lead takes over: a shipment that it lacks, and the timer of an unanswered one. Never a
 * way to answer: mails about the kept lead carry its link, which is for its own sender.
 */
function takeOver(kept: LeadTable, other: LeadTable): Partial<LeadTable> {
  return { ...cargoTakenOver(kept, other), ...withTimerOf(kept, other) };
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

/** Stores what undoing the merge needs, and that the two and all that were merged with either belong together. */
async function recordMerge(
  transaction: Db,
  { kept, other, group }: { kept: LeadTable; other: LeadTable; group: LeadTable[] },
): Promise<void> {
  await transaction
    .insertInto('lead_merges')
    .values({
      lead_id: other.id,
      kept_id: kept.id,
      kept_replied_at: kept.replied_at,
      kept_due_at: kept.due_at,
      kept_wrote_at: kept.customer_wrote_at ?? 0,
    })
    .execute();
  await transaction
    .updateTable('leads')
    .set({ merge_group: kept.merge_group ?? other.merge_group ?? kept.id })
    .where(
      'id',
      'in',
      group.map(({ id }) => id),
    )
    .execute();
}

/**
 * Merges a lead into another: from then on only that one is listed, found by the terms of both, and shows both
 * timelines. The merged one stays stored as it was sent, and its customer's page shows where the other stands;
 * `unmergeLead` undoes it. Nothing is merged when either page was stale, when data of either was deleted, or when
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
    const rows = await lockLeads(transaction, await findMergeGroup(transaction, [keep.id, other.id]));
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
    const outcome = await changeLeadIn<MergeRefusal>(dependencies, transaction, change(keep), async () => {
      const refused = whyApart(keptRow, otherRow);
      if (refused) return { refused };
      if (!differentPeople && !areOfOnePerson(identityOf(keptRow), identityOf(otherRow)))
        return { refused: 'different-people' };
      const hasNewLink = await needsNewLink(dependencies, transaction, keptRow);
      const { reference } = otherRow;
      // Spam is mailed nothing: its link ends, and the timeline does not say that a new one was mailed.
      const isMailed = hasNewLink && keptRow.folder === 'inbox';
      return {
        set: takeOver(keptRow, otherRow),
        events: [
          { type: 'merged-in', leadId: other.id, reference, ...(isMailed ? { hasNewLink: true } : {}) },
        ],
        async alsoWrite() {
          if (hasNewLink)
            await replaceSecretLink(dependencies, transaction, { leadId: keep.id, at, by: by.id });
        },
      };
    });
    // Those merged into the other before belong to the kept one too.
    await transaction
      .updateTable('leads')
      .set({ merged_into: keep.id })
      .where('merged_into', '=', other.id)
      .execute();
    await recordMerge(transaction, { kept: keptRow, other: otherRow, group: [...rows.values()] });
    await moveDrafts(transaction, { from: other.id, to: keep.id });
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
