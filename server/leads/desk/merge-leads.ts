import type { StaffName } from '../../../contract/lead-event.ts';
import { closedStages } from '../../../contract/lead-stage.ts';
import type { Db } from '../../db/open-database.ts';
import type { LeadTable } from '../../db/tables.ts';
import { transact } from '../../db/transact.ts';
import { moveDrafts } from '../reply/draft.ts';
import { addWords } from '../search/lead-words.ts';
import { shownStage } from '../shown-stage.ts';
import type { LeadDependencies } from '../submit-lead.ts';
import { type ChangeOutcome, changeLeadIn } from './change-lead.ts';
import { lockLead } from './lock-lead.ts';

/** A lead as it was on the page of whoever merges. */
interface SeenLead {
  id: string;
  version: number;
}

type MergeRefusal = 'same-lead' | 'erased' | 'spam' | 'closed';
export type MergeOutcome = ChangeOutcome<MergeRefusal>;

/** Undoes the transaction: of two leads, one was refused. */
class Refused extends Error {
  outcome: MergeOutcome;
  constructor(outcome: MergeOutcome) {
    super('A lead was not merged.');
    this.outcome = outcome;
  }
}

function accepted(outcome: MergeOutcome): MergeOutcome {
  if (!outcome.ok) throw new Refused(outcome);
  return outcome;
}

/** Both rows at once, always in the same order, so that two merges cannot wait for each other. */
async function lockBoth(transaction: Db, ids: string[]): Promise<Map<string, LeadTable>> {
  const rows = new Map<string, LeadTable>();
  for (const id of ids.toSorted()) {
    const row = await lockLead(transaction, id);
    if (row) rows.set(id, row);
  }
  return rows;
}

/** Why two leads must stay apart: whoever waits for an answer would wait for good. */
function whyApart(kept: LeadTable, other: LeadTable): 'erased' | 'spam' | 'closed' | null {
  if (kept.erased_at !== null || other.erased_at !== null) return 'erased';
  if (other.waits_until === null) return null;
  const stage = shownStage(kept);
  if (stage === 'spam') return 'spam';
  return closedStages.includes(stage) ? 'closed' : null;
}

/** What the kept lead takes over: a way to answer that it lacks, and the clock of an unanswered one. */
function takeOver(kept: LeadTable, other: LeadTable): Partial<LeadTable> {
  const contact = {
    ...(kept.email === '' ? { email: other.email, email_key: other.email_key } : {}),
    ...(kept.phone === '' ? { phone: other.phone } : {}),
  };
  if (other.waits_until === null) return contact;
  const dueAt = kept.waits_until === null ? other.due_at : Math.min(kept.due_at, other.due_at);
  return { ...contact, answered_at: null, due_at: dueAt };
}

/**
 * Merges a lead into another: from then on only that one is listed, found by the words of both, and shows both timelines.
 * The merged one stays stored as it was sent, and its customer's page shows where the other stands. Nothing is merged when
 * either page was stale, when data of either was deleted, or when somebody waits for an answer to the merged one and the
 * kept one is closed or spam. Throws when the database fails.
 */
export async function mergeLeads(
  { db, clock }: Pick<LeadDependencies, 'db' | 'clock'>,
  { keep, other, by }: { keep: SeenLead; other: SeenLead; by: StaffName },
): Promise<MergeOutcome> {
  if (keep.id === other.id) return { ok: false, reason: 'same-lead' };
  const at = clock();
  const merge = async (transaction: Db): Promise<MergeOutcome> => {
    const rows = await lockBoth(transaction, [keep.id, other.id]);
    const [keptRow, otherRow] = [rows.get(keep.id), rows.get(other.id)];
    if (!keptRow || !otherRow) return { ok: false, reason: 'no-such-lead' };

    const change = ({ id: leadId, version }: SeenLead) => ({ leadId, version, by });
    accepted(
      await changeLeadIn<MergeRefusal>(transaction, change(other), at, () => ({
        set: { merged_into: keep.id },
        happenings: [{ type: 'merged-into', leadId: keep.id, reference: keptRow.reference }],
      })),
    );
    const outcome = await changeLeadIn<MergeRefusal>(transaction, change(keep), at, () => {
      const refused = whyApart(keptRow, otherRow);
      if (refused) return { refused };
      return {
        set: takeOver(keptRow, otherRow),
        happenings: [{ type: 'merged-in', leadId: other.id, reference: otherRow.reference }],
      };
    });
    // Those merged into the other before belong to the kept one too.
    await transaction
      .updateTable('leads')
      .set({ merged_into: keep.id })
      .where('merged_into', '=', other.id)
      .execute();
    await moveDrafts(transaction, { from: other.id, to: keep.id });
    const { words } = await transaction
      .selectFrom('lead_words')
      .select('words')
      .where('rowid', '=', otherRow.number)
      .executeTakeFirstOrThrow();
    await addWords(transaction, keptRow.number, words);
    return accepted(outcome);
  };
  try {
    return await transact(db, merge);
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}
